import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { useMemo } from 'react'

import type { CalendarEvent, CalendarItem } from '../../calendar-parts'
import { printPlanOf } from './day-sizes'
import type { PrintPlan } from './day-sizes'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'
import { boxesAt, dayPageOf, drawnRange } from './model/day-page'

export interface DayPageAndIndex {
  readonly page: DayPage
  /** All drawn entries, by their key. */
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Per line of the hours, how many items of each day meet it. */
  readonly itemCounts: readonly (readonly number[])[]
  /** Null on a screen. */
  readonly printPlan: PrintPlan | null
}

/**
 * Returns the drawing of items and events; recomputes it only when items, events or days change.
 */
export function useDayPage(
  items: readonly CalendarItem[],
  events: readonly CalendarEvent[],
  day: CivilDate,
  dayCount: number,
  isOnPaper: boolean,
): DayPageAndIndex {
  return useMemo(() => {
    const onScreen = dayPageOf(items, events, dayNumberOf(day), dayCount)
    const printPlan = isOnPaper ? printPlanOf(onScreen.laneCount, drawnRange(onScreen)) : null
    const page =
      printPlan === null
        ? onScreen
        : dayPageOf(items, events, dayNumberOf(day), dayCount, printPlan.minMinutes)
    const placed: (AllDayBarModel | BoxModel)[] = [...page.allDayBars, ...page.days.flat()]
    return {
      page,
      printPlan,
      placedByKey: new Map(placed.map((each) => [each.key, each])),
      itemCounts: page.slots.map(({ slot }) =>
        page.days.map((_day, column) => boxesAt(page, page.firstDay + column, slot).length),
      ),
    }
  }, [items, events, day, dayCount, isOnPaper])
}
