import { answerDates, completeItem, rescheduleByDays } from '@throughline/domain/tactics'
import type { TacticDates } from '@throughline/domain/tactics'
import type { CalendarItemInput } from '@throughline/planner-views/calendar-item'

/** The items after one of them was moved, or was made longer or shorter. */
export function withDates<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
  { startDate, endDate, isAllDay }: TacticDates,
): readonly Item[] {
  return items.map((item) =>
    item.id === id ? Object.assign({}, item, { startDate, endDate, isAllDay }) : item,
  )
}

/**
 * The items after some of them were moved by whole days.
 *
 * @param deltaDays negative for earlier
 * @param isMonthly whether an item lasts whole months. @default none do
 */
export function movedByDays<Item extends { readonly id: number }>(
  items: readonly Item[],
  moved: readonly CalendarItemInput[],
  deltaDays: number,
  isMonthly?: (item: CalendarItemInput) => boolean,
): readonly Item[] {
  const dates = new Map(
    moved.flatMap((source) => {
      const item = completeItem(source)
      if (item === null) return []
      const subject = Object.assign({}, item, { isMonthly: isMonthly?.(source) ?? false })
      const outcome = rescheduleByDays(subject, { kind: 'move' }, deltaDays)
      return outcome.code === 'changed'
        ? [[item.id, answerDates(source, outcome.dates)] as const]
        : []
    }),
  )
  return items.map((item) =>
    dates.has(item.id) ? Object.assign({}, item, dates.get(item.id)) : item,
  )
}

/** The items without one of them. */
export function withoutItem<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): readonly Item[] {
  return items.filter((item) => item.id !== id)
}
