import type { DateAction } from '@throughline/domain/tactics'
import { useRef } from 'react'
import type { RefObject } from 'react'

import { daysToDrop, draggedSpan, spanBetween } from '../calendar-parts'
import type { CalendarItem, DaySpan } from '../calendar-parts'
import { itemSubjectAt, useDrag } from '../interaction'
import type { DragProgress, DragSubject, ItemIntents, Point } from '../interaction'
import type { FlowItem } from './FlowCalendar.types'
import { drawFlowDrag, measureFlow } from './flow-surface'
import type { FlowPlaceAt } from './flow-surface'
import type { FlowLine } from './model/flow-lines'
import type { FlowPageState } from './use-flow-page'

interface FlowDragOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly bodyRef: RefObject<HTMLElement | null>
  readonly page: FlowPageState
  readonly startDay: number
  readonly hasMoney: boolean
  readonly isReadOnly: boolean
  readonly intents: ItemIntents
  /** Whether a line takes new items. */
  readonly canCreateOn: (line: FlowLine) => boolean
  /** Whether an item may go to a row. */
  readonly canDropOn: (item: FlowItem, line: FlowLine) => boolean
  readonly onCreate: (span: DaySpan, lineId: string) => void
  readonly onReschedule: (
    item: FlowItem,
    action: DateAction,
    deltaDays: number,
    lineId: string,
  ) => void
  /** An item was dropped on another row, perhaps on other days as well. */
  readonly onRowDrop: (item: FlowItem, lineId: string, deltaDays: number) => void
  /** The items that move when this one is dragged; null where it moves alone. */
  readonly movedWith: (item: CalendarItem) => readonly CalendarItem[] | null
  /** Moves all items that are selected with this one. */
  readonly onMoveSelection: (item: CalendarItem, deltaDays: number) => void
  /** A drag of several items was cancelled or ended where it began. */
  readonly onSelectionStays: (count: number) => void
}

/** Dragging in a flow: moves items to other days and rows, resizes them, and chooses days for a new one. */
export function useFlowDrag(options: FlowDragOptions) {
  const { scrollRef, bodyRef, page, startDay, hasMoney, intents } = options
  const layerRef = useRef<HTMLDivElement>(null)

  const movedItems = (subject: DragSubject): readonly CalendarItem[] | null =>
    subject.kind === 'move' ? options.movedWith(subject.item) : null
  const cancel = (subject: DragSubject): void => {
    const moved = movedItems(subject)
    if (moved === null) intents.cancelDrag(subject)
    else options.onSelectionStays(moved.length)
  }

  /** The line where a drag would drop: another row only for a single item that is moved. */
  const lineOfDrag = ({ subject, from, to }: DragProgress<FlowPlaceAt>) => {
    const own = page.lineOf(from.lineId)
    const other = page.lineOf(to.lineId)
    const isSingle = subject.kind === 'move' && movedItems(subject) === null
    const isElsewhere = isSingle && other?.kind === 'row' && other.id !== from.lineId
    if (!isElsewhere) return { line: own, isRefused: false }
    const item = page.findItem(subject.item.id)
    const isAllowed = item !== undefined && options.canDropOn(item, other)
    return { line: other, isRefused: !isAllowed }
  }

  const handleDrop = (progress: DragProgress<FlowPlaceAt>): void => {
    const { subject, from, to } = progress
    if (subject.kind === 'create') {
      options.onCreate(spanBetween(from.day, to.day), from.lineId)
      return
    }
    const item = page.findItem(subject.item.id)
    // A drag back to its day leaves the days that another user has given the item meanwhile.
    const isOnItsDay = item === undefined || to.day === from.day
    const days = isOnItsDay ? 0 : daysToDrop(subject, to.day - from.day, subject.item, item)
    const { line } = lineOfDrag(progress)
    if (item !== undefined && line !== undefined && line.id !== from.lineId) {
      options.onRowDrop(item, line.id, days)
    } else if (item === undefined || days === 0) cancel(subject)
    else if (movedItems(subject) !== null) options.onMoveSelection(item, days)
    else options.onReschedule(item, subject, days, from.lineId)
  }

  const drag = useDrag<FlowPlaceAt>({
    isEnabled: !options.isReadOnly,
    surfaceRef: bodyRef,
    scrollRef,
    subjectAt: (target, at) => subjectAt(target, at, options),
    measure: () =>
      bodyRef.current === null || scrollRef.current === null
        ? null
        : measureFlow(bodyRef.current, scrollRef.current, { ...page, startDay, hasMoney }),
    canResize: intents.canResize,
    elementsOf: (subject) => elementsOf(bodyRef.current, subject, movedItems(subject) !== null),
    // Of several items the host refuses those that may not move, and moves the others.
    onStart: (subject) =>
      subject.kind === 'create' ||
      movedItems(subject) !== null ||
      intents.allow(subject.item, subject),
    onDraw: (progress) => {
      const { subject, from, to, offset } = progress
      const { line, isRefused } = lineOfDrag(progress)
      if (layerRef.current === null || line === undefined) return
      const span =
        subject.kind === 'create'
          ? spanBetween(from.day, to.day)
          : draggedSpan(subject.target, subject, to.day - from.day)
      const timeline = { startDay, dayPixels: page.dayPixels }
      drawFlowDrag(layerRef.current, timeline, { span, line, isRefused }, offset)
    },
    onDrop: handleDrop,
    onCancel: cancel,
    outside: intents.outside,
    onPage: (step) => {
      scrollRef.current?.scrollBy({ left: step * page.seen.width })
    },
  })
  const { active } = drag
  return {
    ...drag,
    layerRef,
    /** How many items the drag moves. */
    movedCount: active === null ? 0 : (movedItems(active.subject)?.length ?? 1),
  }
}

function subjectAt(
  target: EventTarget | null,
  at: Point,
  { page, intents, canCreateOn }: FlowDragOptions,
): DragSubject | null {
  const found = page.findEntry(target)
  if (found !== null) {
    // The title of a short item continues beside its bar; that part has no resize handles.
    const { left, right } = found.element.getBoundingClientRect()
    const isOnBar = at.x >= left && at.x < right
    return itemSubjectAt(found, at, isOnBar ? 'x' : null)
  }
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-part="days"]') : null
  const line = page.lineOf(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
  const isFree = cell !== null && line !== undefined && intents.canCreate && canCreateOn(line)
  return isFree ? { kind: 'create', cell } : null
}

/**
 * The bars that are dragged: those of all selected items, or those of the one occurrence, which
 * is in several rows when the flow is grouped by initiative or by tag.
 */
function elementsOf(
  body: HTMLElement | null,
  subject: DragSubject,
  isSelection: boolean,
): Iterable<HTMLElement> {
  if (subject.kind === 'create' || body === null) return []
  const { key, startDay } = subject.target
  return body.querySelectorAll<HTMLElement>(
    isSelection
      ? '[data-part="bar"]:is([data-chosen], [data-dragging])'
      : `[data-part="bar"][data-start="${startDay}"][data-key="${CSS.escape(key)}"]`,
  )
}
