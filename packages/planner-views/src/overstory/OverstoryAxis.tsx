import { dayOfMonthOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { IconButton } from '@throughline/ui/IconButton'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'

import type { OverstoryLabels } from './labels'
import type { StripAxis } from './model/strip-axis'

interface OverstoryAxisProps {
  readonly axis: StripAxis
  readonly firstDay: DayNumber
  readonly dayCount: number
  /** What the button for all sections would do; null when there is nothing more or less to show. */
  readonly offer: 'expand' | 'collapse' | null
  readonly onExpandAll: () => void
  readonly labels: OverstoryLabels
}

/**
 * The dates above the bars, which the names of bars say as well, and the button
 * that expands all sections.
 */
export function OverstoryAxis({
  axis,
  firstDay,
  dayCount,
  offer,
  onExpandAll,
  labels,
}: OverstoryAxisProps) {
  const textOf = (day: DayNumber, hasMonth: boolean): string =>
    labels.dayText({ month: yearMonthOf(day).month, dayOfMonth: dayOfMonthOf(day), hasMonth })
  const { ticks, todayColumn, hasTodayMonth } = axis
  return (
    <div data-part="axis">
      <div data-part="axis-side">
        <span data-part="range">
          {labels.range({
            first: textOf(firstDay, true),
            last: textOf(firstDay + dayCount - 1, true),
          })}
        </span>
        {offer === null ? null : (
          <IconButton
            variant="ghost"
            size="small"
            icon={offer === 'expand' ? ChevronsUpDown : ChevronsDownUp}
            label={offer === 'expand' ? labels.expandAll : labels.collapseAll}
            onClick={onExpandAll}
          />
        )}
      </div>
      <div data-part="dates" aria-hidden="true">
        {ticks.map(({ column, day, text }) =>
          text === 'none' ? null : (
            <span key={column} data-part="date" style={{ '--tl-strip-start': column / dayCount }}>
              {textOf(day, text === 'month')}
            </span>
          ),
        )}
        {todayColumn === null ? null : (
          <span
            data-part="today-date"
            style={{ '--tl-strip-start': (todayColumn + 0.5) / dayCount }}
          >
            {textOf(firstDay + todayColumn, hasTodayMonth)}
          </span>
        )}
      </div>
    </div>
  )
}
