import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import type { CalendarHandle } from '@throughline/planner-views/calendar-item'
import { DayCalendar } from '@throughline/planner-views/day-calendar'
import type { DayCalendarViewProps } from '@throughline/planner-views/day-calendar'
import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import type { MonthCalendarViewProps } from '@throughline/planner-views/month-calendar'
import { Overstory } from '@throughline/planner-views/overstory'
import type { OverstoryProps } from '@throughline/planner-views/overstory'
import { HoverCardGroup } from '@throughline/ui/HoverCard'
import type { MenuEntry } from '@throughline/ui/Menu'
import type { Density } from '@throughline/ui/theme'
import { useRef, useState, useEffectEvent, useLayoutEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { observeSize } from '@throughline/ui/element-size'
import { flushSync } from 'react-dom'

import { outputEntry, PlanHeader, PlanNotices, PlanShell } from '../../plan'
import type { CalendarViewName, GridViewName, PlanNoticesProps } from '../../plan'
import { calendarViews, channelMarksEntry, densityEntry, weekStartEntry } from './calendar-options'

export interface CalendarViewProps extends PlanNoticesProps {
  readonly view: GridViewName
  /** Name of the visible plan; empty until it has loaded. */
  readonly planName: string
  readonly laneMode: 'all' | 'fit'
  readonly density: Density
  /** Whether bars show the marks of their channels. */
  readonly hasChannelMarks: boolean
  readonly weekStartDay: WeekStartDay
  readonly canChangeWeekStart: boolean
  readonly onDateChange: (change: { date: string }) => void
  readonly onViewChange: (change: { view: CalendarViewName }) => void
  readonly onLaneModeChange: (change: { mode: 'all' | 'fit' }) => void
  readonly onDensityChange: (change: { density: Density }) => void
  readonly onChannelMarksChange: (change: { hasChannelMarks: boolean }) => void
  readonly onWeekStartChange: (change: { weekStartDay: WeekStartDay }) => void
  readonly onAddTactic: () => void
  /** Saved views of the plan, for the header. @default nothing */
  readonly savedViews?: ReactNode
  /** Number of active filters. */
  readonly activeFilterCount: number
  /** Active filters, above the calendar. @default nothing */
  readonly chips?: ReactNode
  /** Filters beside the calendar; {@link FiltersOpenProvider} controls whether they are open. */
  readonly side: ReactNode
  /**
   * Content that covers the foot of the calendar and reserves space for itself.
   *
   * @default nothing
   */
  readonly foot?: ReactNode
  /** Content below the calendar. @default nothing */
  readonly drawer?: ReactNode
  /** Methods of the visible calendar. */
  readonly calendarRef: RefObject<CalendarHandle | null>
  readonly overstory: OverstoryProps
  /**
   * Expected height of the overstory in pixels, reserved until the overstory has loaded.
   *
   * @default 0
   */
  readonly reservedTopPixels?: number
  /** Reports the height of the overstory, once it has loaded. */
  readonly onTopHeight?: (change: { readonly heightPixels: number }) => void
  readonly month: MonthCalendarViewProps
  readonly day: DayCalendarViewProps
}

/** Calendar of a plan, below its header and the overstory. */
export function CalendarView({
  view,
  planName,
  frozen,
  isOutdated,
  onRetry,
  laneMode,
  density,
  hasChannelMarks,
  weekStartDay,
  canChangeWeekStart,
  onDateChange,
  onViewChange,
  onLaneModeChange,
  onDensityChange,
  onChannelMarksChange,
  onWeekStartChange,
  onAddTactic,
  savedViews,
  activeFilterCount,
  chips,
  side,
  foot,
  drawer,
  calendarRef,
  overstory,
  reservedTopPixels = 0,
  onTopHeight,
  month,
  day,
}: CalendarViewProps) {
  const visible = view === 'month' ? month : day
  const isWaiting = visible.status === 'loading' && visible.items.length === 0
  const topRef = useRef<HTMLDivElement>(null)
  const topPixels = useTopHeight(topRef, {
    isFollowed: view === 'day',
    isSupported: !isWaiting,
    onHeight: (change) => {
      onTopHeight?.(change)
    },
  })
  const [openedPlanId, setOpenedPlanId] = useState<number | null>(null)
  if (!isWaiting && openedPlanId !== visible.currentPlanId) setOpenedPlanId(visible.currentPlanId)
  // The grid has another key while it waits for the first items of a plan. React replaces it when
  // they arrive, so the growing overstory shifts no element that the user has seen. From then on
  // the grid stays, with its focus.
  const gridKey = openedPlanId === visible.currentPlanId ? 'shown' : 'waiting'
  const look = { density, hasChannelMarks }
  const handleOption = ({ id }: { id: string }) => {
    if (id === 'all' || id === 'fit') onLaneModeChange({ mode: id })
    else if (id === 'comfortable' || id === 'compact') onDensityChange({ density: id })
    else if (id === 'sunday' || id === 'monday') onWeekStartChange({ weekStartDay: id })
    else if (id === 'channel-marks') onChannelMarksChange({ hasChannelMarks: !hasChannelMarks })
    else if (id === 'print') globalThis.print()
  }
  return (
    <HoverCardGroup>
      <PlanShell
        view={view}
        header={
          <PlanHeader
            activeFilterCount={activeFilterCount}
            planName={planName}
            savedViews={savedViews}
            periodMode={view}
            date={view === 'month' ? `${month.month}-01` : day.day}
            today={visible.today}
            weekStartDay={weekStartDay}
            onDateChange={(change) => {
              onDateChange(change)
              // A user who chooses the visible period has scrolled away from its opening.
              calendarRef.current?.scrollToOpening()
            }}
            views={calendarViews}
            view={view}
            onViewChange={onViewChange}
            options={optionsOf({
              view,
              laneMode,
              density,
              hasChannelMarks,
              weekStartDay,
              canChangeWeekStart,
            })}
            onSelectOption={handleOption}
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
        top={<Overstory {...look} {...overstory} />}
        topRef={topRef}
        reservedTopPixels={isWaiting ? reservedTopPixels : 0}
        bottom={
          view === 'month' ? (
            <MonthCalendar key={gridKey} {...look} {...month} handleRef={calendarRef} />
          ) : (
            <DayCalendar
              key={gridKey}
              {...look}
              {...day}
              pixelsAbove={topPixels}
              handleRef={calendarRef}
            />
          )
        }
      />
    </HoverCardGroup>
  )
}

function optionsOf({
  view,
  laneMode,
  density,
  hasChannelMarks,
  weekStartDay,
  canChangeWeekStart,
}: Pick<
  CalendarViewProps,
  'view' | 'laneMode' | 'density' | 'hasChannelMarks' | 'weekStartDay' | 'canChangeWeekStart'
>): readonly MenuEntry[] {
  const lanes: MenuEntry = {
    id: 'lanes',
    label: 'Items of a day',
    items: [
      { id: 'all', label: 'Show all', isChecked: laneMode === 'all' },
      { id: 'fit', label: 'Fit the window', isChecked: laneMode === 'fit' },
    ],
  }
  const looks = [densityEntry(density), channelMarksEntry(hasChannelMarks)]
  const weekStart = weekStartEntry({ weekStartDay, canChangeWeekStart })
  return view === 'month'
    ? [lanes, ...looks, weekStart, outputEntry]
    : [...looks, weekStart, outputEntry]
}

interface TopHeightOptions {
  /** Whether the content below depends on the height. */
  readonly isFollowed: boolean
  /** Whether the content that determines the height has loaded. */
  readonly isSupported: boolean
  /** Reports the height, once the content has loaded. */
  readonly onHeight: (change: { readonly heightPixels: number }) => void
}

/**
 * Measures the content above a calendar, such as the overstory, and reports its height, which the
 * browser stores for the next visit.
 *
 * @returns pixels; 0 if `isFollowed` is false, and before the first measurement, which precedes the
 *   first paint
 */
function useTopHeight(
  topRef: RefObject<HTMLElement | null>,
  { isFollowed, isSupported, onHeight }: TopHeightOptions,
): number {
  const [heightPixels, setHeightPixels] = useState(0)
  const tell = useEffectEvent(onHeight)
  useLayoutEffect(() => {
    const top = topRef.current
    if (top === null) return undefined
    return observeSize(top, () => {
      // On paper the height differs, and says nothing about the screen.
      if (matchMedia('print').matches) return
      const { offsetHeight } = top
      if (isSupported) tell({ heightPixels: offsetHeight })
      if (!isFollowed) return
      flushSync(() => {
        setHeightPixels(offsetHeight)
      })
    })
  }, [topRef, isFollowed, isSupported])
  return heightPixels
}
