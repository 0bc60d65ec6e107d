import { PLAN_MESSAGES } from '@throughline/domain/messages'
import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import { CalendarHeader } from '@throughline/planner-views/calendar-header'
import { DayCalendar, type DayCalendarProps } from '@throughline/planner-views/day-calendar'
import { MonthCalendar, type MonthCalendarProps } from '@throughline/planner-views/month-calendar'
import { Overstory, type OverstoryProps } from '@throughline/planner-views/overstory'
import { Banner } from '@throughline/ui/Banner'
import { HoverCardGroup } from '@throughline/ui/HoverCard'
import type { MenuEntry } from '@throughline/ui/Menu'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { CalendarShell } from './CalendarShell'
import type { CalendarViewName } from './use-date-address'

export interface CalendarViewProps {
  readonly view: CalendarViewName
  /** Name of the plan on show; empty while it is not known. */
  readonly planName: string
  /** The plan is read-only for everyone below plan admin. */
  readonly isFrozen: boolean
  readonly laneMode: 'all' | 'fit'
  readonly weekStartDay: WeekStartDay
  readonly canChangeWeekStart: boolean
  readonly onDateChange: (change: { date: string }) => void
  readonly onViewChange: (change: { view: CalendarViewName }) => void
  readonly onLaneModeChange: (change: { mode: 'all' | 'fit' }) => void
  readonly onWeekStartChange: (change: { weekStartDay: WeekStartDay }) => void
  readonly onAddTactic: () => void
  /** How many filters are in use, and whether they are on show. */
  readonly filters: { readonly activeCount: number; readonly isOpen: boolean }
  readonly onToggleFilters: () => void
  /** The filters, beside the calendar; null while they are closed. */
  readonly side: ReactNode
  readonly overstory: OverstoryProps
  readonly month: MonthCalendarProps
  readonly day: DayCalendarProps
}

const VIEWS = [
  { view: 'month', label: 'Month' },
  { view: 'day', label: 'Day' },
] as const

/** A calendar of a plan under its header, with the overstory above it. */
export function CalendarView({
  view,
  planName,
  isFrozen,
  laneMode,
  weekStartDay,
  canChangeWeekStart,
  onDateChange,
  onViewChange,
  onLaneModeChange,
  onWeekStartChange,
  onAddTactic,
  filters,
  onToggleFilters,
  side,
  overstory,
  month,
  day,
}: CalendarViewProps) {
  const shown = view === 'month' ? month : day
  const isWaiting = shown.status === 'loading' && shown.items.length === 0
  const handleOption = ({ id }: { id: string }) => {
    if (id === 'all' || id === 'fit') onLaneModeChange({ mode: id })
    else if (id === 'sunday' || id === 'monday') onWeekStartChange({ weekStartDay: id })
    else if (id === 'print') globalThis.print()
  }
  return (
    <HoverCardGroup>
      <CalendarShell
        view={view}
        header={
          <CalendarHeader
            planName={planName}
            periodMode={view}
            date={view === 'month' ? `${month.month}-01` : day.day}
            today={shown.today}
            weekStartDay={weekStartDay}
            onDateChange={onDateChange}
            views={VIEWS}
            view={view}
            onViewChange={onViewChange}
            options={optionsOf({ view, laneMode, weekStartDay, canChangeWeekStart })}
            onSelectOption={handleOption}
            filters={filters}
            onToggleFilters={onToggleFilters}
            onAddTactic={onAddTactic}
          />
        }
        notice={
          isFrozen ? (
            <Banner tone="warning" title={PLAN_MESSAGES.frozen}>
              Only plan admins can change it.
            </Banner>
          ) : null
        }
        side={side}
        top={<Overstory {...overstory} />}
        bottom={
          // A grid that waits and one with items are two: the strip above moves nothing that was seen.
          view === 'month' ? (
            <MonthCalendar key={isWaiting ? 'waiting' : 'shown'} {...month} />
          ) : (
            <DayCalendar key={isWaiting ? 'waiting' : 'shown'} {...day} />
          )
        }
      />
    </HoverCardGroup>
  )
}

function optionsOf({
  view,
  laneMode,
  weekStartDay,
  canChangeWeekStart,
}: Pick<
  CalendarViewProps,
  'view' | 'laneMode' | 'weekStartDay' | 'canChangeWeekStart'
>): readonly MenuEntry[] {
  const lanes: MenuEntry = {
    id: 'lanes',
    label: 'Items of a day',
    items: [
      { id: 'all', label: 'Show all', isChecked: laneMode === 'all' },
      { id: 'fit', label: 'Fit the window', isChecked: laneMode === 'fit' },
    ],
  }
  const locked = canChangeWeekStart
    ? null
    : { isDisabled: true, description: 'Only plan admins can change it' }
  const weekStart: MenuEntry = {
    id: 'week-start',
    label: 'Week starts on',
    items: [
      { id: 'sunday', label: 'Sunday', isChecked: weekStartDay === 'sunday', ...locked },
      { id: 'monday', label: 'Monday', isChecked: weekStartDay === 'monday', ...locked },
    ],
  }
  const output: MenuEntry = {
    id: 'output',
    items: [{ id: 'print', label: 'Print', icon: Printer }],
  }
  return view === 'month' ? [lanes, weekStart, output] : [weekStart, output]
}
