import type { CivilDate } from '@throughline/domain/calendar-dates'
import { useRef } from 'react'
import type { RefObject } from 'react'

import type { CalendarHandle, CalendarItem } from '../calendar-parts'
import { itemSubjectAt, useDrag } from '../interaction'
import type { DragProgress, DragSurface, FindEntry, ItemIntents } from '../interaction'

/** The day of the calendar under the pointer; null where there is none. */
interface DayPlace {
  readonly day: CivilDate | null
}

interface ParkingDragOptions {
  readonly surfaceRef: RefObject<HTMLElement | null>
  readonly listRef: RefObject<HTMLElement | null>
  readonly calendarRef: RefObject<CalendarHandle | null>
  readonly isReadOnly: boolean
  readonly intents: ItemIntents
  readonly findEntry: FindEntry
  /** The item of an id as it is now. */
  readonly findItem: (itemId: number) => CalendarItem | undefined
  readonly onDayUnder: (under: { item: CalendarItem; day: CivilDate } | null) => void
  readonly onSchedule: (item: CalendarItem, day: CivilDate) => void
}

/** Dragging of a parked item to a day of the calendar, which says where its days are. */
export function useParkingDrag(options: ParkingDragOptions) {
  const { calendarRef, intents } = options
  const layerRef = useRef<HTMLDivElement>(null)
  const shownDayRef = useRef<CivilDate | null>(null)

  const showDay = (item: CalendarItem, day: CivilDate | null): void => {
    if (shownDayRef.current === day) return
    shownDayRef.current = day
    options.onDayUnder(day === null ? null : { item, day })
  }
  const end = (item: CalendarItem): void => {
    calendarRef.current?.dayUnder(null)
    showDay(item, null)
  }
  // The layer fills the window, so that a place in it is one of the viewport.
  const measure = (): DragSurface<DayPlace> => ({
    origin: { x: 0, y: 0 },
    placeAt: (at) => ({ day: calendarRef.current?.dayUnder(at) ?? null }),
    scrollEdges: () => null,
  })
  const handleDrop = ({ subject, to }: DragProgress<DayPlace>): void => {
    if (subject.kind !== 'move') return
    end(subject.item)
    // Others may have scheduled it meanwhile, or taken it away.
    const item = options.findItem(subject.item.id)
    if (item === undefined || to.day === null) intents.cancelDrag(subject)
    else options.onSchedule(item, to.day)
  }
  const drag = useDrag<DayPlace>({
    isEnabled: !options.isReadOnly,
    surfaceRef: options.surfaceRef,
    scrollRef: options.listRef,
    subjectAt: (target, at) => {
      const found = options.findEntry(target)
      return found === null ? null : itemSubjectAt(found, at, null)
    },
    measure,
    canResize: () => false,
    onStart: (subject) => subject.kind === 'move' && intents.allow(subject.item, subject),
    onDraw: ({ subject, to, offset: { x, y } }) => {
      const ghost = layerRef.current?.querySelector<HTMLElement>('[data-part="ghost"]')
      if (ghost) ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`
      if (subject.kind === 'move') showDay(subject.item, to.day)
    },
    onDrop: handleDrop,
    onCancel: (subject) => {
      if (subject.kind === 'move') end(subject.item)
      intents.cancelDrag(subject)
    },
    onPage: () => {},
  })
  return { ...drag, layerRef }
}
