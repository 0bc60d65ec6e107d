import type { ComponentPropsWithRef } from 'react'

import { toUtcDate } from '../../internal/date-entry/civil-date'
import { VisuallyHidden } from '../VisuallyHidden'
import { MonthDay, MonthTable } from './MonthPreview.styles'
import { weeksOfMonth } from './month-weeks'
import { useLocale } from '../../internal/locale/locale-context'

export interface MonthPreviewProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Any day of the month, as `YYYY-MM-DD`. */
  month: string
  /** The marked days, as `YYYY-MM-DD`; those of other months are left out. */
  markedDates: readonly string[]
  /** The meaning of a mark; screen readers read it after the day. */
  markedLabel: string
  /** Today as `YYYY-MM-DD`; it has a frame. */
  today: string
  /** The first day of a week in the calendar. @default that of the locale */
  weekStartDay?: 'sunday' | 'monday'
  /** How days are named, as a BCP 47 tag. @default that of `LocaleProvider`, else 'en-US' */
  locale?: string
}

/** A small month with some days marked, to look at. To choose a day use a `DateField`. */
export function MonthPreview({
  month,
  markedDates,
  markedLabel,
  today,
  weekStartDay: providedWeekStartDay,
  locale: localeTag,
  ...rest
}: MonthPreviewProps) {
  const locale = useLocale(localeTag)
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const weeks = weeksOfMonth(month, weekStartDay)
  const marked = new Set(markedDates)
  // The second week is never cut, so that it has a day for each column.
  const weekdays =
    weeks[1]?.flatMap((day) => (day === null ? [] : [toUtcDate(day).getUTCDay()])) ?? []
  return (
    <MonthTable {...rest}>
      <caption>{locale.day(month, 'month')}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden>{locale.weekdayName(weekday, 'narrow')}</span>
              <VisuallyHidden>{locale.weekdayName(weekday)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) => (
              <td key={day ?? `${row}-${column}`}>
                {day === null ? null : (
                  <MonthDay
                    {...(marked.has(day) ? { 'data-marked': '' } : null)}
                    {...(day === today ? { 'data-today': '', 'aria-current': 'date' } : null)}
                  >
                    {locale.number(Number(day.slice(8)))}
                    {marked.has(day) ? <VisuallyHidden>{` ${markedLabel}`}</VisuallyHidden> : null}
                  </MonthDay>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MonthTable>
  )
}
