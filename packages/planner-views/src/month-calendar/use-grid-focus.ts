import type { DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { CivilMonth, MonthGrid } from '@throughline/domain/layout'
import { useMemo } from 'react'
import type { FocusEvent, RefObject } from 'react'

import { useRovingFocus } from '../calendar-item'
import type { RevealedItem, StopFinder } from '../calendar-item'
import { isStopOnShow, stopFor, stopOfBar } from './model/stop-on-show'
import type { WeekModel } from './model/week-model'
import type { TabStop } from './tab-stop'
import { elementOfTabStop, gridTargetOf } from './tab-stop'

interface GridFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  readonly onMonthChange: ((change: { month: CivilMonth }) => void) | undefined
}

/** The roving focus of a month: over its days, their links, bars and '+N more' lines. */
export function useGridFocus({
  gridRef,
  grid,
  weeks,
  today,
  revealedItem,
  onMonthChange,
}: GridFocusOptions) {
  const finder = useMemo<StopFinder<TabStop>>(() => {
    const page = { grid, weeks, today }
    return {
      stopFor: (place) => stopFor(place, page),
      isOnShow: (stop) => isStopOnShow(stop, page),
      stopOfItem: (itemId) => stopOfBar(String(itemId), page),
    }
  }, [grid, weeks, today])
  const { tabStop, focusStop, noteFocus, ...focus } = useRovingFocus<TabStop>({
    rootRef: gridRef,
    finder,
    elementOf: elementOfTabStop,
    focusElement,
    revealedItem,
  })

  /** Focuses a part once it is there, turning to its month when that is not on show. */
  const awaitStop = (stop: TabStop): void => {
    focus.awaitStop(stop)
    const isDayOnShow = isStopOnShow({ part: 'day', day: stop.day }, { grid, weeks, today })
    if (!isDayOnShow) onMonthChange?.({ month: civilMonthOf(stop.day) })
  }

  const focusDay = (day: DayNumber): void => {
    const stop: TabStop = { part: 'day', day }
    if (!focusStop(stop)) awaitStop(stop)
  }

  const handleFocus = (event: FocusEvent): void => {
    const target = gridTargetOf(event.target)
    if (target !== null) noteFocus((before) => stopOfTarget(target, before))
  }

  return { tabStop, focusStop, focusDay, awaitStop, handleFocus }
}

function focusElement(element: HTMLElement): void {
  element.focus()
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
