import type { FieldValues } from 'react-hook-form'
import type { FormOptions } from './form'
import { noProblem, type FormProblem } from './form-problem'
import { mergeValues } from './merge-values'

/** Baseline of a form: it has changes if its values differ from this. */
interface FormBase<Values, Stored> {
  readonly stored: Stored | null
  readonly values: Values
  /** Values that were saved or discarded, which also count as unchanged; null for none. */
  readonly settled: Values | null
}

/** Initial state of a form. */
export interface FormStart<Values extends FieldValues, Stored> {
  readonly base: FormBase<Values, Stored>
  readonly values: Values
  readonly problem: FormProblem<keyof Values & string, Stored>
  readonly isRestored: boolean
}

/**
 * Returns the initial state of a form: the stored values, or the draft of typed values.
 *
 * If the draft is based on an older version, merges it with the stored one. The user must choose
 * only if both have changed the same field.
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
    return { base, values: initialValues, problem: noProblem, isRestored: false }
  }
  if (!typed.isOutdated) {
    return { base, values: typed.values, problem: noProblem, isRestored: true }
  }
  const merged = merge({ before: typed.before, mine: typed.values, theirs: before })
  if (!merged.hasClashes) {
    return { base, values: merged.values, problem: noProblem, isRestored: true }
  }
  return {
    base: { ...base, values: typed.before },
    values: typed.values,
    problem: { ...noProblem, theirs: stored },
    isRestored: true,
  }
}
