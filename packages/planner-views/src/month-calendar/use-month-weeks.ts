import { indexWeeks, layoutMonth, occurrencesInWindow } from '@throughline/domain/layout'
import type { MonthGrid, WeekIndex } from '@throughline/domain/layout'
import { useMemo } from 'react'

import type { CalendarItem } from '../calendar-item'
import type { WeekModel } from './model/week-model'
import { drawWeeks } from './model/week-model'

interface MonthWeeks {
  readonly weekIndex: WeekIndex
  readonly weeks: readonly WeekModel[]
}

/**
 * From items to weeks in two steps, each redone only when its own input
 * changes: occurrences per month and list of items, lanes per height of a row.
 */
export function useMonthWeeks(
  items: readonly CalendarItem[],
  grid: MonthGrid,
  lanes: number | null,
): MonthWeeks {
  const weekIndex = useMemo(() => {
    const { firstDay, weekCount } = grid
    const windowEnd = firstDay + weekCount * 7
    const occurrences = occurrencesInWindow(items, firstDay, windowEnd)
    return indexWeeks(occurrences, firstDay, weekCount)
  }, [items, grid])
  const weeks = useMemo(
    () =>
      // Without a measurement there is nothing to draw, and so nothing to draw twice.
      lanes === null ? [] : drawWeeks(items, weekIndex, layoutMonth(weekIndex, lanes)),
    [items, weekIndex, lanes],
  )
  return { weekIndex, weeks }
}
