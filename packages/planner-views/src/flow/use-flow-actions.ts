import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { rescheduleByDays } from '@throughline/domain/tactics'
import type { DateAction, TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent, RefObject } from 'react'

import { newDatesOver, spanBetween } from '../calendar-parts'
import type { CalendarItem, DaySpan } from '../calendar-parts'
import { handleItemKey, itemOf, useItemIntents } from '../interaction'
import type { DayMenuAction } from '../interaction'
import type { FlowCalendarProps, FlowItem } from './FlowCalendar.types'
import { asFlowItem } from './FlowCalendarBar'
import { lineIdOf, stopOfElement } from './flow-target'
import type { FlowCalendarLabels } from './labels'
import type { FlowLine } from './model/flow-lines'
import type { FlowStop } from './model/flow-stops'
import { useFlowClicks } from './use-flow-clicks'
import { useFlowDrag } from './use-flow-drag'
import type { useFlowFocus } from './use-flow-focus'
import { useFlowKeys } from './use-flow-keys'
import type { FlowPageState } from './use-flow-page'
import { itemsSelectedWith, useFlowSelection } from './use-flow-selection'
import { useRowChanges } from './use-row-changes'

type HostProps = Omit<FlowCalendarProps, 'startDay' | 'endDay' | 'today' | 'labels'>

interface FlowActionsOptions extends HostProps {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly bodyRef: RefObject<HTMLElement | null>
  /** The element that marks where something new is to be; null while nothing is drawn. */
  readonly anchorOf: () => HTMLElement | null
  readonly page: FlowPageState
  readonly firstDay: number
  readonly today: number
  readonly focus: ReturnType<typeof useFlowFocus>
  readonly onZoomStep: (direction: 'in' | 'out') => void
  readonly labels: FlowCalendarLabels
}

/** Joins pointer, keys and menu with the intents that they lead to, so that each of them does the same. */
export function useFlowActions(options: FlowActionsOptions) {
  const { page, labels, firstDay, today, focus, anchorOf } = options
  const { onCreate, isReadOnly = false } = options
  const selectedWith = (item: CalendarItem): readonly CalendarItem[] | null =>
    itemsSelectedWith(item, options, options.sections)
  const { onCreate: _ofRow, ...itemIntents } = options
  const intents = useItemIntents({
    ...itemIntents,
    selectedWith,
    ...(onCreate === undefined
      ? null
      : {
          // The place of something new is marked by an element that names its row.
          onCreate: (request) => {
            onCreate({ ...request, rowId: lineIdOf(request.anchor) ?? '' })
          },
        }),
  })
  const hasMoney = options.expenses !== null && options.expenses !== undefined

  const canCreateOn = (line: FlowLine): boolean => line.kind === 'row' && line.row.target !== null
  const createOn = (span: DaySpan, lineId: string): void => {
    const line = page.lineOf(lineId)
    const anchor = anchorOf()
    if (anchor === null || line === undefined || !canCreateOn(line)) return
    Object.assign(anchor.dataset, { row: lineId })
    Object.assign(anchor.style, {
      insetInlineStart: `${(span.startDay - firstDay) * page.dayPixels}px`,
      inlineSize: `${(span.endDayExclusive - span.startDay) * page.dayPixels}px`,
      insetBlockStart: `${line.top}px`,
      blockSize: `${line.height}px`,
    })
    intents.create(newDatesOver(span), anchor)
  }
  /** The day on which N begins something: of the bar, else today or the first day on show. */
  const dayOf = (stop: FlowStop): number => {
    if (stop.part === 'bar') return stop.startDay
    const from = firstDay + Math.max(0, Math.ceil(page.slices.x.from / page.dayPixels))
    const to = firstDay + Math.min(page.dayCount, page.slices.x.to / page.dayPixels)
    return today >= from && today < to ? today : from
  }

  const { canDropOn, changeRow, nextRowFor } = useRowChanges({
    rowPolicy: options.rowPolicy,
    onRowChange: options.onRowChange,
    onMoveRefused: options.onMoveRefused,
    lines: page.lines,
    announce: intents.announce,
    labels,
  })
  const rescheduled = (item: CalendarItem, action: DateAction, deltaDays: number) =>
    rescheduleByDays(intents.reschedulable(item), action, deltaDays)
  const awaitItem = (lineId: string, { id }: CalendarItem, { startDate }: TacticDates): void => {
    focus.awaitStop({ lineId, part: 'bar', key: String(id), startDay: dayNumberOf(startDate) })
  }

  const { selection, lasso } = useFlowSelection({
    ...options,
    startDay: firstDay,
    hasMoney,
    announce: intents.announce,
  })
  const movedWith = (item: CalendarItem): readonly CalendarItem[] | null =>
    options.onMoveSelection === undefined || isReadOnly ? null : selectedWith(item)
  /** Asks for a move of all that an item is selected with; false where it is selected with nothing. */
  const moveSelection = (item: CalendarItem, deltaDays: number): boolean => {
    const items = movedWith(item)
    if (items === null) return false
    intents.announce(labels.selectionMoves({ count: items.length, deltaDays }))
    options.onMoveSelection?.({ items, deltaDays })
    return true
  }

  const drag = useFlowDrag({
    scrollRef: options.scrollRef,
    bodyRef: options.bodyRef,
    page,
    startDay: firstDay,
    hasMoney,
    isReadOnly,
    intents,
    canCreateOn,
    canDropOn,
    onCreate: createOn,
    movedWith,
    onMoveSelection: moveSelection,
    onSelectionStays: (count) => {
      intents.announce(labels.selectionStays({ count }))
    },
    onReschedule: (item, action, deltaDays, lineId) => {
      const dates = intents.change(item, action, rescheduled(item, action, deltaDays))
      if (dates !== null) awaitItem(lineId, item, dates)
    },
    onRowDrop: (item, lineId, deltaDays) => {
      const line = page.lineOf(lineId)
      if (line === undefined) return
      const outcome = rescheduled(item, { kind: 'move' }, deltaDays)
      changeRow(item, line, outcome.code === 'changed' ? outcome.dates : datesOf(item))
    },
  })

  const toggle = (line: FlowLine): void => {
    if (line.kind === 'section') {
      options.onToggleSection?.({ sectionId: line.id, isOpen: !line.isOpen })
    }
  }
  const clicks = useFlowClicks({
    sections: options.sections,
    page,
    intents,
    selection,
    firstDay,
    isMonthly: options.isMonthly,
    expenses: options.expenses ?? null,
    labels,
    onToggle: toggle,
    onToggleAll: options.onToggleAll,
    onCreate: (day, lineId) => {
      createOn(spanBetween(day, day), lineId)
    },
    bodyRef: options.bodyRef,
  })

  /** Alt with an arrow up or down: the next row that takes the item. */
  const moveToRow = (event: KeyboardEvent, item: CalendarItem): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!event.altKey || event.shiftKey || step === undefined) return false
    // Several items have no row in common.
    if (movedWith(item) !== null) return true
    const flowItem = asFlowItem(item)
    const line = intents.allow(flowItem, { kind: 'move' })
      ? nextRowFor(flowItem, focus.tabStop.lineId, step)
      : null
    if (line !== null) changeRow(flowItem, line, datesOf(flowItem))
    return true
  }
  const handleKeyDown = useFlowKeys({
    page: { lines: page.lines, hasMoney },
    tabStop: focus.tabStop,
    goTo: focus.goTo,
    lineOf: page.lineOf,
    onToggle: toggle,
    onZoom: options.onZoomStep,
    onCreate: (stop) => {
      const day = dayOf(stop)
      createOn(spanBetween(day, day), stop.lineId)
    },
    onSelectionKey: (event) =>
      selection.press(event, itemOf(page.findEntry(event.target))?.id ?? null),
    onItemKey: (event) => {
      const target = page.findEntry(event.target)
      const item = itemOf(target)
      if (target === null || item === null) return false
      if (moveToRow(event, item)) return true
      return handleItemKey(event, item, {
        intents,
        isRightToLeft: () => getComputedStyle(target.element).direction === 'rtl',
        reschedule: (each, step) => rescheduled(each, step, step.x),
        moveSelection: (each, step) => step.x !== 0 && moveSelection(each, step.x),
        onChanged: (each, dates) => {
          awaitItem(focus.tabStop.lineId, each, dates)
        },
      })
    },
  })

  const menuStop = (element: Element): FlowStop | null => {
    const stop = stopOfElement(element)
    const line = stop === null ? undefined : page.lineOf(stop.lineId)
    return stop !== null && line !== undefined && canCreateOn(line) ? stop : null
  }
  return {
    intents,
    selection,
    lasso,
    drag: drag.active,
    movedCount: drag.movedCount,
    layerRef: drag.layerRef,
    figureList: clicks.figureList,
    menu: {
      actionsOf: (element: Element) => {
        const stop = menuStop(element)
        if (stop === null) return null
        const day = dayOf(stop)
        const dates = newDatesOver(spanBetween(day, day))
        return { create: intents.offersCreate(dates), 'open-day': false }
      },
      onSelect: (_action: DayMenuAction, element: Element): void => {
        const stop = menuStop(element)
        if (stop === null) return
        const day = dayOf(stop)
        createOn(spanBetween(day, day), stop.lineId)
      },
    },
    gridHandlers: {
      onKeyDown: handleKeyDown,
      onClick: (event: Parameters<typeof clicks.handleClick>[0]) => {
        if (!drag.endsDrag() && !lasso.endsLasso()) clicks.handleClick(event)
      },
      // Some browsers click a button when Space is released, whatever came of the press.
      onKeyUp: (event: KeyboardEvent) => {
        const isOnItem = itemOf(page.findEntry(event.target)) !== null
        if (selection.isEnabled && event.key === ' ' && isOnItem) event.preventDefault()
      },
      ...lasso.handlersOver(drag.handlers),
    },
  }
}

function datesOf({ startDate, endDate, isAllDay }: FlowItem): TacticDates {
  return { startDate, endDate, isAllDay }
}
