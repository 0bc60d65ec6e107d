import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useMemo, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import type { CalendarItem } from '../calendar-item'
import { indexEntries } from './model/calendar-entries'
import type { GestureProps } from './gesture-props'
import { gridTargetOf } from './tab-stop'
import { useItemRequests } from './use-item-requests'

/** Two clicks on a day within this time are a request for a new item. */
const DOUBLE_CLICK_MS = 500

/** The list of a day that is open, and the line that it belongs to. */
export interface OpenDayList {
  readonly day: DayNumber
  readonly anchor: HTMLElement
}

/** What clicks, keys and drags mean: every path to a request ends in one function here. */
export function useMonthGestures(props: GestureProps) {
  const [announcement, setAnnouncement] = useState('')
  const [openDayList, setOpenDayList] = useState<OpenDayList | null>(null)
  const lastDayClick = useRef<{ day: DayNumber; timeStamp: number } | null>(null)
  const findEntry = useMemo(() => indexEntries(props.entries), [props.entries])

  const findItem = (key: string): CalendarItem | undefined => {
    const entry = findEntry(key)
    return entry?.kind === 'item' ? entry.item : undefined
  }
  const requests = useItemRequests(props, setAnnouncement)

  /** Without a day view to go to, the list of the day's items opens in place. */
  const openDay = (day: DayNumber, link: HTMLElement | null): void => {
    if (props.onOpenDay !== undefined) props.onOpenDay({ day: civilDateOf(day) })
    else if (link !== null) setOpenDayList({ day, anchor: link })
  }

  const openEntry = (key: string, anchor: HTMLElement): void => {
    const entry = findEntry(key)
    if (entry?.kind === 'item') props.onOpenItem?.({ item: entry.item, anchor })
    else if (entry?.kind === 'event') props.onOpenEvent?.({ event: entry.event, anchor })
  }

  const handleClick = (event: MouseEvent): void => {
    const target = gridTargetOf(event.target)
    const before = lastDayClick.current
    lastDayClick.current = null
    if (target === null) return
    switch (target.part) {
      case 'bar':
        openEntry(target.key, target.bar)
        break
      case 'day-link':
        openDay(target.day, event.target instanceof HTMLElement ? event.target : null)
        break
      case 'more':
        if (event.target instanceof HTMLElement) {
          setOpenDayList({ day: target.day, anchor: event.target })
        }
        break
      case 'day':
        if (before?.day === target.day && event.timeStamp - before.timeStamp <= DOUBLE_CLICK_MS) {
          requests.createOver({ startDay: target.day, endDay: target.day + 1 }, target.cell)
        } else {
          lastDayClick.current = { day: target.day, timeStamp: event.timeStamp }
        }
        break
    }
  }

  return {
    ...requests,
    announcement,
    announce: setAnnouncement,
    openDayList,
    closeDayList: (): void => {
      setOpenDayList(null)
    },
    findEntry,
    findItem,
    openDay,
    openEntry,
    handleClick,
  }
}
