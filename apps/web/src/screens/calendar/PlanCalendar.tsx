import { civilDateOf, formatShortDate, MONTH_NAMES } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { CivilMonth } from '@throughline/domain/layout'
import type { TacticDates } from '@throughline/domain/tactics'
import type { CalendarHandle } from '@throughline/planner-views/calendar-item'
import { OVERSTORY_PAPER_PIXELS } from '@throughline/planner-views/overstory'
import { useRef, useState, useSyncExternalStore } from 'react'

import { datesOfMonth } from '../../data/use-tactics'
import { useCivilNow } from '../../platform/clock'
import {
  BulkChangeDialogs,
  FILTER_ROW_PIXELS,
  FiltersOpenProvider,
  frozenPlanOf,
  ItemDialogs,
  ItemSide,
  ParkingDrawer,
  PlanFilterRow,
  PlanFilterSidebar,
  SavedViews,
  SelectionFoot,
  useParkingLot,
  useRevealedItem,
  revealPlaceOf,
  useWeekStartChange,
} from '../../plan'
import type { GridViewName, PlanUrl } from '../../plan'
import { CalendarView } from './CalendarView'
import type { CalendarData } from './use-calendar-data'
import { useCalendarPreferences, useChannelMarksChoice } from './use-calendar-preferences'
import { useItemViews } from './use-item-views'
import { useOverstoryMemory } from './use-overstory-memory'

/**
 * Share of the window for the overstory above a day: less than a third together with the all-day
 * row.
 */
const DAY_OVERSTORY_SHARE = 1 / 7

export interface PlanCalendarProps {
  readonly planId: number
  readonly view: GridViewName
  readonly url: PlanUrl
  readonly data: CalendarData
  readonly today: DayNumber
}

/** Month or day of a plan: passes data and handlers to the views and the dialogs. */
export function PlanCalendar({ planId, view, url, data, today }: PlanCalendarProps) {
  const { month, day } = url
  const { access, sections, filters } = data
  const plan = data.plan.data
  const weekStartDay = plan?.weekStartDay ?? 'sunday'
  const windowHeight = useWindowHeight()
  const dayOverstoryPixels = windowHeight * DAY_OVERSTORY_SHARE
  const now = useCivilNow()
  const overstoryMemory = useOverstoryMemory(view)
  const marksChoice = useChannelMarksChoice()
  const preferences = useCalendarPreferences(view, view === 'day' ? dayOverstoryPixels : Infinity)
  const { revealedItem, reveal, focusItem } = useRevealedItem(revealPlaceOf(url, weekStartDay))
  const { permissions, beside, actions, shared, calendar, bulk, bulkDialog } = useItemViews({
    planId,
    place: url,
    data,
    today,
    revealedItem,
    onUndone: reveal,
  })
  const changeWeekStart = useWeekStartChange(plan)
  const calendarRef = useRef<CalendarHandle>(null)
  const parking = useParkingLot()
  const markedDates = actions.newDates ?? parking.markedDates
  const hasItemsElsewhere =
    data.overstoryEvents.length > 0 || Object.values(sections).some((items) => items.length > 0)
  const [hasOverstoryPage, setHasOverstoryPage] = useState(false)
  /** Props of the month and the day. */
  const grid = {
    ...calendar,
    ...parking.intents,
    items: data.grid,
    events: data.gridEvents,
    hasItemsElsewhere,
  }

  return (
    <FiltersOpenProvider onOpen={filters.askForGroups}>
      <CalendarView
        view={view}
        planName={plan?.name ?? ''}
        frozen={frozenPlanOf(plan, access)}
        isOutdated={data.isOutdated}
        onRetry={data.retry}
        laneMode={preferences.laneMode}
        density={preferences.density}
        {...marksChoice}
        weekStartDay={weekStartDay}
        canChangeWeekStart={permissions.canAdminister}
        onDateChange={({ date }) => {
          url.show(view === 'month' ? date.slice(0, 7) : date)
        }}
        onViewChange={(change) => {
          url.goTo(change.view)
        }}
        onLaneModeChange={preferences.onLaneModeChange}
        onDensityChange={preferences.onDensityChange}
        onWeekStartChange={(change) => {
          void changeWeekStart(change)
        }}
        onAddTactic={actions.onAdd}
        savedViews={<SavedViews {...{ planId, plan, access, url, filters }} today={shared.today} />}
        activeFilterCount={filters.activeCount}
        reservedTopPixels={preferences.reservedTopPixels}
        onTopHeight={preferences.onTopHeight}
        chips={<PlanFilterRow filters={filters} />}
        side={
          <>
            <PlanFilterSidebar planId={planId} filters={filters} items={data.allItems} />
            <ItemSide
              plan={plan}
              access={access}
              beside={beside}
              viewLabel={viewLabelOf(url)}
              items={data.visibleItems}
              undoStack={actions.dialogs.undoStack}
              onUndone={reveal}
              onFocusItem={focusItem}
            />
          </>
        }
        foot={view === 'month' ? <SelectionFoot bulk={bulk} /> : null}
        calendarRef={calendarRef}
        drawer={
          <ParkingDrawer
            {...{ planId, today, data, permissions, calendarRef, reveal }}
            place={url}
            state={parking.state}
            undoStack={actions.dialogs.undoStack}
            density={preferences.density}
            hasChannelMarks={marksChoice.hasChannelMarks}
            dayOnShow={view === 'day' ? day : dayOfMonth(month, today)}
          />
        }
        overstory={{
          ...shared,
          ...parking.intents,
          onCopyItems: bulk.selectionProps.onCopyItems,
          ...overstoryMemory,
          ...(view === 'month'
            ? weeksOf(month, weekStartDay)
            : { startDay: day, endDay: day, maxHeight: dayOverstoryPixels }),
          weekStartDay,
          sections,
          events: data.overstoryEvents,
          onPaperPageChange: ({ hasOwnPage }) => {
            setHasOverstoryPage(hasOwnPage)
          },
        }}
        month={{
          ...grid,
          ...bulk.selectionProps,
          month,
          weekStartDay,
          laneMode: preferences.laneMode,
          expectedHeight:
            windowHeight -
            preferences.monthTopPixels -
            parking.state.heightPixels -
            (filters.hasChips ? FILTER_ROW_PIXELS : 0),
          markedDays: markedDates === null ? null : daysOf(markedDates),
          paperReservedPixels: hasItemsElsewhere && !hasOverstoryPage ? OVERSTORY_PAPER_PIXELS : 0,
          onOpenDay: (opening) => {
            url.goTo('day', opening.day)
          },
          onMonthChange: (change) => {
            url.show(change.month)
          },
        }}
        day={{
          ...grid,
          day,
          now,
          isAllDayRowOpen: preferences.isAllDayRowOpen,
          onAllDayRowToggle: preferences.onAllDayRowToggle,
          markedDates,
          onDayChange: (change) => {
            url.show(change.day)
          },
        }}
      />
      <ItemDialogs plan={plan} access={access} {...actions.dialogs} />
      <BulkChangeDialogs {...bulkDialog} />
    </FiltersOpenProvider>
  )
}

/**
 * Returns the day on which a shortcut creates an item: today if the month contains it, else the
 * first of the month.
 */
function dayOfMonth(month: CivilMonth, today: DayNumber): CivilDate {
  return civilMonthOf(today) === month ? civilDateOf(today) : `${month}-01`
}

/** Returns the visible period in words: `November 2026`, `11/18/26`. */
function viewLabelOf({ view, month, day }: PlanUrl): string {
  if (view === 'day') return formatShortDate(day)
  const [year = '', number = ''] = month.split('-')
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`
}

/** Returns the days of the weeks that a month shows, so the overstory above shows the same days. */
function weeksOf(month: CivilMonth, weekStartDay: WeekStartDay) {
  const { start, end } = datesOfMonth(month, weekStartDay)
  return { startDay: start, endDay: end }
}

function daysOf({ startDate, endDate }: TacticDates) {
  return { startDate: startDate.slice(0, 10), endDate: endDate.slice(0, 10) }
}

/** Height of the window in pixels. */
function useWindowHeight(): number {
  return useSyncExternalStore(subscribe, () => window.innerHeight)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('resize', onChange)
  }
}
