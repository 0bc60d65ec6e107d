import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { rescheduleByDays } from '@throughline/domain/tactics'
import type { DateAction, TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent, RefObject } from 'react'

import { spanBetween } from '../calendar-parts'
import type { CalendarItem } from '../calendar-parts'
import { itemOf, selectionMoves, useItemIntents } from '../interaction'
import type { Point } from '../interaction'
import type { FlowCalendarViewProps } from './FlowCalendar.types'
import { lineIdOf } from './flow-target'
import type { FlowCalendarLabels } from './labels'
import type { FlowLine } from './model/flow-lines'
import { useFlowClicks } from './use-flow-clicks'
import { useFlowDrag } from './use-flow-drag'
import type { useFlowFocus } from './use-flow-focus'
import { useFlowItemKeys } from './use-flow-item-keys'
import { useFlowKeys } from './use-flow-keys'
import type { FlowPageState } from './use-flow-page'
import { itemsSelectedWith, useFlowSelection } from './use-flow-selection'
import { useNewItems } from './use-new-items'
import { useRowChanges } from './use-row-changes'

type HostProps = Omit<FlowCalendarViewProps, 'startDay' | 'endDay' | 'today' | 'labels'>

interface FlowActionsOptions extends HostProps {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly bodyRef: RefObject<HTMLElement | null>
  /** The element that marks the days of a new item; null while nothing is drawn. */
  readonly anchorOf: () => HTMLElement | null
  readonly page: FlowPageState
  readonly firstDay: number
  readonly today: number
  readonly focus: ReturnType<typeof useFlowFocus>
  readonly onZoomStep: (direction: 'in' | 'out') => void
  readonly labels: FlowCalendarLabels
}

/**
 * Connects pointer, keys and menu of a flow with intents: whatever the input, the same intent
 * has the same result.
 */
export function useFlowActions(options: FlowActionsOptions) {
  const { page, labels, firstDay, focus, isReadOnly = false } = options
  const selectedWith = (item: CalendarItem): readonly CalendarItem[] | null =>
    itemsSelectedWith(item, options, options.sections)
  const { onCreate, ...itemIntents } = options
  const intents = useItemIntents({
    ...itemIntents,
    selectedWith,
    ...(onCreate === undefined
      ? null
      : {
          // The element that marks the days of a new item names its row too.
          onCreate: (request) => {
            onCreate({ ...request, rowId: lineIdOf(request.anchor) ?? '' })
          },
        }),
  })
  const hasMoney = options.expenses !== null && options.expenses !== undefined

  const newItems = useNewItems({
    page,
    intents,
    firstDay,
    today: options.today,
    anchorOf: options.anchorOf,
  })
  const rowChanges = useRowChanges({
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
  const { movedWith, moveSelection, keepSelection } = selectionMoves({
    isReadOnly,
    onMoveSelection: options.onMoveSelection,
    selectedWith,
    labels,
    announce: intents.announce,
  })

  const drag = useFlowDrag({
    scrollRef: options.scrollRef,
    bodyRef: options.bodyRef,
    page,
    startDay: firstDay,
    hasMoney,
    isReadOnly,
    intents,
    canCreateOn: newItems.canCreateOn,
    canDropOn: rowChanges.canDropOn,
    onCreate: newItems.createOn,
    movedWith,
    onMoveSelection: moveSelection,
    onSelectionStays: keepSelection,
    onReschedule: (item, action, deltaDays, lineId) => {
      const dates = intents.change(item, action, rescheduled(item, action, deltaDays))
      if (dates !== null) awaitItem(lineId, item, dates)
    },
    onRowDrop: (item, lineId, deltaDays) => {
      const line = page.lineOf(lineId)
      // Again, because the host may have taken the permission away during the drag.
      if (line === undefined || !intents.allow(item, { kind: 'move' })) return
      const outcome = rescheduled(item, { kind: 'move' }, deltaDays)
      rowChanges.changeRow(item, line, outcome.code === 'changed' ? outcome.dates : null)
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
    labels,
    onToggle: toggle,
    onToggleAll: options.onToggleAll,
    onCreate: (day, lineId) => {
      newItems.createOn(spanBetween(day, day), lineId)
    },
  })

  const itemIdAt = (target: EventTarget): number | null =>
    itemOf(page.findEntry(target))?.id ?? null
  const handleItemKey = useFlowItemKeys({
    intents,
    findEntry: page.findEntry,
    rowChanges,
    focusedLineId: focus.tabStop.lineId,
    rescheduled,
    movedWith,
    moveSelection,
    onChanged: (item, dates) => {
      awaitItem(focus.tabStop.lineId, item, dates)
    },
  })
  const handleKeyDown = useFlowKeys({
    page: { lines: page.lines, hasMoney },
    tabStop: focus.tabStop,
    goTo: focus.goTo,
    lineOf: page.lineOf,
    onToggle: toggle,
    onZoom: options.onZoomStep,
    onCreate: newItems.createAt,
    onSelectionKey: (event) => selection.press(event, itemIdAt(event.target)),
    onItemKey: handleItemKey,
  })

  return {
    intents,
    selection,
    lasso,
    drag: drag.active,
    dayUnder: (at: Point | null): number | null => drag.placeUnder(at)?.day ?? null,
    movedCount: drag.movedCount,
    layerRef: drag.layerRef,
    figureList: clicks.figureList,
    menu: newItems.menu,
    gridHandlers: {
      onKeyDown: handleKeyDown,
      onClick: (event: Parameters<typeof clicks.handleClick>[0]) => {
        if (!drag.endsDrag() && !lasso.endsLasso()) clicks.handleClick(event)
      },
      onKeyUp: (event: KeyboardEvent) => {
        selection.release(event, itemIdAt(event.target))
      },
      ...lasso.handlersOver(drag.handlers),
    },
  }
}
