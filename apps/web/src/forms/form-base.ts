import type { FieldValues } from 'react-hook-form'
import type { FormOptions } from './form'
import { NO_PROBLEM, type FormProblem } from './form-problem'
import { mergeValues } from './merge-values'

/** What the changes of a form are measured against. */
interface FormBase<Values, Stored> {
  readonly stored: Stored | null
  readonly values: Values
  /** Values that were saved or given up, which are no changes either; null for none. */
  readonly settled: Values | null
}

/** How a form starts. */
export interface FormStart<Values extends FieldValues, Stored> {
  readonly base: FormBase<Values, Stored>
  readonly values: Values
  readonly problem: FormProblem<keyof Values & string, Stored>
  readonly isRestored: boolean
}

/**
 * The start of a form: as it is stored, or as it was typed before a reload. What was
 * typed over an older version meets the stored one as somebody else's version; the person
 * is asked only where both have changed the same field.
 */
export function startOf<Values extends FieldValues, Stored>({
  initialValues,
  stored = null,
  valuesOf,
  merge = mergeValues,
  draft,
}: FormOptions<Values, Stored>): FormStart<Values, Stored> {
  const before = stored !== null && valuesOf !== undefined ? valuesOf(stored) : initialValues
  const base = { stored, values: before, settled: null }
  const typed = draft?.read() ?? null
  if (typed === null) {
    return { base, values: initialValues, problem: NO_PROBLEM, isRestored: false }
  }
  if (!typed.isOutdated) {
    return { base, values: typed.values, problem: NO_PROBLEM, isRestored: true }
  }
  const merged = merge({ before: typed.before, mine: typed.values, theirs: before })
  if (!merged.hasClashes) {
    return { base, values: merged.values, problem: NO_PROBLEM, isRestored: true }
  }
  return {
    base: { ...base, values: typed.before },
    values: typed.values,
    problem: { ...NO_PROBLEM, theirs: stored },
    isRestored: true,
  }
}
