import type { CivilDate } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { CalendarCheck, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { entryTargetOf, handleItemKey, itemOf, judgeChange, useItemIntents } from '../interaction'
import type { FindEntry, HostItemAction } from '../interaction'
import type { ParkingLotBodyProps } from './ParkingLot.types'
import { stepInRows } from './model/step-in-rows'
import { useParkingDrag } from './use-parking-drag'
import type { useParkingFocus } from './use-parking-focus'

interface ParkingActionsOptions extends Omit<ParkingLotBodyProps, 'id'> {
  readonly surfaceRef: RefObject<HTMLElement | null>
  readonly listRef: RefObject<HTMLElement | null>
  readonly focus: ReturnType<typeof useParkingFocus>
}

/** Connects pointer, keys and menu of the items with what they lead to. */
export function useParkingActions(options: ParkingActionsOptions) {
  const { items, listRef, calendarRef, dayOnShow, labels, onSchedule } = options
  /** The item whose day is asked for. */
  const [asked, setAsked] = useState<{ item: CalendarItem; element: HTMLElement } | null>(null)

  const schedule = (item: CalendarItem, day: CivilDate): void => {
    // First: where the item was is about to go, and the calendar takes the focus to the item.
    calendarRef.current?.focus()
    intents.announce(labels.scheduled({ title: isolateText(item.title), day }))
    onSchedule({ item, day })
  }
  const ask = (item: CalendarItem): void => {
    const element = listRef.current?.querySelector<HTMLElement>(`[data-key="${item.id}"]`)
    if (element) setAsked({ item, element })
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
        for (const item of request.items) ask(item)
      },
    },
  ]
  const intents = useItemIntents({ ...options, itemActions })

  const findItem = (itemId: number) => items.find(({ id }) => id === itemId)
  const findEntry: FindEntry = (target) =>
    entryTargetOf(target, (key) => {
      const item = findItem(Number(key))
      return item && { entry: { kind: 'item', item }, startDay: 0, endDayExclusive: 1 }
    })
  const drag = useParkingDrag({
    surfaceRef: options.surfaceRef,
    listRef,
    calendarRef,
    isReadOnly: options.isReadOnly ?? false,
    intents,
    findEntry,
    findItem,
    onDayUnder: (under) => {
      options.onDayUnder?.(under)
    },
    onSchedule: schedule,
  })

  const pressKey = (event: KeyboardEvent): boolean => {
    const target = findEntry(event.target)
    const item = itemOf(target)
    if (target === null || item === null) return false
    const isRightToLeft = (): boolean => getComputedStyle(target.element).direction === 'rtl'
    if (handleItemKey(event, item, { intents, isRightToLeft })) return true
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
    if (event.key === 'Escape') {
      calendarRef.current?.focus()
      return true
    }
    const next = stepInRows(
      items.indexOf(item),
      { count: items.length, columns: columnsOf(listRef.current) },
      { key: event.key, isRightToLeft: isRightToLeft() },
    )
    if (next !== null) options.focus.focusIndex(next)
    return next !== null
  }

  return {
    intents,
    findEntry,
    drag: drag.active,
    layerRef: drag.layerRef,
    asked,
    scheduleAsked: ({ day }: { day: CivilDate }): void => {
      if (asked === null) return
      setAsked(null)
      schedule(asked.item, day)
    },
    closeAsked: (): void => {
      setAsked(null)
    },
    handlers: {
      ...drag.handlers,
      onFocus: options.focus.handleFocus,
      onPointerDown: (event: PointerEvent) => {
        drag.handlers.onPointerDown(event)
        // The parking lot is low: a quick hand has left it before the press becomes a drag.
        const pressed = event.button === 0 ? findEntry(event.target) : null
        pressed?.element.setPointerCapture(event.pointerId)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.defaultPrevented && pressKey(event)) event.preventDefault()
      },
      onClick: (event: MouseEvent) => {
        const found = drag.endsDrag() ? null : findEntry(event.target)
        if (found !== null) intents.open(found, found.element)
      },
    },
  }
}

/** How many items stand in a row. */
function columnsOf(list: HTMLElement | null): number {
  const columns = list === null ? '' : getComputedStyle(list).gridTemplateColumns
  return Math.max(1, columns.split(' ').filter((width) => width !== '').length)
}
