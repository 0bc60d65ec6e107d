import { civilDateOf, dayNumberOf, type DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import { RangePeriod } from '@throughline/planner-views/calendar-header'
import {
  FlowCalendar,
  type FlowCalendarHandle,
  type FlowCalendarViewProps,
} from '@throughline/planner-views/flow'
import { HoverCardGroup } from '@throughline/ui/HoverCard'
import type { Density } from '@throughline/ui/theme'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { usePageKeys } from '../../../platform/use-page-keys'
import {
  atDate,
  atToday,
  type CalendarViewName,
  type FlowPlace,
  holdsDay,
  openingDayOf,
  outputEntry,
  PlanHeader,
  PlanNotices,
  type PlanNoticesProps,
  PlanShell,
  withFlowRange,
} from '../../../plan'
import { calendarViews, channelMarksEntry, densityEntry, exportEntry } from '../calendar-options'
import { FlowPlaceBar, type FlowPlaceBarProps } from './FlowPlaceBar'
import { useFlowExport } from './use-flow-export'

export interface FlowViewProps extends PlanNoticesProps {
  /** Name of the visible plan; empty until it has loaded. */
  readonly planName: string
  readonly density: Density
  /** Whether bars show the marks of their channels, where rows do not name the channel. */
  readonly hasChannelMarks: boolean
  readonly place: FlowPlace
  readonly today: DayNumber
  readonly onPlaceChange: (place: FlowPlace) => void
  readonly onViewChange: (change: { view: CalendarViewName }) => void
  readonly onDensityChange: (change: { density: Density }) => void
  readonly onChannelMarksChange: (change: { hasChannelMarks: boolean }) => void
  readonly onAddTactic: () => void
  /** Saved views of the plan, for the header. @default nothing */
  readonly savedViews?: ReactNode
  /** Number of active filters. */
  readonly activeFilterCount: number
  /** Active filters, above the flow. @default nothing */
  readonly chips?: ReactNode
  /** Panel beside the flow. */
  readonly side: ReactNode
  /** Content that covers the foot of the flow and reserves space for itself. @default nothing */
  readonly foot?: ReactNode
  /** Content below the flow. @default nothing */
  readonly drawer?: ReactNode
  /** Methods of the flow. */
  readonly flowRef: RefObject<FlowCalendarHandle | null>
  readonly bar: FlowPlaceBarProps['bar']
  readonly flow: FlowCalendarViewProps
}

/** Flow of a plan, below its header and its bar. */
export function FlowView({
  planName,
  frozen,
  isOutdated,
  onRetry,
  density,
  hasChannelMarks,
  place,
  today,
  onPlaceChange,
  onViewChange,
  onDensityChange,
  onChannelMarksChange,
  onAddTactic,
  savedViews,
  activeFilterCount,
  chips,
  side,
  foot,
  drawer,
  flowRef,
  bar,
  flow,
}: FlowViewProps) {
  const exportFlow = useFlowExport()
  const day = civilDateOf(today)
  // The whole page handles Ctrl+F, because the search of the browser finds only rendered items.
  usePageKeys(({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    const isFind = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'f'
    if (isFind) flowRef.current?.openFind()
    return isFind
  })
  const options = useMemo(
    () => [densityEntry(density), channelMarksEntry(hasChannelMarks), outputEntry, exportEntry],
    [density, hasChannelMarks],
  )
  const visibleFlow = {
    weekStartDay: bar.weekStartDay,
    hasChannelMarks: hasChannelMarks && place.grouping !== 'channel',
    ...flow,
  }
  return (
    <HoverCardGroup>
      <PlanShell
        view="flow"
        header={
          <PlanHeader
            activeFilterCount={activeFilterCount}
            planName={planName}
            savedViews={savedViews}
            periodMode="range"
            period={
              <RangePeriod
                range={place.range}
                today={day}
                weekStartDay={bar.weekStartDay}
                onRangeChange={({ range }) => {
                  onPlaceChange(withFlowRange(place, range, today))
                }}
                onToday={() => {
                  if (holdsDay(place.range, today)) flowRef.current?.scrollToDay(day)
                  else onPlaceChange(atToday(place, today))
                }}
                onGoToDate={({ date }) => {
                  if (holdsDay(place.range, dayNumberOf(date))) flowRef.current?.scrollToDay(date)
                  else onPlaceChange(atDate(place, date))
                }}
              />
            }
            view="flow"
            views={calendarViews}
            onViewChange={onViewChange}
            options={options}
            onSelectOption={({ id }) => {
              if (id === 'comfortable' || id === 'compact') onDensityChange({ density: id })
              else if (id === 'channel-marks') {
                onChannelMarksChange({ hasChannelMarks: !hasChannelMarks })
              } else if (id === 'print') globalThis.print()
              else if (id === 'png' || id === 'pdf') {
                exportFlow(id, { flow: visibleFlow, planName })
              }
            }}
            onAddTactic={onAddTactic}
          />
        }
        notice={
          frozen === null && !isOutdated ? null : (
            <PlanNotices {...{ frozen, isOutdated, onRetry }} />
          )
        }
        chips={chips}
        side={side}
        foot={foot}
        drawer={drawer}
        top={<FlowPlaceBar bar={bar} place={place} onPlaceChange={onPlaceChange} />}
        bottom={
          <FlowCalendar
            density={density}
            {...visibleFlow}
            openingDay={civilDateOf(openingOf(place, today))}
            handleRef={flowRef}
          />
        }
      />
    </HoverCardGroup>
  )
}

/**
 * Returns the day at which a flow opens: today in its own month, else the first day of the month.
 */
function openingOf(place: FlowPlace, today: DayNumber): DayNumber {
  const isAtToday = place.date === civilMonthOf(today) && holdsDay(place.range, today)
  return isAtToday ? today : openingDayOf(place)
}
