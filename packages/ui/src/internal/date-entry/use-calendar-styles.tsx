import type { Locale } from '@throughline/domain/locale'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import type { ChevronProps } from 'react-day-picker'

import { Icon } from '../../components/Icon'
import type { DateBounds } from './date-bounds'
import { fromLocalDate, toLocalDate } from './local-date'

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
  const weekdayName = (date: Date) => {
    const text = locale.weekdayName(date.getDay(), 'short')
    // Some languages have no short day names; calendars print the narrow ones.
    return text.length > 4 ? locale.weekdayName(date.getDay(), 'narrow') : text
  }
  const dayName = (date: Date) => locale.day(fromLocalDate(date), 'full')
  const first = toLocalDate(bounds.minDate)
  const last = toLocalDate(bounds.maxDate)
  const monthOfYear = (date: Date) => locale.day(fromLocalDate(date), 'month')
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
      formatMonthDropdown: (date: Date) => locale.monthName(date.getMonth() + 1),
      formatWeekdayName: weekdayName,
      formatCaption: monthOfYear,
    },
    labels: {
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
      labelGrid: monthOfYear,
      labelWeekday: (date: Date) => locale.weekdayName(date.getDay()),
      // The visible number is part of the name, so that speech input finds it.
      labelDayButton: (date: Date, { today: isToday }: { today?: boolean }) =>
        isToday === true ? `${labels.today}, ${dayName(date)}` : dayName(date),
    },
  }
}
