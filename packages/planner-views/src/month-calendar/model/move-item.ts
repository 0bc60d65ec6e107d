import { civilDateTimeOf, dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import { resizeTactic } from '@throughline/domain/tactics'

import type { CalendarItem, MoveVerdict } from '../../calendar-item'
import type { ItemEdge } from '../drag-gesture'
import type { MoveRequest, ResizeRequest } from '../MonthCalendar.types'

/** What decides about a move besides the item. */
export interface MoveRules {
  readonly currentPlanId: number
  readonly movePolicy?: ((item: CalendarItem, action: 'move' | 'resize') => MoveVerdict) | undefined
}

/**
 * Whether an item may be moved, or its ends. The host's policy speaks first, so
 * that someone without rights learns of that before anything else; repeating
 * items stay in any case.
 */
export function judgeMove(
  item: CalendarItem,
  action: 'move' | 'resize',
  rules: MoveRules,
): MoveVerdict {
  if (rules.movePolicy !== undefined) {
    const verdict = rules.movePolicy(item, action)
    if (!verdict.allowed) return verdict
  } else if (item.planId !== rules.currentPlanId) {
    return { allowed: false, code: 'other-plan' }
  }
  return repeats(item.rrule) ? { allowed: false, code: 'repeating' } : { allowed: true }
}

/** Whether an item may be deleted: as the host says, else those of the plan one stands in. */
export function judgeDelete(
  item: CalendarItem,
  rules: {
    readonly currentPlanId: number
    readonly deletePolicy?: ((item: CalendarItem) => MoveVerdict) | undefined
  },
): MoveVerdict {
  if (rules.deletePolicy !== undefined) return rules.deletePolicy(item)
  return item.planId === rules.currentPlanId
    ? { allowed: true }
    : { allowed: false, code: 'other-plan' }
}

/**
 * The dates of an item with one end some days later.
 *
 * @param deltaDays whole days, negative for earlier; the end stops at the other one
 * @returns null when nothing would change
 * @throws RangeError when a new date lies outside the years 1900 to 9999
 */
export function resizeByDays(
  item: CalendarItem,
  edge: ItemEdge,
  deltaDays: number,
): ResizeRequest | null {
  // Whether an item lasts whole months is for the host's policy, which knows its type.
  const changed = resizeTactic(
    { ...item, isUnscheduled: item.isUnscheduled ?? false, isMonthly: false },
    edge,
    deltaDays,
  )
  return changed.code === 'changed' ? { item, edge, ...changed.dates } : null
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
