import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { DateAction } from '@throughline/domain/tactics'
import { useRef } from 'react'
import type { RefObject } from 'react'

import { daysToDrop, draggedSpan, spanBetween } from '../calendar-parts'
import type { CalendarItem, DaySpan } from '../calendar-parts'
import { isWithin, itemSubjectAt, useDrag } from '../interaction'
import type { DragProgress, DragSubject, FindEntry, ItemIntents } from '../interaction'
import { drawDrag, measureMonth } from './month-surface'
import type { ShownRows } from './month-surface'
import { chosenBarsOf, elementOfTabStop, gridTargetOf, segmentsOf } from './tab-stop'

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
  /** The items that move when this one is dragged; null where it moves alone. */
  readonly movedWith: (item: CalendarItem) => readonly CalendarItem[] | null
  /** Moves all of them. */
  readonly onMoveSelection: (item: CalendarItem, deltaDays: number) => void
  /** A drag of all of them leads nowhere. */
  readonly onSelectionStays: (count: number) => void
  readonly onPage: (step: 1 | -1) => void
}

/** Dragging in a month: items and their ends by whole days, and days for something new. */
export function useMonthDrag(options: MonthDragOptions) {
  const { scrollRef, weeksRef, intents, firstDay, rowTops } = options
  const layerRef = useRef<HTMLDivElement>(null)

  const movedItems = (subject: DragSubject): readonly CalendarItem[] | null =>
    subject.kind === 'move' ? options.movedWith(subject.item) : null
  const cancel = (subject: DragSubject): void => {
    const moved = movedItems(subject)
    if (moved === null) intents.cancelDrag(subject)
    else options.onSelectionStays(moved.length)
  }
  const handleDrop = ({ subject, from, to }: DragProgress<DayNumber>): void => {
    if (from === to) {
      cancel(subject)
    } else if (subject.kind === 'create') {
      const cell = weeksRef.current && elementOfTabStop(weeksRef.current, { part: 'day', day: to })
      options.onCreate(spanBetween(from, to), cell ?? subject.cell)
    } else {
      const item = options.findItem(subject.item.id)
      const days = item === undefined ? 0 : daysToDrop(subject, to - from, subject.item, item)
      if (item === undefined || days === 0) cancel(subject)
      else if (movedItems(subject) !== null) options.onMoveSelection(item, days)
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
    elementsOf: (subject) => {
      if (subject.kind === 'create' || weeksRef.current === null) return []
      return movedItems(subject) === null
        ? segmentsOf(weeksRef.current, subject.target)
        : chosenBarsOf(weeksRef.current)
    },
    // What of a selection may not move is for the host to say, before it moves the rest.
    onStart: (subject) =>
      subject.kind === 'create' ||
      movedItems(subject) !== null ||
      intents.allow(subject.item, subject),
    onDraw: ({ subject, from, to, offset }) => {
      if (layerRef.current === null) return
      const span =
        subject.kind === 'create'
          ? spanBetween(from, to)
          : draggedSpan(subject.target, subject, to - from)
      drawDrag(layerRef.current, { firstDay, rowTops }, span, offset)
    },
    onDrop: handleDrop,
    onCancel: cancel,
    outside: intents.outside,
    onPage: options.onPage,
  })
  const { active } = drag
  return {
    ...drag,
    layerRef,
    /** How many items the drag moves. */
    movedCount: active === null ? 0 : (movedItems(active.subject)?.length ?? 1),
  }
}
