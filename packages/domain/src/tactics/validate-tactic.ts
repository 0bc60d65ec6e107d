import { isCivilDateTime } from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'

/** The fields of a form that decide whether an item can be saved. */
export interface TacticDraft {
  readonly title: string
  /** null: no type chosen yet. */
  readonly tacticTypeId: number | null
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  readonly isUnscheduled: boolean
}

/** One reason why an item cannot be saved. */
export interface TacticFieldError {
  readonly field: keyof Omit<TacticDraft, 'isUnscheduled'>
  readonly code: 'required' | 'too-long' | 'invalid-date' | 'end-before-start'
}

/** The maximum length of a title in characters. */
export const TITLE_LIMIT_LENGTH = 255

/**
 * Why an item cannot be saved, in the order of the form; empty when it can. It
 * needs a title and a type, dates that exist, and an end that is not before the
 * start. Dates of items in the parking lot are not checked.
 */
export function validateTactic(draft: TacticDraft): readonly TacticFieldError[] {
  const errors: TacticFieldError[] = []
  if (draft.title.trim() === '') errors.push({ field: 'title', code: 'required' })
  else if (draft.title.length > TITLE_LIMIT_LENGTH) {
    errors.push({ field: 'title', code: 'too-long' })
  }
  if (draft.tacticTypeId === null) errors.push({ field: 'tacticTypeId', code: 'required' })
  if (draft.isUnscheduled) return errors

  const hasStart = isCivilDateTime(draft.startDate)
  const hasEnd = isCivilDateTime(draft.endDate)
  if (!hasStart) errors.push({ field: 'startDate', code: 'invalid-date' })
  if (!hasEnd) errors.push({ field: 'endDate', code: 'invalid-date' })
  // Texts of this form sort like the times that they name.
  if (hasStart && hasEnd && draft.endDate < draft.startDate) {
    errors.push({ field: 'endDate', code: 'end-before-start' })
  }
  return errors
}
