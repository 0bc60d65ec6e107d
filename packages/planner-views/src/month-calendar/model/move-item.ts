import { civilDateTimeOf, dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'

import type { CalendarItem, MoveVerdict } from '../../calendar-item'
import type { MoveRequest } from '../MonthCalendar.types'

/** What decides about a move besides the item. */
export interface MoveRules {
  readonly currentPlanId: number
  readonly movePolicy?: ((item: CalendarItem) => MoveVerdict) | undefined
}

/**
 * Whether an item may be moved. The host's policy speaks first, so that someone
 * without rights learns of that before anything else; repeating items stay in
 * any case.
 */
export function judgeMove(item: CalendarItem, rules: MoveRules): MoveVerdict {
  if (rules.movePolicy !== undefined) {
    const verdict = rules.movePolicy(item)
    if (!verdict.allowed) return verdict
  } else if (item.planId !== rules.currentPlanId) {
    return { allowed: false, code: 'other-plan' }
  }
  return repeats(item.rrule) ? { allowed: false, code: 'repeating' } : { allowed: true }
}

/**
 * The dates of an item some days later; its times of day stay.
 *
 * @param deltaDays whole days, negative for earlier
 * @throws RangeError when a new date lies outside the years 1900 to 9999
 */
export function moveByDays(item: CalendarItem, deltaDays: number): MoveRequest {
  return {
    item,
    deltaDays,
    startDate: shift(item.startDate, deltaDays),
    endDate: shift(item.endDate, deltaDays),
  }
}

function shift(dateTime: string, deltaDays: number): string {
  return civilDateTimeOf(dayNumberOf(dateTime) + deltaDays, minutesOfDay(dateTime))
}
