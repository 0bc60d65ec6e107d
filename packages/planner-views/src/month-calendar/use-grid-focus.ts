import type { DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { CivilMonth, MonthGrid } from '@throughline/domain/layout'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'

import type { WeekModel } from './model/week-model'
import type { TabStop } from './tab-stop'
import { elementOfTabStop, gridTargetOf } from './tab-stop'

interface GridFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly today: DayNumber
  readonly onMonthChange: ((change: { month: CivilMonth }) => void) | undefined
}

/**
 * Roving focus: one element of the grid is a stop for Tab, the one that had the
 * focus last. What is to be focused but not on show yet (a day of another month,
 * a bar that has just moved) is focused as soon as it is drawn.
 */
export function useGridFocus({ gridRef, grid, weeks, today, onMonthChange }: GridFocusOptions) {
  const [wishedStop, setWishedStop] = useState<TabStop | null>(null)
  const awaitedRef = useRef<TabStop | null>(null)

  const tabStop = useMemo(
    () => stopOnShow(wishedStop, grid, weeks, today),
    [wishedStop, grid, weeks, today],
  )

  const isOnShow = (day: DayNumber): boolean =>
    day >= grid.firstDay && day < grid.firstDay + grid.weekCount * 7

  /** Focuses a part of the grid now; false when it is not there. */
  const focusStop = (stop: TabStop): boolean => {
    const element = gridRef.current === null ? null : elementOfTabStop(gridRef.current, stop)
    if (element === null) return false
    setWishedStop(stop)
    element.focus()
    return true
  }

  /** Focuses a part once it is drawn, turning to its month when that is not on show. */
  const awaitStop = (stop: TabStop): void => {
    awaitedRef.current = stop
    if (!isOnShow(stop.day)) onMonthChange?.({ month: civilMonthOf(stop.day) })
  }

  const focusDay = (day: DayNumber): void => {
    const stop: TabStop = { part: 'day', day }
    if (!focusStop(stop)) awaitStop(stop)
  }

  useLayoutEffect(() => {
    const awaited = awaitedRef.current
    const gridElement = gridRef.current
    if (awaited === null || gridElement === null) return
    const { activeElement } = document
    // Somebody who has gone elsewhere in the meantime is left there.
    const isElsewhere = activeElement !== document.body && !gridElement.contains(activeElement)
    const stop = stopOnShow(awaited, grid, weeks, today)
    if (!isElsewhere && stop.day !== awaited.day) return
    awaitedRef.current = null
    if (isElsewhere) return
    setWishedStop(stop)
    elementOfTabStop(gridElement, stop)?.focus()
  }, [gridRef, grid, weeks, today])

  const handleFocus = (event: FocusEvent): void => {
    const target = gridTargetOf(event.target)
    if (target === null) return
    setWishedStop((before) => stopOfTarget(target, before))
  }

  return { tabStop, focusStop, focusDay, awaitStop, handleFocus }
}

type FoundTarget = NonNullable<ReturnType<typeof gridTargetOf>>

function stopOfTarget(target: FoundTarget, before: TabStop | null): TabStop {
  if (target.part !== 'bar') {
    const isSame = before?.part === target.part && before.day === target.day
    return isSame ? before : { part: target.part, day: target.day }
  }
  const { itemId, startDay } = target
  // A bar that spans days was reached from one of them, and keys go on from there.
  const span = Number(target.bar.style.getPropertyValue('--span'))
  const isWithin = before !== null && before.day >= target.day && before.day < target.day + span
  const day = isWithin ? before.day : target.day
  const isSame =
    before?.part === 'bar' &&
    before.itemId === itemId &&
    before.startDay === startDay &&
    before.day === day
  return isSame ? before : { part: 'bar', day, itemId, startDay }
}

/** The stop itself where it is on show, else the nearest thing to it that is. */
function stopOnShow(
  stop: TabStop | null,
  grid: MonthGrid,
  weeks: readonly WeekModel[],
  today: DayNumber,
): TabStop {
  const { firstDay, weekCount, monthStart, monthEnd } = grid
  if (stop === null || stop.day < firstDay || stop.day >= firstDay + weekCount * 7) {
    return { part: 'day', day: today >= monthStart && today < monthEnd ? today : monthStart }
  }
  const week = weeks[Math.floor((stop.day - firstDay) / 7)]
  const column = (stop.day - firstDay) % 7
  const isThere =
    stop.part === 'bar'
      ? week?.bars.some(
          (bar) =>
            bar.item.id === stop.itemId &&
            bar.startDay === stop.startDay &&
            bar.column <= column &&
            column < bar.column + bar.span,
        )
      : stop.part !== 'more' || (week?.hiddenCounts[column] ?? 0) > 0
  return isThere === true ? stop : { part: 'day', day: stop.day }
}
