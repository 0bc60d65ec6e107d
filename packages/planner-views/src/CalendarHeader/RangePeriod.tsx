import { correctRange, shiftDateRange } from '@throughline/domain/calendar-dates'
import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { RELATIVE_RANGES, resolveRange } from '@throughline/domain/saved-views'
import { Button } from '@throughline/ui/Button'
import { DateRangeField } from '@throughline/ui/DateRangeField'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { IconButton } from '@throughline/ui/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { RangeRoot } from './CalendarHeader.styles'
import { GoToDate } from './GoToDate'
import { englishRangePeriodLabels } from './RangePeriod.labels'
import type { RangePeriodLabels } from './RangePeriod.labels'

export interface RangePeriodProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The visible days, both ends included. */
  range: DateRange
  /**
   * The user typed, picked or paged to other days. If a typed end passes the other end, the other
   * end moves.
   */
  onRangeChange: (change: { range: DateRange }) => void
  /** The user requested today, also while today is visible. */
  onToday: () => void
  /** The user requested a date, visible or not. Without this there is no field for it. */
  onGoToDate?: (change: { date: CivilDate }) => void
  today: CivilDate
  /** @default that of the locale */
  weekStartDay?: WeekStartDay
  /** Why the days cannot be changed; null where they can. @default null */
  disabledReason?: string | null
  /** @default englishRangePeriodLabels */
  labels?: RangePeriodLabels
}

/** The range of days of a view: typed, picked, ready-made, or paged by its own length. */
export function RangePeriod(props: RangePeriodProps) {
  return (
    <ErrorBoundary>
      <RangePeriodContent {...props} />
    </ErrorBoundary>
  )
}

function RangePeriodContent({
  range,
  onRangeChange,
  onToday,
  onGoToDate,
  today,
  weekStartDay: providedWeekStartDay,
  disabledReason = null,
  labels: providedLabels = englishRangePeriodLabels,
  ...rest
}: RangePeriodProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const presets = useMemo(
    () =>
      RELATIVE_RANGES.map((name) => {
        const { start, end } = resolveRange({ kind: 'relative', name }, today, weekStartDay)
        return { id: name, label: labels.presets[name], start, end }
      }),
    [labels, today, weekStartDay],
  )
  const previous = shiftDateRange(range, 'previous')
  const next = shiftDateRange(range, 'next')
  const isDisabled = disabledReason !== null
  const goTo = (other: DateRange | null) => {
    if (other !== null && !isDisabled) onRangeChange({ range: other })
  }
  return (
    <RangeRoot
      {...rest}
      aria-label={labels.range}
      {...(isDisabled ? { title: disabledReason, 'aria-description': disabledReason } : null)}
    >
      <IconButton
        variant="secondary"
        icon={ChevronLeft}
        label={labels.previous}
        aria-disabled={isDisabled || previous === null}
        onClick={() => {
          goTo(previous)
        }}
      />
      <IconButton
        variant="secondary"
        icon={ChevronRight}
        label={labels.next}
        aria-disabled={isDisabled || next === null}
        onClick={() => {
          goTo(next)
        }}
      />
      <Button
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onToday()
        }}
      >
        {labels.today}
      </Button>
      {onGoToDate === undefined ? null : (
        <GoToDate {...{ onGoToDate, today, weekStartDay, labels }} />
      )}
      <DateRangeField
        isLabelHidden
        isDisabled={isDisabled}
        label={labels.range}
        start={range.start}
        end={range.end}
        onChange={({ start, end, isValid }) => {
          // The field itself explains an empty or invalid end; the visible days stay.
          if (isValid && start !== null && end !== null) goTo({ start, end })
        }}
        correctRange={correctRange}
        {...{ presets, today, weekStartDay }}
      />
    </RangeRoot>
  )
}
