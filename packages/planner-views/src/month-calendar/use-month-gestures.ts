import { civilDateOf, civilDateTimeOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'
import { useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import type { CalendarItem } from '../calendar-item'
import type { MonthCalendarLabels } from './labels'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { judgeMove, moveByDays } from './model/move-item'
import { gridTargetOf } from './tab-stop'

/** Two clicks on a day within this time are a wish for a new item. */
const DOUBLE_CLICK_MS = 500
/** New items begin at 08:00. */
const DEFAULT_START_MINUTES = 480

type GestureProps = Pick<
  MonthCalendarProps,
  'movePolicy' | 'onCreate' | 'onMove' | 'onMoveRefused' | 'onOpenItem' | 'onOpenDay'
> & {
  readonly items: readonly CalendarItem[]
  readonly currentPlanId: number
  readonly canEdit: boolean
  readonly busyItemIds: ReadonlySet<number>
  readonly labels: MonthCalendarLabels
}

/** The list of a day that is open, and the line that it belongs to. */
export interface OpenDayList {
  readonly day: DayNumber
  readonly anchor: HTMLElement
}

/** What clicks, keys and drags mean: every path to a wish ends in one function here. */
export function useMonthGestures(props: GestureProps) {
  const { items, labels, canEdit } = props
  const [announcement, setAnnouncement] = useState('')
  const [openDayList, setOpenDayList] = useState<OpenDayList | null>(null)
  const lastDayClick = useRef<{ day: DayNumber; timeStamp: number } | null>(null)

  const findItem = (itemId: number): CalendarItem | undefined =>
    items.find(({ id }) => id === itemId)

  const createOn = (day: DayNumber, cell: HTMLElement): void => {
    if (!canEdit) return
    props.onCreate?.({ startDate: civilDateTimeOf(day, DEFAULT_START_MINUTES), anchor: cell })
  }

  /** Without a day view to go to, the list of the day's items opens in place. */
  const openDay = (day: DayNumber, link: HTMLElement | null): void => {
    if (props.onOpenDay !== undefined) props.onOpenDay({ day: civilDateOf(day) })
    else if (link !== null) setOpenDayList({ day, anchor: link })
  }

  const openItem = (itemId: number, anchor: HTMLElement): void => {
    const item = findItem(itemId)
    if (item !== undefined) props.onOpenItem?.({ item, anchor })
  }

  /** Says no where an item has to stay; true when it may go. */
  const allowMove = (item: CalendarItem): boolean => {
    if (!canEdit || props.busyItemIds.has(item.id)) return false
    const verdict = judgeMove(item, props)
    if (verdict.allowed) return true
    setAnnouncement(labels.moveRefused({ title: item.title }))
    props.onMoveRefused?.({ item, code: verdict.code })
    return false
  }

  const move = (item: CalendarItem, deltaDays: number): void => {
    setAnnouncement(
      labels.moved({
        title: item.title,
        firstDay: civilDateOf(dayNumberOf(item.startDate) + deltaDays),
        lastDay: civilDateOf(endDayOf(item) - 1 + deltaDays),
      }),
    )
    props.onMove?.(moveByDays(item, deltaDays))
  }

  const cancelMove = (item: CalendarItem): void => {
    setAnnouncement(labels.moveCancelled({ title: item.title }))
  }

  const handleClick = (event: MouseEvent): void => {
    const target = gridTargetOf(event.target)
    const before = lastDayClick.current
    lastDayClick.current = null
    if (target === null) return
    switch (target.part) {
      case 'bar':
        openItem(target.itemId, target.bar)
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
          createOn(target.day, target.cell)
        } else {
          lastDayClick.current = { day: target.day, timeStamp: event.timeStamp }
        }
        break
    }
  }

  return {
    announcement,
    openDayList,
    closeDayList: (): void => {
      setOpenDayList(null)
    },
    findItem,
    createOn,
    openDay,
    openItem,
    allowMove,
    move,
    cancelMove,
    handleClick,
  }
}
