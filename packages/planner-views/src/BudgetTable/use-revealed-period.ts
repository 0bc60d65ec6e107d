import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { BudgetSpan } from '@throughline/domain/budget'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { NAME_PIXELS } from './budget-columns'
import { FIGURE_KINDS } from './model/visible-rows'
import type { CellWidths } from './model/cell-width'

/** A day whose period should be in view. */
export interface RevealedDay {
  readonly date: CivilDate
}

/**
 * Scrolls a budget as little as possible until the period of a day is visible, once for each object
 * that requests it. Until the user scrolls, the period stays visible while widths and periods
 * change.
 *
 * @returns for the element that scrolls
 */
export function useRevealedPeriod(
  day: RevealedDay | null,
  spans: readonly BudgetSpan[],
  { span, total }: CellWidths,
): RefObject<HTMLDivElement | null> {
  const gridRef = useRef<HTMLDivElement>(null)
  const lastRef = useRef<{ readonly day: RevealedDay; readonly scrolled: number } | null>(null)
  const number = day === null ? null : dayNumberOf(day.date)
  const at =
    number === null
      ? -1
      : spans.findIndex(({ startDay, endDay }) => startDay <= number && number <= endDay)
  useLayoutEffect(() => {
    if (day === null || at < 0) return undefined
    let isCancelled = false
    // The table draws its columns once it is measured: after this commit, but before the paint.
    queueMicrotask(() => {
      const grid = gridRef.current
      if (isCancelled || grid === null) return
      const last = lastRef.current
      // The browser itself reduces a scroll position beyond the end; any other change comes from
      // the user.
      const unchanged = Math.min(last?.scrolled ?? 0, grid.scrollWidth - grid.clientWidth)
      if (last?.day === day && Math.abs(Math.abs(grid.scrollLeft) - unchanged) > 1) return
      reveal(grid, at, { span, total })
      lastRef.current = { day, scrolled: Math.abs(grid.scrollLeft) }
    })
    return () => {
      isCancelled = true
    }
  }, [day, at, span, total])
  return gridRef
}

/** Whole columns stay beside the names: the browser does not scroll further than there are any. */
function reveal(grid: HTMLElement, at: number, { span, total }: CellWidths): void {
  const period = span * FIGURE_KINDS.length
  const room = grid.clientWidth - NAME_PIXELS - total * FIGURE_KINDS.length
  const before = Math.abs(grid.scrollLeft)
  const [start, end] = [at * period, (at + 1) * period]
  const after = Math.min(start, Math.max(before, end - room))
  if (after === before) return
  grid.scrollLeft = getComputedStyle(grid).direction === 'rtl' ? -after : after
}
