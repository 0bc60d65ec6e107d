import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { useMemo } from 'react'
import { DayPicker, type ChevronProps } from 'react-day-picker'

import { Icon } from '../Icon/Icon'
import { CalendarRoot } from './DateFieldCalendar.styles'
import { fromLocalDate, toLocalDate } from './local-date'
import type { DateBounds } from './typed-date'

/** Texts of the calendar, for screen readers. */
export interface CalendarTexts {
  readonly previousMonth: string
  readonly nextMonth: string
  readonly month: string
  readonly year: string
  /** Before the date of today. */
  readonly today: string
}

interface DateFieldCalendarProps {
  value: string | null
  today: string
  bounds: DateBounds
  weekStartDay: 'sunday' | 'monday'
  locale: string
  isRightToLeft: boolean
  texts: CalendarTexts
  onPick: (date: string) => void
}

const arrows = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }

function CalendarChevron({ orientation = 'down', className }: ChevronProps) {
  return (
    <Icon
      icon={arrows[orientation]}
      size={orientation === 'down' ? 14 : 16}
      className={className}
    />
  )
}

/** A month of days to pick from. */
export function DateFieldCalendar({
  value,
  today,
  bounds,
  weekStartDay,
  locale,
  isRightToLeft,
  texts,
  onPick,
}: DateFieldCalendarProps) {
  const format = useMemo(() => {
    const formats = {
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }),
      month: new Intl.DateTimeFormat(locale, { month: 'long' }),
      monthOfYear: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
      weekday: new Intl.DateTimeFormat(locale, { weekday: 'short' }),
      weekdayLetter: new Intl.DateTimeFormat(locale, { weekday: 'narrow' }),
      weekdayName: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
    }
    return (name: keyof typeof formats, date: Date) => {
      const text = formats[name].format(date)
      // Some languages have no short names; their letters are what calendars print.
      return name === 'weekday' && text.length > 4 ? formats.weekdayLetter.format(date) : text
    }
  }, [locale])
  const selected = value === null ? undefined : toLocalDate(value)
  const first = toLocalDate(bounds.minDate)
  const last = toLocalDate(bounds.maxDate)
  return (
    <CalendarRoot>
      <DayPicker
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on demand, and a dialog takes the focus
        autoFocus
        mode="single"
        required
        fixedWeeks
        showOutsideDays
        captionLayout="dropdown"
        dir={isRightToLeft ? 'rtl' : 'ltr'}
        weekStartsOn={weekStartDay === 'monday' ? 1 : 0}
        today={toLocalDate(today)}
        selected={selected}
        defaultMonth={selected ?? toLocalDate(today)}
        startMonth={first}
        endMonth={last}
        disabled={[{ before: first }, { after: last }]}
        components={{ Chevron: CalendarChevron }}
        onSelect={(date) => {
          onPick(fromLocalDate(date))
        }}
        formatters={{
          formatMonthDropdown: (date) => format('month', date),
          formatWeekdayName: (date) => format('weekday', date),
          formatCaption: (date) => format('monthOfYear', date),
        }}
        labels={{
          labelPrevious: () => texts.previousMonth,
          labelNext: () => texts.nextMonth,
          labelMonthDropdown: () => texts.month,
          labelYearDropdown: () => texts.year,
          labelGrid: (date) => format('monthOfYear', date),
          labelWeekday: (date) => format('weekdayName', date),
          // The number that is seen stands in the name, so that speech input finds it.
          labelDayButton: (date, { today: isToday }) =>
            isToday === true ? `${texts.today}, ${format('day', date)}` : format('day', date),
        }}
      />
    </CalendarRoot>
  )
}
