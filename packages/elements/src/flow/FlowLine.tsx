import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { RangePeriod } from '@throughline/planner-views/calendar-header'
import { FlowBar } from '@throughline/planner-views/flow-bar'
import type { FlowBarProps } from '@throughline/planner-views/flow-bar'

import type { ViewHost } from '../element'
import type { FlowEventMap, FlowHandle, FlowProperties } from './flow.types'

interface FlowLineProps extends Pick<FlowBarProps, 'figures' | 'zoom' | 'grouping' | 'colouring'> {
  host: ViewHost<FlowProperties, FlowEventMap, FlowHandle>
  range: DateRange
  today: CivilDate
  weekStartDay: WeekStartDay
}

/** The days, the money, the zoom, the sections and the colours, above a flow. */
export function FlowLine({ host, range, today, weekStartDay, ...bar }: FlowLineProps) {
  return (
    <>
      <RangePeriod
        range={range}
        today={today}
        weekStartDay={weekStartDay}
        onRangeChange={({ range: { start, end } }) => {
          const next = { startDay: start, endDay: end }
          host.change('throughline-dayschange', next, next)
        }}
        onToday={() => {
          host.handleRef.current?.scrollToOpening()
        }}
        onGoToDate={({ date }) => {
          host.handleRef.current?.scrollToDay(date)
        }}
      />
      <FlowBar
        {...bar}
        weekStartDay={weekStartDay}
        canChangeWeekStart={false}
        onWeekStartChange={() => undefined}
        onZoomChange={(next) => {
          host.change('throughline-zoomchange', next, next)
        }}
        onGroupingChange={(next) => {
          host.change('throughline-groupingchange', next, next)
        }}
        onColouringChange={(next) => {
          host.change('throughline-colouringchange', next, next)
        }}
      />
    </>
  )
}
