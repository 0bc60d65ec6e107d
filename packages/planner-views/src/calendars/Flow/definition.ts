import { nearestDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { rescheduleByDays } from '@throughline/domain/tactics'
import type { TacticDates } from '@throughline/domain/tactics'
import { useMemo, useRef } from 'react'
import type { RefObject } from 'react'

import { daysToDrop, draggedSpan, newDatesOver, spanBetween } from '../../calendar-parts'
import type { DaySpan } from '../../calendar-parts'
import { isDateSubject } from '../../calendar-core'
import type {
  CalendarControls,
  CalendarDefinition,
  DragProgress,
  ItemIntents,
  CellFinder,
} from '../../calendar-core'
import { asFlowItem } from './parts/FlowCalendarBar'
import type { FlowCalendarViewProps, FlowItem } from './FlowCalendar.types'
import { kindName } from './parts/FlowCalendarFigures'
import { TOTALS_ID } from './parts/FlowCalendarTotals'
import { FIGURE, pressFlowKey } from './flow-keys'
import { drawFlowDrag, measureFlow } from './flow-surface'
import type { FlowPlaceAt } from './flow-surface'
import { elementOfFocusCell, lineIdOf, focusCellOfElement } from './flow-target'
import type { FlowCalendarLabels } from './FlowCalendar.labels'
import { itemOrderOf, itemsInRect } from './model/bars-in-rect'
import { itemsBehindFigure } from './model/figure-items'
import type { FigureItem } from './model/figure-items'
import type { FlowLine } from './model/flow-lines'
import {
  figures,
  indexOfLine,
  isFocusCellThere,
  focusCellFor,
  focusCellOfKey,
} from './model/flow-cells'
import type { FlowCell } from './model/flow-cells'
import { isSameFocusCell } from './model/cell-step'
import type { FlowPageState } from './use-flow-page'

/** A figure with an open list of its items. */
export interface OpenFigure {
  readonly anchor: HTMLElement
  readonly title: string
  readonly amount: number
  readonly items: readonly FigureItem[]
}

interface FlowDefinitionOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly bodyRef: RefObject<HTMLElement | null>
  /** The element that marks the days of a new item; null while nothing is drawn. */
  readonly anchorOf: () => HTMLElement | null
  readonly page: FlowPageState
  readonly firstDay: DayNumber
  readonly today: DayNumber
  readonly hasMoney: boolean
  readonly props: FlowCalendarViewProps
  readonly labels: FlowCalendarLabels
  /** Scrolls to a cell that is not drawn. */
  readonly onScrollTo: (focusCell: FlowCell) => void
  readonly onZoomStep: (direction: 'in' | 'out') => void
  readonly onOpenFigure: (figure: OpenFigure) => void
}

type FlowControls = CalendarControls<FlowPlaceAt, FlowCell>

/** The flow as a calendar: its places are days on lines, its cells names, figures and bars. */
export function useFlowDefinition(options: FlowDefinitionOptions) {
  const { gridRef, scrollRef, bodyRef, page, firstDay, hasMoney, props, labels } = options
  const { lines, dayPixels, dayCount } = page
  const { sections } = props
  const layerRef = useRef<HTMLDivElement>(null)
  const finder = useMemo<CellFinder<FlowCell>>(() => {
    const visible = { lines, hasMoney }
    return {
      focusCellFor: (place) => focusCellFor(place, visible),
      isOnShow: (focusCell) => isFocusCellThere(focusCell, visible),
      focusCellOfItem: (itemId) => focusCellOfKey(String(itemId), visible),
    }
  }, [lines, hasMoney])
  // Items of closed sections stay selected: closing a section does not deselect.
  const items = useMemo(
    () => sections.flatMap(({ rows }) => rows.flatMap((row) => row.items)),
    [sections],
  )
  const findItem = useMemo(() => itemFinder(items), [items])
  const rows = rowChanges(props, lines, labels)

  const createOn = (span: DaySpan, lineId: string, { create }: FlowControls): void => {
    const line = page.lineOf(lineId)
    const anchor = options.anchorOf()
    if (anchor === null || line === undefined || !takesNewItems(line)) return
    Object.assign(anchor.dataset, { row: lineId })
    Object.assign(anchor.style, {
      insetInlineStart: `${(span.startDay - firstDay) * dayPixels}px`,
      inlineSize: `${(span.endDayExclusive - span.startDay) * dayPixels}px`,
      insetBlockStart: `${line.top}px`,
      blockSize: `${line.height}px`,
    })
    create(newDatesOver(span), anchor)
  }
  /** The day of a bar; of anything else today, or the first visible day where today is not. */
  const spanAt = (focusCell: FlowCell): DaySpan => {
    if (focusCell.part === 'bar') return spanBetween(focusCell.startDay, focusCell.startDay)
    const from = firstDay + Math.max(0, Math.ceil(page.slices.x.from / dayPixels))
    const to = firstDay + Math.min(dayCount, page.slices.x.to / dayPixels)
    const day = options.today >= from && options.today < to ? options.today : from
    return spanBetween(day, day)
  }
  const toggle = (line: FlowLine): void => {
    if (line.kind !== 'section') return
    props.onToggleSection?.({ sectionId: line.id, isOpen: !line.isOpen })
  }
  const openFigure = (button: HTMLElement, lineId: string): void => {
    const { figure: figureName, total, from, to } = button.dataset
    const kind = figures.find((each) => each === (figureName ?? total))
    if (kind === undefined) return
    const range = {
      from: nearestDateOf(from === undefined ? firstDay : Number(from)),
      to: nearestDateOf(to === undefined ? firstDay + dayCount - 1 : Number(to)),
    }
    const id = lineId === TOTALS_ID ? null : lineId
    const isMonthly = (item: FlowItem): boolean => props.isMonthly?.(item) ?? false
    const figureItems = itemsBehindFigure(sections, { id, kind, ...range }, isMonthly)
    const line = page.lineOf(lineId)
    const name = line === undefined ? labels.monthlyTotals : nameOf(line)
    options.onOpenFigure({
      anchor: button,
      title: labels.figureList({ kind: kindName(kind, labels), name: isolateText(name) }),
      // The sum of the listed items, so that the list always adds up.
      amount: figureItems.reduce((sum, { amount }) => sum + amount, 0),
      items: figureItems,
    })
  }
  /** The line where a drag would drop: another row only for a single item that is moved. */
  const lineOfDrag = ({ subject, from, to }: DragProgress<FlowPlaceAt>) => {
    const own = page.lineOf(from.lineId)
    const other = page.lineOf(to.lineId)
    const isSingle = subject.kind === 'move' && subject.together === null
    if (!isSingle || other?.kind !== 'row' || other.id === from.lineId) {
      return { line: own, isRefused: false }
    }
    const item = findItem(subject.item.id)
    return { line: other, isRefused: item === undefined || !rows.canDropOn(item, other) }
  }

  const definition: CalendarDefinition<FlowPlaceAt, FlowCell> = {
    surfaceRef: bodyRef,
    scrollRef,
    labels,
    findEntry: page.findEntry,
    findItem,
    focus: {
      rootRef: gridRef,
      finder,
      elementOf: elementOfFocusCell,
      focusCellOf: (element) => {
        const focusCell = focusCellOfElement(element)
        if (focusCell === null) return null
        return (before) =>
          before !== null && isSameFocusCell(before, focusCell) ? before : focusCell
      },
      revealedItem: props.revealedItem ?? null,
      onAwait: options.onScrollTo,
    },
    selection: {
      items,
      orderOf: () => itemOrderOf(sections, page.barsOf),
      isFree: (target) =>
        target instanceof Element &&
        target.closest('[data-part="days"]') !== null &&
        page.findEntry(target) === null,
      itemsIn: (rect) => {
        if (bodyRef.current === null) return []
        const isRightToLeft = getComputedStyle(bodyRef.current).direction === 'rtl'
        return itemsInRect({ ...page, startDay: firstDay, isRightToLeft }, rect)
      },
      labels,
    },

    measure: () =>
      bodyRef.current === null || scrollRef.current === null
        ? null
        : measureFlow(bodyRef.current, scrollRef.current, {
            ...page,
            startDay: firstDay,
            hasMoney,
          }),
    dayOf: ({ day }) => day,
    dayOfCell: (cell) => (cell.part === 'bar' ? cell.startDay : null),
    handleAxisAt: ({ element }, { x }) => {
      // The title of a short item continues beside its bar; that part has no resize handles.
      const { left, right } = element.getBoundingClientRect()
      return x >= left && x < right ? 'x' : null
    },
    drawCellAt: (target) => {
      if (!(target instanceof Element)) return null
      const cell = target.closest<HTMLElement>('[data-part="days"]')
      const line = cell === null ? undefined : page.lineOf(lineIdOf(cell) ?? '')
      return line !== undefined && takesNewItems(line) ? cell : null
    },
    drawDrag: (progress) => {
      const { subject, from, to, offset } = progress
      const { line, isRefused } = lineOfDrag(progress)
      if (layerRef.current === null || line === undefined) return
      const span = isDateSubject(subject)
        ? draggedSpan(subject.target, subject, to.day - from.day)
        : spanBetween(from.day, to.day)
      const timeline = { startDay: firstDay, dayPixels }
      drawFlowDrag(layerRef.current, timeline, { span, line, isRefused }, offset)
    },
    drop: (progress, calendar) => {
      const { subject, from, to } = progress
      if (!isDateSubject(subject)) {
        createOn(spanBetween(from.day, to.day), from.lineId, calendar)
        return true
      }
      const { line } = lineOfDrag(progress)
      const item = findItem(subject.item.id)
      // A drag back to its day keeps the days that another user has set during the drag.
      const deltaDays = to.day - from.day
      if (item === undefined || line === undefined || line.id === from.lineId) {
        return deltaDays !== 0 && calendar.changeByDays(subject, deltaDays, from)
      }
      // Checks again, because the host may have withdrawn the permission during the drag.
      if (!calendar.intents.allow(item, { kind: 'move' })) return true
      const days = deltaDays === 0 ? 0 : daysToDrop(subject, deltaDays, subject.item, item)
      const reschedulable = calendar.intents.reschedulable(item)
      const outcome = rescheduleByDays(reschedulable, { kind: 'move' }, days)
      if (outcome.code === 'out-of-range') {
        calendar.change(item, { kind: 'move' }, outcome, from)
        return true
      }
      rows.change(item, line, outcome.code === 'changed' ? outcome.dates : null, calendar.intents)
      return true
    },
    onPage: (step) => {
      scrollRef.current?.scrollBy({ left: step * page.seen.width })
    },
    reschedule: (item, step) => rescheduleByDays(item, step, step.x),
    daysOfStep: ({ x }) => x,
    cellOfItem: ({ id }, { startDate }, from, { lineId }) => ({
      lineId: from?.lineId ?? lineId,
      part: 'bar',
      key: String(id),
      startDay: dayNumberOf(startDate),
    }),

    freePlaceAt: ({ target, clientX }, calendar) => {
      if (!(target instanceof Element) || partOf(target) !== null) return null
      const cell = target.closest<HTMLElement>('[data-part="days"]')
      const lineId = lineIdOf(target)
      if (cell === null || lineId === null) return null
      const box = cell.getBoundingClientRect()
      const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
      const along = isRightToLeft ? box.right - clientX : clientX - box.left
      const day = firstDay + Math.floor(along / dayPixels)
      return {
        name: `${lineId}:${day}`,
        create: () => {
          createOn(spanBetween(day, day), lineId, calendar)
        },
      }
    },
    click: (element) => {
      const part = partOf(element)
      const lineId = part === null ? null : lineIdOf(part)
      const line = lineId === null ? undefined : page.lineOf(lineId)
      if (part?.dataset['part'] === 'toggle-all') {
        props.onToggleAll?.({ isOpen: part.dataset['action'] === 'expand' })
      } else if (part?.dataset['part'] === 'figure' && lineId !== null) openFigure(part, lineId)
      else if (part?.dataset['part'] === 'toggle' && line !== undefined) toggle(line)
    },
    pressKey: (event, calendar) =>
      pressFlowKey(event, {
        page: { lines, hasMoney },
        calendar,
        lineOf: page.lineOf,
        onToggle: toggle,
        onZoom: options.onZoomStep,
        onCreate: (focusCell) => {
          createOn(spanAt(focusCell), focusCell.lineId, calendar)
        },
      }),
    // Alt with the arrows up and down gives an item to the next row that takes it.
    pressItemKey: ({ key, altKey, shiftKey }, item, { focus, intents, movesTogether }) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (!altKey || shiftKey || step === undefined) return false
      // Several items have no row in common.
      if (movesTogether(item)) return true
      const flowItem = asFlowItem(item)
      if (!intents.allow(flowItem, { kind: 'move' })) return true
      const line = rows.nextFor(flowItem, focus.activeCell.lineId, step)
      if (line !== null) rows.change(flowItem, line, null, intents)
      return true
    },
    offerAt: (element, calendar) => {
      const focusCell = focusCellOfElement(element)
      const line = focusCell === null ? undefined : page.lineOf(focusCell.lineId)
      if (focusCell === null || line === undefined || !takesNewItems(line)) return null
      return {
        dates: newDatesOver(spanAt(focusCell)),
        create: () => {
          createOn(spanAt(focusCell), focusCell.lineId, calendar)
        },
      }
    },
  }
  return { definition, layerRef }
}

/** Whether new items may go on a line: only on rows with a value that an item can have. */
function takesNewItems(line: FlowLine): boolean {
  return line.kind === 'row' && line.row.target !== null
}

/** Moves of items to other rows: which rows take an item, and the announcement and report of a move. */
function rowChanges(
  {
    rowPolicy,
    onRowChange,
    onMoveRefused,
  }: Pick<FlowCalendarViewProps, 'rowPolicy' | 'onRowChange' | 'onMoveRefused'>,
  lines: readonly FlowLine[],
  labels: FlowCalendarLabels,
) {
  const canDropOn = (item: FlowItem, line: FlowLine): boolean =>
    onRowChange !== undefined &&
    line.kind === 'row' &&
    (rowPolicy?.(item, line.id).allowed ?? line.row.target !== null)
  return {
    /** Whether an item may be moved to a line. */
    canDropOn,
    /**
     * Announces and reports the move of an item to a row, or the refusal of the row.
     *
     * @param dates its dates in that row; null if it keeps its dates
     */
    change: (
      item: FlowItem,
      line: FlowLine,
      dates: TacticDates | null,
      { announce }: ItemIntents,
    ): void => {
      const parts = { title: isolateText(item.title), rowName: isolateText(nameOf(line)) }
      if (canDropOn(item, line)) {
        const { startDate, endDate, isAllDay } = dates ?? item
        announce(labels.rowChanged(parts))
        onRowChange?.({ item, rowId: line.id, startDate, endDate, isAllDay })
        return
      }
      announce(labels.rowRefused(parts))
      const result = rowPolicy?.(item, line.id)
      if (result?.allowed === false) onMoveRefused?.({ item, code: result.code })
    },
    /** The next row that takes an item, downwards for step 1 and upwards for -1; null for none. */
    nextFor: (item: FlowItem, lineId: string, step: number): FlowLine | null => {
      for (let at = indexOfLine(lines, lineId) + step; ; at += step) {
        const line = lines[at]
        if (line === undefined) return null
        if (canDropOn(item, line)) return line
      }
    },
  }
}

/** Finds items by their ids; indexes them at the first search. */
function itemFinder(items: readonly FlowItem[]): (itemId: number) => FlowItem | undefined {
  let byId: ReadonlyMap<number, FlowItem> | null = null
  return (itemId) => {
    byId ??= new Map(items.map((item) => [item.id, item]))
    return byId.get(itemId)
  }
}

/** The button or figure that contains an element; null for none. */
function partOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(`button[data-part], ${FIGURE}`)
}

function nameOf(line: FlowLine): string {
  return line.kind === 'section' ? line.section.name : line.row.name
}
