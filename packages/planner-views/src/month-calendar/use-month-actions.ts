import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'
import type { MonthGrid } from '@throughline/domain/layout'
import type { RefObject } from 'react'

import type { CalendarItem } from '../calendar-item'
import { spanOfDrag } from './drag-gesture'
import type { DaySpan, ItemEdge } from './drag-gesture'
import type { MonthCalendarLabels } from './labels'
import type { WeekModel } from './model/week-model'
import { elementOfTabStop } from './tab-stop'
import { useDayRange } from './use-day-range'
import { useGridDrag } from './use-grid-drag'
import type { Drop } from './grid-drag.types'
import type { useGridFocus } from './use-grid-focus'
import { useGridKeys } from './use-grid-keys'
import type { useMonthGestures } from './use-month-gestures'

interface MonthActionsOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly gridRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly rowTops: readonly number[]
  readonly focus: ReturnType<typeof useGridFocus>
  readonly gestures: ReturnType<typeof useMonthGestures>
  readonly isReadOnly: boolean
  readonly canCreate: boolean
  readonly markedDays: { readonly startDate: CivilDate; readonly endDate: CivilDate } | null
  readonly labels: MonthCalendarLabels
  readonly onPage: (step: 1 | -1) => void
}

/** Joins pointer and keys with what they lead to, so that each of them does the same. */
export function useMonthActions(options: MonthActionsOptions) {
  const { gridRef, grid, weeks, rowTops, focus, gestures, labels } = options
  const range = useDayRange({
    isEnabled: options.canCreate,
    labels,
    announce: gestures.announce,
  })
  const cellOf = (day: DayNumber): HTMLElement | null =>
    gridRef.current === null ? null : elementOfTabStop(gridRef.current, { part: 'day', day })

  /** The focus goes with a changed bar, to the first of its days that is on show. */
  const awaitBar = (item: CalendarItem, { startDay, endDay }: DaySpan): void => {
    const day = endDay > grid.firstDay ? Math.max(startDay, grid.firstDay) : startDay
    focus.awaitStop({ part: 'bar', day, key: String(item.id), startDay })
  }
  const moveBar = (item: CalendarItem, startDay: DayNumber, deltaDays: number): void => {
    const from = startDay + deltaDays
    awaitBar(item, { startDay: from, endDay: from + endDayOf(item) - dayNumberOf(item.startDate) })
    gestures.move(item, deltaDays)
  }
  const resizeBar = (item: CalendarItem, edge: ItemEdge, deltaDays: number): void => {
    const request = gestures.resize(item, edge, deltaDays)
    if (request === null) return
    awaitBar(item, { startDay: dayNumberOf(request.startDate), endDay: endDayOf(request) })
  }
  const create = (days: DaySpan, anchor: HTMLElement): void => {
    range.clear()
    gestures.createOver(days, anchor)
  }

  const handleDrop = ({ subject, item, deltaDays, to }: Drop): void => {
    if (subject.kind === 'create') {
      create(spanOfDrag(subject, to - deltaDays, to, null), cellOf(to) ?? subject.cell)
    } else if (item !== null && subject.kind === 'move') {
      moveBar(item, dayNumberOf(item.startDate), deltaDays)
    } else if (item !== null && subject.kind === 'resize') resizeBar(item, subject.edge, deltaDays)
  }
  const { drag, layerRef, endsDrag, handlers } = useGridDrag({
    scrollRef: options.scrollRef,
    weeksRef: options.weeksRef,
    firstDay: grid.firstDay,
    rowTops,
    isEnabled: !options.isReadOnly,
    findItem: gestures.findItem,
    canResize: gestures.canResize,
    onStart: (subject, item) => {
      if (subject.kind === 'create') return options.canCreate
      return item !== null && gestures.allow(subject.kind, item)
    },
    onCancel: (subject, item) => {
      if (subject.kind !== 'create' && item !== null) gestures.cancel(subject.kind, item)
      else gestures.announce(labels.rangeGivenUp)
    },
    onDrop: handleDrop,
    onPage: options.onPage,
  })

  /** Runs with the item of a bar that has the focus. */
  const withItem = (key: string, act: (item: CalendarItem) => void): void => {
    const item = gestures.findItem(key)
    if (item !== undefined) act(item)
  }
  /** The chosen days when it is one of them, else the day alone. */
  const daysAt = (day: DayNumber): DaySpan => {
    const { days } = range
    return days !== null && day >= days.startDay && day < days.endDay
      ? days
      : { startDay: day, endDay: day + 1 }
  }
  const openDay = (day: DayNumber): void => {
    const root = gridRef.current
    const link = root === null ? null : elementOfTabStop(root, { part: 'day-link', day })
    gestures.openDay(day, link)
  }
  const handleKeyDown = useGridKeys({
    grid,
    weeks,
    tabStop: focus.tabStop,
    range,
    focusStop: focus.focusStop,
    focusDay: focus.focusDay,
    onCreate: (day, cell) => {
      create(range.days ?? { startDay: day, endDay: day + 1 }, cell)
    },
    onOpenDay: openDay,
    onMoveBar: ({ key, startDay }, deltaDays) => {
      withItem(key, (item) => {
        if (gestures.allow('move', item)) moveBar(item, startDay, deltaDays)
      })
    },
    onResizeBar: ({ key }, edge, deltaDays) => {
      withItem(key, (item) => {
        if (gestures.allow('resize', item)) resizeBar(item, edge, deltaDays)
      })
    },
    onCopyBar: ({ key }) => {
      withItem(key, gestures.copy)
    },
    onDeleteBar: ({ key }) => {
      withItem(key, gestures.remove)
    },
  })

  return {
    drag,
    layerRef,
    dayMenu: {
      canCreate: (day: DayNumber): boolean => gestures.offersCreate(daysAt(day)),
      onCreate: (day: DayNumber, cell: HTMLElement): void => {
        create(daysAt(day), cell)
      },
      onOpenDay: openDay,
    },
    marked: range.days ?? spanOfDates(options.markedDays),
    gridHandlers: {
      onKeyDown: handleKeyDown,
      onClick: (event: Parameters<typeof gestures.handleClick>[0]) => {
        if (endsDrag()) return
        range.clear()
        gestures.handleClick(event)
      },
      ...handlers,
    },
  }
}

function spanOfDates(dates: MonthActionsOptions['markedDays']): DaySpan | null {
  return dates === null
    ? null
    : { startDay: dayNumberOf(dates.startDate), endDay: dayNumberOf(dates.endDate) + 1 }
}
