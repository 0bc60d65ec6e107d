import { dayOfMonthOf, weekdayOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { WeekIndex } from '@throughline/domain/layout'
import { occurrencesOfDay } from '@throughline/domain/layout'
import { Popover } from '@throughline/ui/Popover'
import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { entryAt, keyOf } from '../../../calendar-parts'
import type { CalendarEntries } from '../../../calendar-parts'
import type { BarModel } from '../model/week-model'
import { entryBar } from './MonthCalendarBar'
import type { MonthContext } from './MonthCalendarBar'
import { DayList } from './MonthCalendarDayList.styles'

interface MonthCalendarDayListProps {
  day: DayNumber
  anchor: HTMLElement
  entries: CalendarEntries
  weekIndex: WeekIndex
  context: MonthContext
  selection: ReadonlySet<number>
  onClose: () => void
  onOpen: (opening: { key: string; anchor: HTMLElement }) => void
}

/** All entries of one day, in a popover beside its '+N more' line. */
export function MonthCalendarDayList({
  day,
  anchor,
  entries,
  weekIndex,
  context,
  selection,
  onClose,
  onOpen,
}: MonthCalendarDayListProps) {
  const anchorRef = useRef<Element>(anchor)
  const bars = contentsOfDay(entries, weekIndex, day)
  const title = context.labels.dayListTitle({
    ...yearMonthOf(day),
    weekday: weekdayOf(day),
    dayOfMonth: dayOfMonthOf(day),
  })

  const handleClick = (event: MouseEvent): void => {
    const bar = barUnder(event.target)
    if (bar !== null) onOpen({ key: bar.dataset['key'] ?? '', anchor })
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
        {bars.length === 0 ? <p>{context.labels.dayListEmpty}</p> : null}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- one listener for all entries, which are buttons */}
        <ul onClick={handleClick} onKeyDown={handleKeyDown}>
          {bars.map((bar, at) => {
            const { attributes, content } = entryBar(bar, context, selection)
            return (
              <li key={`${bar.key}:${bar.startDay}`}>
                <button
                  type="button"
                  {...attributes}
                  data-part="entry"
                  data-key={bar.key}
                  data-autofocus={at === 0 ? '' : undefined}
                >
                  {content}
                </button>
              </li>
            )
          })}
        </ul>
      </DayList>
    </Popover>
  )
}

function barUnder(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part="entry"]') : null
}

function contentsOfDay(
  entries: CalendarEntries,
  weekIndex: WeekIndex,
  day: DayNumber,
): readonly Omit<BarModel, 'lane' | 'column' | 'span'>[] {
  const { occurrences } = weekIndex
  return occurrencesOfDay(weekIndex, day).flatMap((at) => {
    const entry = entryAt(entries, occurrences.items[at] ?? 0)
    if (entry === null) return []
    const startDay = occurrences.startDays[at] ?? day
    const endDayExclusive = occurrences.endDaysExclusive[at] ?? day + 1
    return {
      entry,
      key: keyOf(entry),
      startDay,
      endDayExclusive,
      continuesBefore: startDay < day,
      continuesAfter: endDayExclusive > day + 1,
    }
  })
}
