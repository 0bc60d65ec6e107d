import {
  indexItems,
  indexWeeks,
  layoutMonth,
  occurrencesInWindow,
} from '@throughline/domain/layout'
import type { MonthGrid, WeekIndex } from '@throughline/domain/layout'
import { useMemo } from 'react'

import type { MonthCalendarItem } from './MonthCalendar.types'
import type { WeekModel } from './model/week-model'
import { drawWeeks, emptyWeeks } from './model/week-model'

interface MonthWeeks {
  readonly weekIndex: WeekIndex
  readonly weeks: readonly WeekModel[]
}

/**
 * From items to weeks in three steps, each redone only when its own input
 * changes: dates are read per array of items, occurrences per month, lanes per
 * height of a row.
 */
export function useMonthWeeks(
  items: readonly MonthCalendarItem[],
  grid: MonthGrid,
  lanes: number | null,
): MonthWeeks {
  const itemIndex = useMemo(() => indexItems(items), [items])
  const weekIndex = useMemo(() => {
    const { firstDay, weekCount } = grid
    const windowEnd = firstDay + weekCount * 7
    const occurrences = occurrencesInWindow(itemIndex, firstDay, windowEnd)
    return indexWeeks(occurrences, firstDay, weekCount)
  }, [itemIndex, grid])
  const weeks = useMemo(
    () =>
      lanes === null
        ? emptyWeeks(grid.firstDay, grid.weekCount)
        : drawWeeks(items, weekIndex, layoutMonth(weekIndex, lanes)),
    [items, weekIndex, lanes, grid],
  )
  return { weekIndex, weeks }
}
