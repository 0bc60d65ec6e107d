import { PARKED_DATE_TIME } from '@throughline/domain/tactics'

import type { CalendarItem } from '../calendar-parts'
import { isDay, isMoment, momentOf } from './civil-input'
import type { UncheckedItem } from './host-item.types'

/** Values for fields that an item leaves out. */
export interface ItemDefaults {
  /** The plan of an item that names none. */
  readonly planId: number
  /** Whether the view needs dates; a parking lot does not read them. */
  readonly hasDates: boolean
}

/** The channel of an item that names none: no channel has this id. */
const NO_CHANNEL = -1

/** Whether a value can name an item or a channel. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Whether an item has every field in the form that views work with. */
function isComplete(item: UncheckedItem): item is CalendarItem {
  return (
    isId(item.id) &&
    typeof item.title === 'string' &&
    isMoment(item.startDate) &&
    isMoment(item.endDate) &&
    typeof item.isAllDay === 'boolean' &&
    typeof item.isFlagged === 'boolean' &&
    typeof item.isInitiative === 'boolean' &&
    isId(item.planId) &&
    isTextOrNull(item.abbreviatedPlanName) &&
    isId(item.channelId) &&
    isTextOrNull(item.rrule) &&
    (item.recurrenceEndDate === null || isMoment(item.recurrenceEndDate))
  )
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

/**
 * Returns an item in the one shape that views use: the same object if it has that shape, else a
 * copy with defaults for missing fields. A date without a time makes it an all-day item.
 *
 * @param item of a host, so its fields may be anything
 * @returns null if the view cannot show it: without an id, or without a start
 */
export function completeItem(
  item: UncheckedItem,
  { planId, hasDates }: ItemDefaults,
): CalendarItem | null {
  if (isComplete(item)) return item
  if (!isId(item.id)) return null
  const isUnscheduled = item.isUnscheduled === true || !hasDates
  const startDate = isUnscheduled ? PARKED_DATE_TIME : momentOf(item.startDate)
  if (startDate === null) return null
  const { rrule, abbreviatedPlanName } = item
  return {
    ...item,
    id: item.id,
    title: typeof item.title === 'string' ? item.title : '',
    startDate,
    endDate: isUnscheduled ? PARKED_DATE_TIME : (momentOf(item.endDate) ?? startDate),
    isAllDay: item.isAllDay === true || hasNoTime(item),
    isUnscheduled,
    isFlagged: item.isFlagged === true,
    isInitiative: item.isInitiative === true,
    planId: isId(item.planId) ? item.planId : planId,
    abbreviatedPlanName: typeof abbreviatedPlanName === 'string' ? abbreviatedPlanName : null,
    channelId: isId(item.channelId) ? item.channelId : NO_CHANNEL,
    rrule: typeof rrule === 'string' ? rrule : null,
    recurrenceEndDate: momentOf(item.recurrenceEndDate),
  }
}

/** Whether one of an item's dates is a day without a time. */
export function hasNoTime({ startDate, endDate }: UncheckedItem): boolean {
  return isDay(startDate) || isDay(endDate)
}
