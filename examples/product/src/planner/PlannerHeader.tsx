import type { DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { CalendarHeader, RangePeriod } from '@throughline/planner-views/calendar-header'
import type { ComponentProps } from 'react'

import { yearOf } from './visible-range'

const views = [
  { view: 'month', label: 'Month' },
  { view: 'day', label: 'Day' },
  { view: 'flow', label: 'Flow' },
] as const

/** Which view of the plan is on show, and of which days. */
export interface Place {
  readonly view: (typeof views)[number]['view']
  /** A day of the month or the day on show. */
  readonly date: string
  /** The days of the flow. */
  readonly range: DateRange
}

interface PlannerHeaderProps extends Pick<
  ComponentProps<typeof CalendarHeader>,
  'filters' | 'filtersButtonRef' | 'onToggleFilters' | 'onAddTactic'
> {
  place: Place
  onPlaceChange: (place: Place) => void
  today: string
  weekStartDay: WeekStartDay
  /** The user chose Today while the flow already includes that day. */
  onScrollToToday: () => void
}

/** The header of all views: month and day are paged, a flow has a range of days. */
export function PlannerHeader({
  place,
  onPlaceChange,
  today,
  weekStartDay,
  onScrollToToday,
  ...rest
}: PlannerHeaderProps) {
  const { view, date, range } = place
  const shared = {
    ...rest,
    planName: 'National plan',
    weekStartDay,
    views,
    view,
    onViewChange: (choice: Pick<Place, 'view'>) => {
      onPlaceChange({ ...place, ...choice })
    },
  }
  if (view !== 'flow') {
    return (
      <CalendarHeader
        {...shared}
        periodMode={view}
        date={date}
        today={today}
        onDateChange={(turn) => {
          onPlaceChange({ ...place, date: turn.date })
        }}
      />
    )
  }
  return (
    <CalendarHeader
      {...shared}
      periodMode="range"
      period={
        <RangePeriod
          range={range}
          today={today}
          weekStartDay={weekStartDay}
          onRangeChange={(change) => {
            onPlaceChange({ ...place, range: change.range })
          }}
          onToday={() => {
            if (range.start <= today && today <= range.end) onScrollToToday()
            else onPlaceChange({ ...place, range: yearOf(today) })
          }}
        />
      }
    />
  )
}
