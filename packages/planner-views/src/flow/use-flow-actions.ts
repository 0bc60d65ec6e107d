import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { rescheduleByDays } from '@throughline/domain/tactics'
import type { DateAction, TacticDates } from '@throughline/domain/tactics'
import { isolateText } from '@throughline/domain/messages'
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
import { indexOfLine } from './model/flow-stops'
import type { FlowStop } from './model/flow-stops'
import { useFlowClicks } from './use-flow-clicks'
import { useFlowDrag } from './use-flow-drag'
import type { useFlowFocus } from './use-flow-focus'
import { useFlowKeys } from './use-flow-keys'
import type { FlowPageState } from './use-flow-page'

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
  const { onCreate, rowPolicy, onRowChange, isReadOnly = false } = options
  const { onCreate: _ofRow, ...itemIntents } = options
  const intents = useItemIntents({
    ...itemIntents,
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

  const canDropOn = (item: FlowItem, line: FlowLine): boolean =>
    onRowChange !== undefined &&
    line.kind === 'row' &&
    (rowPolicy?.(item, line.id).allowed ?? line.row.target !== null)
  const changeRow = (item: FlowItem, line: FlowLine, dates: TacticDates): void => {
    const name = line.kind === 'row' ? line.row.name : ''
    const parts = { title: isolateText(item.title), rowName: isolateText(name) }
    if (canDropOn(item, line)) {
      intents.announce(labels.rowChanged(parts))
      onRowChange?.({ item, rowId: line.id, ...dates })
      return
    }
    intents.announce(labels.rowRefused(parts))
    const verdict = rowPolicy?.(item, line.id)
    if (verdict?.allowed === false) options.onMoveRefused?.({ item, code: verdict.code })
  }
  const rescheduled = (item: CalendarItem, action: DateAction, deltaDays: number) =>
    rescheduleByDays(intents.reschedulable(item), action, deltaDays)
  const awaitItem = (lineId: string, { id }: CalendarItem, { startDate }: TacticDates): void => {
    focus.awaitStop({ lineId, part: 'bar', key: String(id), startDay: dayNumberOf(startDate) })
  }
  const reschedule = (item: FlowItem, action: DateAction, deltaDays: number): void => {
    const dates = intents.change(item, action, rescheduled(item, action, deltaDays))
    if (dates !== null) awaitItem(focus.tabStop.lineId, item, dates)
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
    onReschedule: reschedule,
    onRowDrop: (item, lineId, deltaDays) => {
      const line = page.lineOf(lineId)
      if (line === undefined) return
      const { startDate, endDate, isAllDay } = item
      const outcome = rescheduled(item, { kind: 'move' }, deltaDays)
      changeRow(
        item,
        line,
        outcome.code === 'changed' ? outcome.dates : { startDate, endDate, isAllDay },
      )
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
    const flowItem = asFlowItem(item)
    if (!intents.allow(flowItem, { kind: 'move' })) return true
    const { lines } = page
    let at = indexOfLine(lines, focus.tabStop.lineId) + step
    while (lines[at] !== undefined) {
      const line = lines[at]
      if (line !== undefined && canDropOn(flowItem, line)) {
        const { startDate, endDate, isAllDay } = flowItem
        changeRow(flowItem, line, { startDate, endDate, isAllDay })
        return true
      }
      at += step
    }
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
    onItemKey: (event) => {
      const target = page.findEntry(event.target)
      const item = itemOf(target)
      if (target === null || item === null) return false
      if (moveToRow(event, item)) return true
      return handleItemKey(event, item, {
        intents,
        isRightToLeft: () => getComputedStyle(target.element).direction === 'rtl',
        reschedule: (each, step) => rescheduled(each, step, step.x),
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
    drag: drag.active,
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
        if (!drag.endsDrag()) clicks.handleClick(event)
      },
      ...drag.handlers,
    },
  }
}
