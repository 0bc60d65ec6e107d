import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import { rescheduleByDays } from '@throughline/domain/tactics'
import type { DateAction, TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent, RefObject } from 'react'

import { newDatesOver, spanBetween, spanOf } from '../calendar-parts'
import type { CalendarItem, DaySpan } from '../calendar-parts'
import {
  handleItemKey,
  itemOf,
  selectionMoves,
  useItemIntents,
  useRangeSelection,
} from '../interaction'
import type {
  CompleteIntentProps,
  DayMenuAction,
  ItemStep,
  MultiSelectionProps,
} from '../interaction'
import type { MonthCalendarLabels } from './labels'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { elementOfTabStop, gridTargetOf } from './tab-stop'
import { useMonthClicks } from './use-month-clicks'
import { useMonthDrag } from './use-month-drag'
import type { useMonthFocus } from './use-month-focus'
import { useMonthKeys } from './use-month-keys'
import type { useMonthPage } from './use-month-page'
import { itemsSelectedWith, useMonthSelection } from './use-month-selection'

interface MonthActionsOptions extends CompleteIntentProps, MultiSelectionProps {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly gridRef: RefObject<HTMLElement | null>
  readonly grid: MonthGrid
  readonly page: ReturnType<typeof useMonthPage>
  readonly focus: ReturnType<typeof useMonthFocus>
  readonly markedDays: NonNullable<MonthCalendarProps['markedDays']> | null
  readonly onOpenDay?: MonthCalendarProps['onOpenDay']
  readonly labels: MonthCalendarLabels
  readonly onPage: (step: 1 | -1) => void
}

const DAYS_PER_WEEK = 7

/**
 * Connects pointer, keys and menu of a month with intents: whatever the input, the same intent
 * has the same result.
 */
export function useMonthActions(options: MonthActionsOptions) {
  const { gridRef, grid, page, focus, labels } = options
  const { findEntry } = page
  const selectedWith = (item: CalendarItem): readonly CalendarItem[] | null =>
    itemsSelectedWith(item, options, page.findItem)
  const intents = useItemIntents({ ...options, selectedWith })
  const { selection, lasso } = useMonthSelection({
    ...options,
    firstDay: grid.firstDay,
    announce: intents.announce,
  })
  const range = useRangeSelection<DayNumber, DaySpan>({
    isEnabled: intents.canCreate,
    rangeOf: spanBetween,
  })
  const days = range.range

  const create = (over: DaySpan, anchor: HTMLElement): void => {
    range.clear()
    intents.create(newDatesOver(over), anchor)
  }
  /** The chosen days when it is one of them, else the day alone. */
  const daysAt = (day: DayNumber): DaySpan =>
    days !== null && day >= days.startDay && day < days.endDayExclusive
      ? days
      : spanBetween(day, day)
  const createAt = (day: DayNumber, cell: HTMLElement): void => {
    create(daysAt(day), cell)
  }
  /** Moves the focus with a changed item, to the first of its days that is on show. */
  const awaitItem = ({ id }: CalendarItem, dates: TacticDates): void => {
    const { startDay, endDayExclusive } = spanOf(dates)
    const day = endDayExclusive > grid.firstDay ? Math.max(startDay, grid.firstDay) : startDay
    focus.awaitStop({ part: 'bar', day, key: String(id), startDay })
  }
  const rescheduled = (item: CalendarItem, action: DateAction, deltaDays: number) =>
    rescheduleByDays(intents.reschedulable(item), action, deltaDays)

  const { movedWith, moveSelection, keepSelection } = selectionMoves({
    isReadOnly: options.isReadOnly ?? false,
    onMoveSelection: options.onMoveSelection,
    selectedWith,
    labels,
    announce: intents.announce,
  })

  const { openDayList, closeDayList, openDay, handleClick } = useMonthClicks({
    intents,
    findEntry,
    selection,
    onOpenDay: options.onOpenDay,
    onCreate: (day, cell) => {
      create(spanBetween(day, day), cell)
    },
  })
  const drag = useMonthDrag({
    scrollRef: options.scrollRef,
    weeksRef: options.weeksRef,
    firstDay: grid.firstDay,
    rowTops: page.rowTops,
    isReadOnly: options.isReadOnly ?? false,
    intents,
    findEntry,
    findItem: page.findItem,
    onCreate: create,
    onReschedule: (item, action, deltaDays) => {
      const dates = intents.change(item, action, rescheduled(item, action, deltaDays))
      if (dates !== null) awaitItem(item, dates)
    },
    movedWith,
    onMoveSelection: moveSelection,
    onSelectionStays: keepSelection,
    onPage: options.onPage,
  })

  const openDayOf = (day: DayNumber): void => {
    const root = gridRef.current
    openDay(day, root === null ? null : elementOfTabStop(root, { part: 'day-link', day }))
  }
  const itemIdAt = (target: EventTarget): number | null => itemOf(findEntry(target))?.id ?? null
  const handleKeyDown = useMonthKeys({
    grid,
    weeks: page.weeks,
    tabStop: focus.tabStop,
    range,
    focusStop: focus.focusStop,
    goTo: focus.goTo,
    onCreate: (day, cell) => {
      create(days ?? spanBetween(day, day), cell)
    },
    onOpenDay: openDayOf,
    onExtend: ({ startDay, endDayExclusive }) => {
      intents.announce(
        labels.rangeChosen({
          firstDay: civilDateOf(startDay),
          lastDay: civilDateOf(endDayExclusive - 1),
          dayCount: endDayExclusive - startDay,
        }),
      )
    },
    onCancelRange: () => {
      const wasChosen = range.clear()
      if (wasChosen) intents.announce(labels.createCancelled)
      return wasChosen
    },
    onSelectionKey: (event) => selection.press(event, itemIdAt(event.target)),
    onItemKey: (event) => {
      const target = findEntry(event.target)
      const item = itemOf(target)
      if (target === null || item === null) return false
      return handleItemKey(event, item, {
        intents,
        isRightToLeft: () => getComputedStyle(target.element).direction === 'rtl',
        reschedule: (each, step) => rescheduled(each, step, daysOf(step)),
        moveSelection: (each, step) => moveSelection(each, daysOf(step)),
        onChanged: awaitItem,
      })
    },
  })

  return {
    intents,
    selection,
    lasso,
    drag: drag.active,
    dayUnder: drag.placeUnder,
    movedCount: drag.movedCount,
    layerRef: drag.layerRef,
    openDayList,
    closeDayList,
    createAt,
    /** Whether something new on a day is offered at all. */
    offersCreate: (day: DayNumber): boolean => intents.offersCreate(newDatesOver(daysAt(day))),
    dayMenu: {
      actionsOf: (element: Element) => {
        const target = gridTargetOf(element)
        if (target === null) return null
        return {
          create: intents.offersCreate(newDatesOver(daysAt(target.day))),
          'open-day': true,
        }
      },
      onSelect: (action: DayMenuAction, element: Element): void => {
        const target = gridTargetOf(element)
        if (target === null) return
        if (action === 'create') createAt(target.day, target.cell)
        else openDayOf(target.day)
      },
    },
    marked: days ?? spanOfDates(options.markedDays),
    gridHandlers: {
      onKeyDown: handleKeyDown,
      onClick: (event: Parameters<typeof handleClick>[0]) => {
        if (drag.endsDrag() || lasso.endsLasso()) return
        range.clear()
        handleClick(event)
      },
      onKeyUp: (event: KeyboardEvent) => {
        selection.release(event, itemIdAt(event.target))
      },
      ...lasso.handlersOver(drag.handlers),
    },
  }
}

function daysOf({ x, y }: ItemStep): number {
  return x + y * DAYS_PER_WEEK
}

function spanOfDates(dates: MonthActionsOptions['markedDays']): DaySpan | null {
  return dates === null
    ? null
    : { startDay: dayNumberOf(dates.startDate), endDayExclusive: dayNumberOf(dates.endDate) + 1 }
}
