import { findFaults, quoted } from './find-faults'
import type { CheckedInput } from './find-faults'

/** A property whose text needs a certain form. */
interface CheckedText {
  readonly prop: string
  readonly value: unknown
  readonly isValid: (value: unknown) => boolean
  /** `YYYY-MM`, for example. */
  readonly form: string
}

/** Input of a view to check. */
export interface InputReport {
  /** Name of the component. */
  readonly component: string
  readonly lists: readonly Omit<CheckedInput, 'channels'>[]
  readonly channels: ReadonlyMap<number, unknown>
  readonly texts: readonly CheckedText[]
}

/**
 * Writes the faults in the input of a view to the console, one error for each kind of fault.
 *
 * @param reported the kinds that were reported before; this report adds its kinds
 */
export function reportFaults(
  { component, lists, channels, texts }: InputReport,
  reported: Set<string>,
): void {
  const report = (kind: string, text: string): void => {
    if (reported.has(kind)) return
    reported.add(kind)
    console.error(`${component}: ${text}`)
  }
  for (const { prop, value, isValid, form } of texts) {
    if (value !== undefined && value !== null && !isValid(value)) {
      report(
        `${prop} of another form`,
        `${prop} ${quoted(value)} is not valid, and is ignored. Expected ${form}.`,
      )
    }
  }
  for (const list of lists) {
    for (const { kind, text, others } of findFaults({ ...list, channels })) {
      const more = others === 0 ? '' : ` The same is wrong with ${others} more.`
      report(`${list.prop} ${kind}`, `${text}${more}`)
    }
  }
}
