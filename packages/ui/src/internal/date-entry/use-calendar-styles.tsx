import type { Locale } from '@throughline/domain/locale'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { useMemo } from 'react'
import type { ChevronProps } from 'react-day-picker'

import { Icon } from '../../components/Icon'
import type { DateBounds } from './date-bounds'
import { toLocalDate } from './local-date'

/** Labels of the calendar for screen readers. */
export interface CalendarLabels {
  readonly previousMonth: string
  readonly nextMonth: string
  readonly month: string
  readonly year: string
  /** Prefix of today's date. */
  readonly today: string
}

/** Options of every calendar. */
export interface CalendarStyles {
  today: string
  bounds: DateBounds
  weekStartDay: 'sunday' | 'monday'
  locale: Locale
  isRightToLeft: boolean
  labels: CalendarLabels
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

/** The props of react-day-picker that all calendars share: names, bounds, week start and labels. */
export function useCalendarStyles({
  today,
  bounds,
  weekStartDay,
  locale,
  isRightToLeft,
  labels,
}: CalendarStyles) {
  const format = useMemo(() => {
    const formats = {
      day: new Intl.DateTimeFormat(locale.tag, { dateStyle: 'full' }),
      month: new Intl.DateTimeFormat(locale.tag, { month: 'long' }),
      monthOfYear: new Intl.DateTimeFormat(locale.tag, { month: 'long', year: 'numeric' }),
      weekday: new Intl.DateTimeFormat(locale.tag, { weekday: 'short' }),
      weekdayLetter: new Intl.DateTimeFormat(locale.tag, { weekday: 'narrow' }),
      weekdayName: new Intl.DateTimeFormat(locale.tag, { weekday: 'long' }),
    }
    return (name: keyof typeof formats, date: Date) => {
      const text = formats[name].format(date)
      // Some languages have no short day names; calendars print the narrow ones.
      return name === 'weekday' && text.length > 4 ? formats.weekdayLetter.format(date) : text
    }
  }, [locale])
  const first = toLocalDate(bounds.minDate)
  const last = toLocalDate(bounds.maxDate)
  const monthOfYear = (date: Date) => format('monthOfYear', date)
  return {
    captionLayout: 'dropdown' as const,
    dir: isRightToLeft ? 'rtl' : 'ltr',
    weekStartsOn: weekStartDay === 'monday' ? (1 as const) : (0 as const),
    today: toLocalDate(today),
    startMonth: first,
    endMonth: last,
    disabled: [{ before: first }, { after: last }],
    components: { Chevron: CalendarChevron },
    formatters: {
      formatMonthDropdown: (date: Date) => format('month', date),
      formatWeekdayName: (date: Date) => format('weekday', date),
      formatCaption: monthOfYear,
    },
    labels: {
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
      labelGrid: monthOfYear,
      labelWeekday: (date: Date) => format('weekdayName', date),
      // The visible number is part of the name, so that speech input finds it.
      labelDayButton: (date: Date, { today: isToday }: { today?: boolean }) =>
        isToday === true ? `${labels.today}, ${format('day', date)}` : format('day', date),
    },
  }
}
