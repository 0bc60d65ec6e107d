import type { DateAction } from '@throughline/domain/tactics'
import { useRef } from 'react'
import type { RefObject } from 'react'

import { daysToDrop, draggedSpan, spanBetween } from '../calendar-parts'
import type { DaySpan } from '../calendar-parts'
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
  /** Whether something new may go on a line. */
  readonly canCreateOn: (line: FlowLine) => boolean
  /** Whether an item may go to a row. */
  readonly canDropOn: (item: FlowItem, line: FlowLine) => boolean
  readonly onCreate: (span: DaySpan, lineId: string) => void
  readonly onReschedule: (item: FlowItem, action: DateAction, deltaDays: number) => void
  /** An item was dropped on another row, perhaps on other days as well. */
  readonly onRowDrop: (item: FlowItem, lineId: string, deltaDays: number) => void
}

/** Dragging in a flow: items to other days and rows, their ends, and days for something new. */
export function useFlowDrag(options: FlowDragOptions) {
  const { scrollRef, bodyRef, page, startDay, hasMoney, intents } = options
  const layerRef = useRef<HTMLDivElement>(null)

  /** The line that a drag leads to: another row only for a whole item. */
  const lineOfDrag = ({ subject, from, to }: DragProgress<FlowPlaceAt>) => {
    const own = page.lineOf(from.lineId)
    const other = page.lineOf(to.lineId)
    const isElsewhere = subject.kind === 'move' && other?.kind === 'row' && other.id !== from.lineId
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
    const days = item === undefined ? 0 : daysToDrop(subject, to.day - from.day, subject.item, item)
    const { line } = lineOfDrag(progress)
    if (item !== undefined && line !== undefined && line.id !== from.lineId) {
      options.onRowDrop(item, line.id, days)
    } else if (item === undefined || days === 0) intents.cancelDrag(subject)
    else options.onReschedule(item, subject, days)
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
    elementsOf: (subject) => elementsOf(bodyRef.current, subject),
    onStart: (subject) => subject.kind === 'create' || intents.allow(subject.item, subject),
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
    onCancel: intents.cancelDrag,
    onPage: (step) => {
      scrollRef.current?.scrollBy({ left: step * page.seen.width })
    },
  })
  return { ...drag, layerRef }
}

function subjectAt(
  target: EventTarget | null,
  at: Point,
  { page, intents, canCreateOn }: FlowDragOptions,
): DragSubject | null {
  const found = page.findEntry(target)
  if (found !== null) {
    // The title of a short item goes on beside its bar, where it has no end to take hold of.
    const { left, right } = found.element.getBoundingClientRect()
    const isOnBar = at.x >= left && at.x < right
    return itemSubjectAt(found, at, isOnBar ? 'x' : null)
  }
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-part="days"]') : null
  const line = page.lineOf(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
  const isFree = cell !== null && line !== undefined && intents.canCreate && canCreateOn(line)
  return isFree ? { kind: 'create', cell } : null
}

/** All bars of the dragged occurrence: by initiative or tag it may stand in several rows. */
function elementsOf(body: HTMLElement | null, subject: DragSubject): Iterable<HTMLElement> {
  if (subject.kind === 'create' || body === null) return []
  const { key, startDay } = subject.target
  return body.querySelectorAll<HTMLElement>(
    `[data-part="bar"][data-start="${startDay}"][data-key="${CSS.escape(key)}"]`,
  )
}
