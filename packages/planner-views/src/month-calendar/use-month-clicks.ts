import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useState } from 'react'
import type { MouseEvent } from 'react'

import { itemOf, useSecondClick } from '../interaction'
import type { FindEntry, ItemIntents, MultiSelection } from '../interaction'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { gridTargetOf } from './tab-stop'

interface MonthClicksOptions {
  readonly intents: ItemIntents
  readonly findEntry: FindEntry
  readonly selection: MultiSelection
  readonly onOpenDay: MonthCalendarProps['onOpenDay']
  readonly onCreate: (day: DayNumber, cell: HTMLElement) => void
}

/** The list of a day that is open, and the line that it belongs to. */
export interface OpenDayList {
  readonly day: DayNumber
  readonly anchor: HTMLElement
}

/** What clicks on the grid lead to. */
export function useMonthClicks({
  intents,
  findEntry,
  selection,
  onOpenDay,
  onCreate,
}: MonthClicksOptions) {
  const [openDayList, setOpenDayList] = useState<OpenDayList | null>(null)
  const secondClick = useSecondClick()

  /** Without a day view to go to, the list of the day's items opens in place. */
  const openDay = (day: DayNumber, link: HTMLElement | null): void => {
    if (onOpenDay !== undefined) onOpenDay({ day: civilDateOf(day) })
    else if (link !== null) setOpenDayList({ day, anchor: link })
  }

  const handleClick = (event: MouseEvent): void => {
    const target = gridTargetOf(event.target)
    const found = findEntry(event.target)
    if (selection.click(itemOf(found)?.id ?? null, event)) {
      secondClick.forget()
      return
    }
    if (target?.part === 'day') {
      const isSecond = secondClick.note(String(target.day), event.timeStamp)
      if (isSecond) onCreate(target.day, target.cell)
      return
    }
    secondClick.forget()
    const element = event.target instanceof HTMLElement ? event.target : null
    if (found !== null) intents.open(found, found.element)
    else if (target?.part === 'day-link') openDay(target.day, element)
    else if (target?.part === 'more' && element !== null) {
      setOpenDayList({ day: target.day, anchor: element })
    }
  }

  return {
    openDayList,
    closeDayList: (): void => {
      setOpenDayList(null)
    },
    openDay,
    handleClick,
  }
}
