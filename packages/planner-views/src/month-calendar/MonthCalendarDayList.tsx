import { dayOfMonthOf, weekdayOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { WeekIndex } from '@throughline/domain/layout'
import { occurrencesOfDay } from '@throughline/domain/layout'
import { Popover } from '@throughline/ui/Popover'
import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { barAttributes, barText } from '../calendar-item'
import type { BarContent, BarSurroundings, CalendarItem } from '../calendar-item'
import type { MonthCalendarLabels } from './labels'
import { DayList } from './MonthCalendarDayList.styles'

interface MonthCalendarDayListProps {
  day: DayNumber
  anchor: HTMLElement
  items: readonly CalendarItem[]
  weekIndex: WeekIndex
  surroundings: BarSurroundings<MonthCalendarLabels>
  onClose: () => void
  onOpenItem: (opening: { itemId: number; anchor: HTMLElement }) => void
}

/** Everything that lies on one day, in a popover beside its '+N more' line. */
export function MonthCalendarDayList({
  day,
  anchor,
  items,
  weekIndex,
  surroundings,
  onClose,
  onOpenItem,
}: MonthCalendarDayListProps) {
  const anchorRef = useRef<Element>(anchor)
  const bars = contentsOfDay(items, weekIndex, day)
  const title = surroundings.labels.dayListTitle({
    ...yearMonthOf(day),
    weekday: weekdayOf(day),
    dayOfMonth: dayOfMonthOf(day),
  })

  const handleClick = (event: MouseEvent): void => {
    const bar = barUnder(event.target)
    if (bar !== null) onOpenItem({ itemId: Number(bar.dataset['id']), anchor })
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const bar = barUnder(event.target)
    if (step === 0 || bar === null) return
    event.preventDefault()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="entry"]')]
    all[(all.indexOf(bar) + step + all.length) % all.length]?.focus()
  }

  return (
    <Popover isOpen anchor={anchorRef} label={title} onClose={onClose} placement="bottom-start">
      <DayList>
        <h3 data-part="heading">{title}</h3>
        {bars.length === 0 ? <p>{surroundings.labels.dayListEmpty}</p> : null}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- one listener for all entries, which are buttons */}
        <ul onClick={handleClick} onKeyDown={handleKeyDown}>
          {bars.map((bar, at) => (
            <li key={`${bar.item.id}:${bar.startDay}`}>
              <button
                type="button"
                {...barAttributes(bar, surroundings)}
                data-part="entry"
                data-autofocus={at === 0 ? '' : undefined}
              >
                {barText(bar.item, bar.continuesBefore, surroundings.labels)}
              </button>
            </li>
          ))}
        </ul>
      </DayList>
    </Popover>
  )
}

function barUnder(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part="entry"]') : null
}

function contentsOfDay(
  items: readonly CalendarItem[],
  weekIndex: WeekIndex,
  day: DayNumber,
): readonly BarContent[] {
  const { occurrences } = weekIndex
  return occurrencesOfDay(weekIndex, day).flatMap((at) => {
    const item = items[occurrences.items[at] ?? 0]
    if (item === undefined) return []
    const startDay = occurrences.startDays[at] ?? day
    const endDay = occurrences.endDays[at] ?? day + 1
    return {
      item,
      startDay,
      endDay,
      continuesBefore: startDay < day,
      continuesAfter: endDay > day + 1,
    }
  })
}
