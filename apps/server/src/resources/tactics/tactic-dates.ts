import { dayNumberOf, isCivilDateTime } from '@throughline/domain/calendar-dates'
import { parseRule, recurrenceChoiceOf } from '@throughline/domain/recurrence'
import { asWholeMonths, isNewStart, withDuration } from '@throughline/domain/tactics'
import type { TacticDates } from '@throughline/domain/tactics'
import { unprocessable, validationFailed } from '../../errors/api-error'
import type { TacticInput } from './tactic-input'

/** The stored dates of an item; without dates, it is unscheduled. */
export interface StoredWhen {
  readonly isUnscheduled: boolean
  readonly isAllDay: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly rrule: string | null
  readonly recurrenceEndDate: string | null
  readonly isCustomRecurrence: boolean
}

/**
 * The dates of an item after a create or an update.
 *
 * @param stored the stored dates; null for a new item
 * @param isMonthly whether items of the type last whole months
 * @throws ApiError 400 for a missing or impossible date, 422 for an end before the start
 */
export function resolveWhen(
  input: TacticInput,
  stored: StoredWhen | null,
  { isMonthly }: { readonly isMonthly: boolean },
): StoredWhen {
  const isAllDay = input.isAllDay ?? stored?.isAllDay ?? false
  if (input.isUnscheduled ?? stored?.isUnscheduled ?? false) {
    return {
      isUnscheduled: true,
      isAllDay,
      startDate: null,
      endDate: null,
      rrule: null,
      recurrenceEndDate: null,
      isCustomRecurrence: false,
    }
  }
  const dates = resolveDates(input, stored, isAllDay)
  const fitted = isMonthly ? asWholeMonths(dates) : dates.isAllDay ? withDuration(dates) : dates
  return { isUnscheduled: false, ...fitted, ...resolveRepeat(input, stored, fitted.startDate) }
}

function resolveDates(
  input: TacticInput,
  stored: StoredWhen | null,
  isAllDay: boolean,
): TacticDates {
  const startDate = input.startDate ?? stored?.startDate ?? null
  if (startDate === null) throw missingDate('/startDate')
  const endDate = input.endDate ?? stored?.endDate ?? startDate
  requireDateTime(startDate, '/startDate')
  requireDateTime(endDate, '/endDate')
  const isBefore = isAllDay ? dayNumberOf(endDate) < dayNumberOf(startDate) : endDate < startDate
  if (isBefore) {
    throw unprocessable('end_before_start', 'The end lies before the start.', '/endDate')
  }
  return { startDate, endDate, isAllDay }
}

function resolveRepeat(
  input: TacticInput,
  stored: StoredWhen | null,
  startDate: string,
): Pick<StoredWhen, 'rrule' | 'recurrenceEndDate' | 'isCustomRecurrence'> {
  const none = { rrule: null, recurrenceEndDate: null, isCustomRecurrence: false }
  if (input.repeats === false) return none
  const text = input.rrule === undefined ? retainedRule(input, stored, startDate) : input.rrule
  // An invalid rule is dropped, and the rest of the item is stored.
  const rule = parseRule(text)
  if (text === null || rule === null) return none
  const last =
    input.recurrenceEndDate === undefined
      ? (stored?.recurrenceEndDate ?? null)
      : input.recurrenceEndDate
  if (last !== null) requireDateTime(last, '/recurrenceEndDate')
  const recurrenceEndDate = last === null ? null : `${last.slice(0, 10)}T23:59:59`
  if (recurrenceEndDate !== null && recurrenceEndDate < startDate) {
    throw unprocessable(
      'end_before_start',
      'The series ends before it starts.',
      '/recurrenceEndDate',
    )
  }
  return {
    rrule: text.trim(),
    recurrenceEndDate,
    isCustomRecurrence: recurrenceChoiceOf(rule, dayNumberOf(startDate)) === 'custom',
  }
}

/** A rule counts from the start of its item, so that a new start clears it. */
function retainedRule(
  input: TacticInput,
  stored: StoredWhen | null,
  startDate: string,
): string | null {
  if (stored === null || stored.startDate === null) return null
  const isRequested = input.startDate !== undefined
  return isNewStart(stored.startDate, startDate, isRequested) ? null : stored.rrule
}

function requireDateTime(text: string, path: string): void {
  if (!isCivilDateTime(text)) {
    throw validationFailed([{ path, message: 'is no date and time', code: 'format' }])
  }
}

function missingDate(path: string) {
  return validationFailed([{ path, message: 'is required unless unscheduled', code: 'required' }])
}
