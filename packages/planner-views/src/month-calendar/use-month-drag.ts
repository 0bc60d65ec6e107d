import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { DateAction } from '@throughline/domain/tactics'
import { useRef } from 'react'
import type { RefObject } from 'react'

import { daysToDrop, draggedSpan, spanBetween } from '../calendar-parts'
import type { CalendarItem, DaySpan } from '../calendar-parts'
import { itemSubjectAt, useDrag } from '../interaction'
import type { DragProgress, FindEntry, ItemIntents, Point } from '../interaction'
import { drawDrag, measureMonth } from './month-surface'
import type { ShownRows } from './month-surface'
import { elementOfTabStop, gridTargetOf, segmentsOf } from './tab-stop'

interface MonthDragOptions extends ShownRows {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly isReadOnly: boolean
  readonly intents: ItemIntents
  readonly findEntry: FindEntry
  /** The item of an id as it is now. */
  readonly findItem: (itemId: number) => CalendarItem | undefined
  readonly onCreate: (days: DaySpan, anchor: HTMLElement) => void
  /** Changes an item, or one end of it, by whole days. */
  readonly onReschedule: (item: CalendarItem, action: DateAction, deltaDays: number) => void
  readonly onPage: (step: 1 | -1) => void
}

/** Dragging in a month: items and their ends by whole days, and days for something new. */
export function useMonthDrag(options: MonthDragOptions) {
  const { scrollRef, weeksRef, intents, firstDay, rowTops } = options
  const layerRef = useRef<HTMLDivElement>(null)

  const handleDrop = ({ subject, from, to }: DragProgress<DayNumber>): void => {
    if (from === to) {
      intents.cancelDrag(subject)
    } else if (subject.kind === 'create') {
      const cell = weeksRef.current && elementOfTabStop(weeksRef.current, { part: 'day', day: to })
      options.onCreate(spanBetween(from, to), cell ?? subject.cell)
    } else {
      const item = options.findItem(subject.item.id)
      const days = item === undefined ? 0 : daysToDrop(subject, to - from, subject.item, item)
      if (item === undefined || days === 0) intents.cancelDrag(subject)
      else options.onReschedule(item, subject, days)
    }
  }
  const drag = useDrag<DayNumber>({
    isEnabled: !options.isReadOnly,
    surfaceRef: weeksRef,
    scrollRef,
    subjectAt: (target, at) => {
      const found = options.findEntry(target)
      if (found !== null) return itemSubjectAt(found, at, 'x')
      const place = gridTargetOf(target)
      return place?.part === 'day' && intents.canCreate
        ? { kind: 'create', cell: place.cell }
        : null
    },
    measure: () =>
      weeksRef.current === null || scrollRef.current === null
        ? null
        : measureMonth(weeksRef.current, scrollRef.current, { firstDay, rowTops }),
    // Days are chosen from the moment that the pointer leaves the first of them.
    isHeldBack: (subject, at) => subject.kind === 'create' && isWithin(subject.cell, at),
    canResize: intents.canResize,
    elementsOf: (subject) =>
      subject.kind === 'create' || weeksRef.current === null
        ? []
        : segmentsOf(weeksRef.current, subject.target),
    onStart: (subject) => subject.kind === 'create' || intents.allow(subject.item, subject),
    onDraw: ({ subject, from, to, offset }) => {
      if (layerRef.current === null) return
      const span =
        subject.kind === 'create'
          ? spanBetween(from, to)
          : draggedSpan(subject.target, subject, to - from)
      drawDrag(layerRef.current, { firstDay, rowTops }, span, offset)
    },
    onDrop: handleDrop,
    onCancel: intents.cancelDrag,
    onPage: options.onPage,
  })
  return { ...drag, layerRef }
}

function isWithin(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}
