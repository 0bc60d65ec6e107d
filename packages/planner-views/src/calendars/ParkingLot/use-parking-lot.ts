import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { CalendarCheck, CalendarPlus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import { entryTargetOf, itemOf, judgeChange, useCalendar } from '../../calendar-core'
import type { CalendarDefinition, FindEntry, HostItemAction, CellFinder } from '../../calendar-core'
import { stepInRows } from './model/step-in-rows'
import type { ParkingLotBodyProps } from './ParkingLot.types'

/** The day of the calendar under the pointer; null where there is none. */
interface DayPlace {
  readonly day: CivilDate | null
}

/** An item that can have the focus, and its place in the list when it had it. */
interface ParkingCell {
  /** 0 in an empty list. */
  readonly itemId: number
  readonly index: number
}

interface ParkingLotOptions extends Omit<ParkingLotBodyProps, 'id'> {
  readonly surfaceRef: RefObject<HTMLElement | null>
  readonly listRef: RefObject<HTMLElement | null>
}

/**
 * The parking lot as a calendar: its items can be dragged to a day of the calendar beside it,
 * which says where its days are.
 */
export function useParkingLot(options: ParkingLotOptions) {
  const { items, listRef, calendarRef, dayOnShow, labels, onSchedule } = options
  const layerRef = useRef<HTMLDivElement>(null)
  const visibleDayRef = useRef<CivilDate | null>(null)
  /** The item whose day the user chooses. */
  const [chosen, setChosen] = useState<{ item: CalendarItem; element: HTMLElement } | null>(null)
  const finder = useMemo(() => finderOf(items), [items])

  const schedule = (item: CalendarItem, day: CivilDate): void => {
    // First: where the item was is about to go, and the calendar takes the focus to the item.
    calendarRef.current?.focus()
    calendar.intents.announce(labels.scheduled({ title: isolateText(item.title), day }))
    onSchedule({ item, day })
  }
  const chooseDay = (item: CalendarItem): void => {
    const element = listRef.current?.querySelector<HTMLElement>(`[data-key="${item.id}"]`)
    if (element) setChosen({ item, element })
  }
  const judge = (item: CalendarItem) => judgeChange(item, 'move', options)
  const itemActions: readonly HostItemAction[] = [
    {
      entry: {
        id: 'schedule-here',
        label: labels.scheduleOn({ day: dayOnShow }),
        icon: CalendarCheck,
        shortcut: 'P',
      },
      key: 'p',
      judge,
      onSelect: (request) => {
        for (const item of request.items) schedule(item, dayOnShow)
      },
    },
    {
      entry: { id: 'schedule', label: labels.schedule, icon: CalendarPlus },
      key: null,
      judge,
      onSelect: (request) => {
        for (const item of request.items) chooseDay(item)
      },
    },
  ]

  const showDay = (item: CalendarItem | null, day: CivilDate | null): void => {
    if (visibleDayRef.current === day) return
    visibleDayRef.current = day
    options.onDayUnder?.(day === null || item === null ? null : { item, day })
  }
  const findItem = (itemId: number) => items.find(({ id }) => id === itemId)
  const findEntry: FindEntry = (target) =>
    entryTargetOf(target, (key) => {
      const item = findItem(Number(key))
      return item && { entry: { kind: 'item', item }, startDay: 0, endDayExclusive: 1 }
    })
  const definition: CalendarDefinition<DayPlace, ParkingCell> = {
    surfaceRef: options.surfaceRef,
    scrollRef: listRef,
    labels,
    findItem,
    findEntry,
    focus: {
      rootRef: listRef,
      finder,
      elementOf: (list, { itemId }) =>
        list.querySelector<HTMLElement>(`[data-part="bar"][data-key="${itemId}"]`),
      focusCellOf: (element) => {
        const itemId = Number(element.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? 0)
        const cell = finder.focusCellOfItem(itemId)
        return cell === null ? null : () => cell
      },
      revealedItem: null,
    },

    // The layer fills the window, so that a place in it is one of the viewport.
    measure: () => ({
      origin: { x: 0, y: 0 },
      placeAt: (at) => ({ day: calendarRef.current?.dayUnder(at) ?? null }),
      scrollEdges: () => null,
    }),
    dayOf: ({ day }) => (day === null ? null : dayNumberOf(day)),
    handleAxisAt: () => null,
    drawDrag: ({ subject, to, offset: { x, y } }) => {
      const ghost = layerRef.current?.querySelector<HTMLElement>('[data-part="ghost"]')
      if (ghost) ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`
      if (subject.kind === 'move') showDay(subject.item, to.day)
    },
    endDrag: () => {
      calendarRef.current?.dayUnder(null)
      showDay(null, null)
    },
    drop: ({ subject, to }) => {
      // Another user may have scheduled it meanwhile, or deleted it.
      const item = subject.kind === 'move' ? findItem(subject.item.id) : undefined
      if (item === undefined || to.day === null) return false
      schedule(item, to.day)
      return true
    },
    onPage: () => {},
    pressKey: (event, { focus, pressSharedKey }) => {
      // Null for keys of the menu and of the popover, which are portals of the parking lot.
      const item = itemOf(findEntry(event.target))
      if (item === null) return false
      if (pressSharedKey(event)) return true
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
      if (event.key === 'Escape') {
        calendarRef.current?.focus()
        return true
      }
      const list = listRef.current
      const next = stepInRows(
        items.indexOf(item),
        { count: items.length, columns: columnsOf(list) },
        {
          key: event.key,
          isRightToLeft: list !== null && getComputedStyle(list).direction === 'rtl',
        },
      )
      const nextItem = next === null ? undefined : items[next]
      if (next === null || nextItem === undefined) return false
      focus.focusOn({ itemId: nextItem.id, index: next })
      return true
    },
  }
  const calendar = useCalendar(definition, { ...options, itemActions })

  return {
    ...calendar,
    findEntry,
    layerRef,
    chosen,
    scheduleChosen: ({ day }: { day: CivilDate }): void => {
      if (chosen === null) return
      setChosen(null)
      schedule(chosen.item, day)
    },
    closeChosen: (): void => {
      setChosen(null)
    },
    handlers: {
      ...calendar.handlers,
      onPointerDown: (event: PointerEvent) => {
        calendar.handlers.onPointerDown(event)
        // The parking lot is low: a quick hand has left it before the press becomes a drag.
        const pressed = event.button === 0 ? findEntry(event.target) : null
        pressed?.element.setPointerCapture(event.pointerId)
      },
    },
  }
}

/**
 * Returns the finder of the cells of items. When an item leaves, the item at its place gets the
 * focus.
 */
function finderOf(items: readonly CalendarItem[]): CellFinder<ParkingCell> {
  const cellAt = (index: number): ParkingCell => ({ itemId: items[index]?.id ?? 0, index })
  const cellOfItem = (itemId: number): ParkingCell | null => {
    const index = items.findIndex(({ id }) => id === itemId)
    return index === -1 ? null : { itemId, index }
  }
  return {
    focusCellFor: (place) =>
      place === null
        ? cellAt(0)
        : (cellOfItem(place.itemId) ??
          cellAt(Math.max(0, Math.min(place.index, items.length - 1)))),
    isOnShow: ({ itemId }) => cellOfItem(itemId) !== null,
    focusCellOfItem: cellOfItem,
  }
}

/** Returns the number of items in a row. */
function columnsOf(list: HTMLElement | null): number {
  const columns = list === null ? '' : getComputedStyle(list).gridTemplateColumns
  return Math.max(1, columns.split(' ').filter((width) => width !== '').length)
}
