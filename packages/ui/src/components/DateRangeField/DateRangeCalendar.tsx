import { useState } from 'react'
import { DayPicker } from 'react-day-picker'

import { CalendarRoot } from '../../internal/date-entry/DateFieldCalendar.styles'
import { fromLocalDate, toLocalDate } from '../../internal/date-entry/local-date'
import {
  useCalendarStyles,
  type CalendarStyles,
} from '../../internal/date-entry/use-calendar-styles'
import { rangeBetween, type DateRange } from './date-range'

interface DateRangeCalendarProps extends CalendarStyles {
  range: DateRange | null
  onPick: (range: DateRange) => void
}

/** Two months in which two picked days make a range. The range is previewed before the second pick. */
export function DateRangeCalendar({ range, onPick, ...options }: DateRangeCalendarProps) {
  const common = useCalendarStyles(options)
  const [first, setFirst] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const visible = first === null ? range : rangeBetween(first, pointed ?? first)
  const point = (date: Date) => {
    if (first !== null) setPointed(fromLocalDate(date))
  }
  return (
    <CalendarRoot data-tl-all="">
      <DayPicker
        {...common}
        numberOfMonths={2}
        fixedWeeks
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on demand, and a dialog takes the focus
        autoFocus
        defaultMonth={toLocalDate(range?.start ?? options.today)}
        mode="range"
        selected={
          visible ? { from: toLocalDate(visible.start), to: toLocalDate(visible.end) } : undefined
        }
        // By default react-day-picker moves the nearer end; here two picks make a
        // range.
        onSelect={() => undefined}
        // The range has its own styles; those of a single selected day would fill all
        // of it.
        classNames={{
          selected: 'rdp-in-range',
          range_start: 'rdp-band-start',
          range_middle: 'rdp-band',
          range_end: 'rdp-band-end',
        }}
        onDayMouseEnter={point}
        onDayFocus={point}
        onDayClick={(date) => {
          const day = fromLocalDate(date)
          if (first === null) {
            setFirst(day)
            setPointed(day)
          } else {
            setFirst(null)
            setPointed(null)
            onPick(rangeBetween(first, day))
          }
        }}
      />
    </CalendarRoot>
  )
}
