import type { DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { CivilMonth, MonthGrid } from '@throughline/domain/layout'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'

import { useKeptFocus } from '../calendar-item'
import type { BarModel, WeekModel } from './model/week-model'
import type { TabStop } from './tab-stop'
import { elementOfTabStop, gridTargetOf } from './tab-stop'

interface GridFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly today: DayNumber
  readonly onMonthChange: ((change: { month: CivilMonth }) => void) | undefined
}

/** A part of the grid that is to be focused as soon as it is drawn. */
interface AwaitedStop {
  readonly stop: TabStop
  /** Weeks in which it cannot be yet; null when it is only waiting to be drawn. */
  readonly weeksBefore: readonly WeekModel[] | null
}

/**
 * Roving focus: one element of the grid is a stop for Tab, the one that had the
 * focus last. What is to be focused but not on show yet (a day of another month,
 * a bar that has just moved) is focused as soon as it is drawn.
 */
export function useGridFocus({ gridRef, grid, weeks, today, onMonthChange }: GridFocusOptions) {
  const [wishedStop, setWishedStop] = useState<TabStop | null>(null)
  const [awaited, setAwaited] = useState<AwaitedStop | null>(null)

  const doneRef = useRef<AwaitedStop | null>(null)

  /** What was awaited, when its day is on show: the stop is drawn however far away it lies. */
  const arrived = useMemo(() => {
    if (awaited === null || awaited.weeksBefore === weeks) return null
    const stop = stopOnShow(awaited.stop, grid, weeks, today)
    return stop.day === awaited.stop.day ? stop : null
  }, [awaited, grid, weeks, today])
  const tabStop = useMemo(
    () => arrived ?? stopOnShow(wishedStop, grid, weeks, today),
    [arrived, wishedStop, grid, weeks, today],
  )

  const isOnShow = (day: DayNumber): boolean =>
    day >= grid.firstDay && day < grid.firstDay + grid.weekCount * 7

  /**
   * Focuses a part of the grid: now, or as soon as it is drawn when it was scrolled
   * out of what is drawn; false when there is no such part.
   */
  const focusStop = (stop: TabStop): boolean => {
    const element = gridRef.current === null ? null : elementOfTabStop(gridRef.current, stop)
    if (element === null) {
      if (!isSameStop(stopOnShow(stop, grid, weeks, today), stop)) return false
      setAwaited({ stop, weeksBefore: null })
    } else setAwaited(null)
    setWishedStop(stop)
    element?.focus()
    return true
  }

  /** Focuses a part once it is drawn, turning to its month when that is not on show. */
  const awaitStop = (stop: TabStop): void => {
    setAwaited({ stop, weeksBefore: weeks })
    if (!isOnShow(stop.day)) onMonthChange?.({ month: civilMonthOf(stop.day) })
  }

  const focusDay = (day: DayNumber): void => {
    const stop: TabStop = { part: 'day', day }
    if (!focusStop(stop)) awaitStop(stop)
  }

  useLayoutEffect(() => {
    const gridElement = gridRef.current
    if (arrived === null || awaited === doneRef.current || gridElement === null) return
    // Once, and somebody who has gone elsewhere in the meantime is left there.
    doneRef.current = awaited
    if (!hasFocusElsewhere(gridElement)) elementOfTabStop(gridElement, arrived)?.focus()
  }, [gridRef, awaited, arrived])

  const { handleKeptFocus, handleBlur } = useKeptFocus(gridRef, weeks, () => {
    if (awaited === null) focusStop(placeNow(wishedStop, weeks) ?? tabStop)
  })

  const handleFocus = (event: FocusEvent): void => {
    const target = gridTargetOf(event.target)
    if (target === null) return
    handleKeptFocus()
    // Whoever goes somewhere by themselves is not called back later.
    setAwaited(null)
    setWishedStop((before) => stopOfTarget(target, before))
  }

  return { tabStop, focusStop, focusDay, awaitStop, handleFocus, handleBlur }
}

/** Where a bar stands by now, the same occurrence of it before any other; null when it is gone. */
function placeNow(stop: TabStop | null, weeks: readonly WeekModel[]): TabStop | null {
  if (stop?.part !== 'bar') return null
  let bar: BarModel | undefined
  let firstDay = 0
  for (const { startDay: weekStart, bars } of weeks) {
    const found = bars.find(({ key, startDay }) => key === stop.key && startDay === stop.startDay)
    const next = found ?? (bar === undefined ? bars.find(({ key }) => key === stop.key) : undefined)
    if (next === undefined) continue
    bar = next
    firstDay = weekStart + next.column
    if (found !== undefined) break
  }
  if (bar === undefined) return null
  const isWithin = stop.day >= firstDay && stop.day < firstDay + bar.span
  return {
    part: 'bar',
    key: bar.key,
    startDay: bar.startDay,
    day: isWithin ? stop.day : firstDay,
  }
}

/** Whether something outside of the grid has the focus, in the document or the shadow root around. */
function hasFocusElsewhere(grid: HTMLElement): boolean {
  const root = grid.getRootNode()
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return active !== null && active !== grid.ownerDocument.body && !grid.contains(active)
}

function isSameStop(a: TabStop, b: TabStop): boolean {
  if (a.part !== b.part || a.day !== b.day) return false
  return a.part !== 'bar' || b.part !== 'bar' || (a.key === b.key && a.startDay === b.startDay)
}

type FoundTarget = NonNullable<ReturnType<typeof gridTargetOf>>

function stopOfTarget(target: FoundTarget, before: TabStop | null): TabStop {
  if (target.part !== 'bar') {
    const isSame = before?.part === target.part && before.day === target.day
    return isSame ? before : { part: target.part, day: target.day }
  }
  const { key, startDay, span } = target
  // A bar that spans days was reached from one of them, and keys go on from there.
  const isWithin = before !== null && before.day >= target.day && before.day < target.day + span
  const day = isWithin ? before.day : target.day
  const isSame =
    before?.part === 'bar' &&
    before.key === key &&
    before.startDay === startDay &&
    before.day === day
  return isSame ? before : { part: 'bar', day, key, startDay }
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
            bar.key === stop.key &&
            bar.startDay === stop.startDay &&
            bar.column <= column &&
            column < bar.column + bar.span,
        )
      : stop.part !== 'more' || (week?.hiddenCounts[column] ?? 0) > 0
  return isThere === true ? stop : { part: 'day', day: stop.day }
}
