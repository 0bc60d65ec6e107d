import type { DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { CivilMonth, MonthGrid } from '@throughline/domain/layout'
import { useMemo } from 'react'
import type { RefObject } from 'react'

import type { RevealedItem } from '../calendar-parts'
import { useRovingFocus } from '../interaction'
import type { StopFinder } from '../interaction'
import { isStopOnShow, stopFor, stopOfBar } from './model/stop-on-show'
import type { WeekModel } from './model/week-model'
import type { TabStop } from './tab-stop'
import { elementOfTabStop, gridTargetOf } from './tab-stop'

interface MonthFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  readonly onMonthChange: ((change: { month: CivilMonth }) => void) | undefined
}

/** The roving focus of a month: over its days, their links, bars and '+N more' lines. */
export function useMonthFocus({
  gridRef,
  grid,
  weeks,
  today,
  revealedItem,
  onMonthChange,
}: MonthFocusOptions) {
  const finder = useMemo<StopFinder<TabStop>>(() => {
    const page = { grid, weeks, today }
    return {
      stopFor: (place) => stopFor(place, page),
      isOnShow: (stop) => isStopOnShow(stop, page),
      stopOfItem: (itemId) => stopOfBar(String(itemId), page),
    }
  }, [grid, weeks, today])
  return useRovingFocus<TabStop>({
    rootRef: gridRef,
    finder,
    elementOf: elementOfTabStop,
    stopOf: (element) => {
      const target = gridTargetOf(element)
      return target === null ? null : (before) => stopOfTarget(target, before)
    },
    revealedItem,
    onAwait: ({ day }) => {
      if (!finder.isOnShow({ part: 'day', day })) onMonthChange?.({ month: civilMonthOf(day) })
    },
  })
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
