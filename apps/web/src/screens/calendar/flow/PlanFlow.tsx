import { civilDateOf, dayNumberOf, formatShortDate } from '@throughline/domain/calendar-dates'
import type { DateRange, DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { TacticDates } from '@throughline/domain/tactics'
import type {
  FlowCalendarHandle,
  FlowCreateRequest,
  FlowMarkedDays,
  FlowCalendarSection,
} from '@throughline/planner-views/flow'
import { useRef, useState } from 'react'

import {
  BulkChangeDialogs,
  FiltersOpenProvider,
  frozenPlanOf,
  holdsDay,
  ItemDialogs,
  ItemSide,
  ParkingDrawer,
  PlanFilterRow,
  PlanFilterSidebar,
  SavedViews,
  SelectionFoot,
  useParkingLot,
  useRevealedItem,
  usePlanFigures,
  useWeekStartChange,
  withFlowZoom,
  withoutOtherPlans,
  defaultFlowRange,
  withFlowRange,
} from '../../../plan'
import type { FlowUrl, PlanUrl, RevealPlace } from '../../../plan'
import { useChannelMarksChoice, useDensityChoice } from '../use-calendar-preferences'
import { useItemViews } from '../use-item-views'
import { FlowView } from './FlowView'
import { judgeRowChange } from './row-rules'
import type { FlowData } from './use-flow-data'
import { useRowChange } from './use-row-change'
import { createFlowPreferences } from '../../../preferences/flow-preferences'
import { useStoredPreferences } from '../../../preferences/preferences-context'

export interface PlanFlowProps {
  readonly planId: number
  readonly url: PlanUrl
  readonly flowUrl: FlowUrl
  readonly data: FlowData
  readonly today: DayNumber
}

/** Flow of a plan: passes data and handlers to the view and the dialogs. */
export function PlanFlow({ planId, url, flowUrl, data, today }: PlanFlowProps) {
  const { place } = flowUrl
  const { range } = place
  const { access, lookup, itemsById, targets, filters } = data
  const plan = data.plan.data
  const { revealedItem, reveal, focusItem } = useRevealedItem(flowRevealPlace(flowUrl, today))
  const itemPlace = { ...url, month: newItemMonth(range, today) }
  const { permissions, beside, actions, calendar, bulk, bulkDialog } = useItemViews({
    planId,
    place: itemPlace,
    data,
    today,
    revealedItem,
    onUndone: reveal,
  })
  const changeWeekStart = useWeekStartChange(plan)
  const spent = data.expenses?.total.actual ?? null
  const figures = usePlanFigures({ ...data, spent }, range, today)
  const memory = useFlowMemory(planId, data.sections)
  /** Row in which the user last started a new item. */
  const [newItemRow, setNewItemRow] = useState('')
  const flowRef = useRef<FlowCalendarHandle>(null)
  const parking = useParkingLot()
  const densityChoice = useDensityChoice()
  const marksChoice = useChannelMarksChoice()
  const rowChange = useRowChange({ targets, lookup, onPlace: actions.onPlace })

  return (
    <FiltersOpenProvider onOpen={filters.askForGroups}>
      <FlowView
        {...densityChoice}
        {...marksChoice}
        planName={plan?.name ?? ''}
        frozen={frozenPlanOf(plan, access)}
        isOutdated={data.isOutdated}
        onRetry={data.retry}
        place={place}
        today={today}
        onPlaceChange={flowUrl.show}
        onViewChange={({ view }) => {
          if (view !== 'flow') url.goTo(view)
        }}
        onAddTactic={actions.onAdd}
        savedViews={
          <SavedViews {...{ planId, plan, access, url, filters }} today={calendar.today} />
        }
        activeFilterCount={filters.activeCount}
        chips={<PlanFilterRow filters={filters} />}
        side={
          <>
            <PlanFilterSidebar planId={planId} filters={filters} items={data.allItems} />
            <ItemSide
              plan={plan}
              access={access}
              beside={beside}
              viewLabel={`Flow ${[range.start, range.end].map(formatShortDate).join(' – ')}`}
              items={data.visibleItems}
              undoStack={actions.dialogs.undoStack}
              onUndone={reveal}
              onFocusItem={focusItem}
            />
          </>
        }
        foot={<SelectionFoot bulk={bulk} />}
        flowRef={flowRef}
        drawer={
          <ParkingDrawer
            {...{ planId, today, data, permissions, reveal }}
            calendarRef={flowRef}
            place={itemPlace}
            state={parking.state}
            undoStack={actions.dialogs.undoStack}
            density={densityChoice.density}
            hasChannelMarks={marksChoice.hasChannelMarks}
            dayOnShow={holdsDay(range, today) ? civilDateOf(today) : range.start}
          />
        }
        bar={{
          ...figures,
          isLoading: data.money === 'shown' && data.status === 'loading',
          note:
            data.hiddenChannels.length === 0
              ? null
              : `Not in flow: ${data.hiddenChannels.join(', ')}`,
          onHideOtherPlans:
            plan === undefined || data.money !== 'other-plans'
              ? undefined
              : () => {
                  void filters.setFilters({ filters: withoutOtherPlans(filters.filters, plan) })
                },
          weekStartDay: plan?.weekStartDay ?? 'sunday',
          canChangeWeekStart: permissions.canAdminister,
          onWeekStartChange: (change) => {
            void changeWeekStart(change)
          },
        }}
        flow={{
          ...calendar,
          ...parking.intents,
          ...bulk.selectionProps,
          ...memory,
          startDay: range.start,
          endDay: range.end,
          sections: data.sections,
          itemColors: data.colors?.colors ?? null,
          itemMarks: data.colors?.marks ?? null,
          legend: data.colors?.legend ?? null,
          zoom: place.zoom,
          grouping: place.grouping,
          onZoomChange: ({ zoom }) => {
            flowUrl.show(withFlowZoom(place, zoom))
          },
          expenses: data.expenses,
          onCreate: ({ rowId, ...request }: FlowCreateRequest) => {
            setNewItemRow(rowId)
            actions.onCreate({ ...request, target: targets.get(rowId) ?? null })
          },
          markedDays:
            actions.newDates === null
              ? markedDaysOf(null, parking.markedDates)
              : markedDaysOf(newItemRow, actions.newDates),
          rowPolicy: (item, rowId) =>
            judgeRowChange(itemsById.get(item.id), targets.get(rowId) ?? null, access, lookup),
          onRowChange: rowChange.ask,
        }}
      />
      <ItemDialogs
        plan={plan}
        access={access}
        {...actions.dialogs}
        question={rowChange.question ?? actions.dialogs.question}
      />
      <BulkChangeDialogs {...bulkDialog} />
    </FiltersOpenProvider>
  )
}

/**
 * Returns the days to mark: of a new item in its row, while its form is open, or of a parked item
 * in all rows.
 */
function markedDaysOf(rowId: string | null, dates: TacticDates | null): FlowMarkedDays | null {
  if (dates === null) return null
  return { rowId, startDate: dates.startDate.slice(0, 10), endDate: dates.endDate.slice(0, 10) }
}

/**
 * Returns the month for a new item from the header: the current month if it is visible, else the
 * first month.
 */
function newItemMonth(range: DateRange, today: DayNumber): string {
  return civilMonthOf(holdsDay(range, today) ? today : dayNumberOf(range.start))
}

/**
 * Returns how to reveal items in a flow. For an item outside the visible days, the flow shows the
 * year in which the item begins.
 */
function flowRevealPlace({ place, show }: FlowUrl, today: DayNumber): RevealPlace {
  const { start, end } = place.range
  return {
    isOnShow: ({ startDate, endDate }) =>
      dayNumberOf(startDate) <= dayNumberOf(end) && dayNumberOf(start) <= dayNumberOf(endDate),
    show: ({ startDate }) => {
      const day = dayNumberOf(startDate)
      const range = defaultFlowRange(day, place.zoom)
      show({ ...withFlowRange(place, range, today), date: civilMonthOf(day) })
    },
  }
}

/** Returns the closed sections of a plan's flow, and stores their changes in the browser. */
function useFlowMemory(planId: number, sections: readonly FlowCalendarSection[]) {
  const preferences = useStoredPreferences(createFlowPreferences)
  const [current, setCurrent] = useState(() => ({
    planId,
    closed: preferences.closedFlowSections(planId),
  }))
  const closed = current.planId === planId ? current.closed : preferences.closedFlowSections(planId)
  // Sets the state during rendering, so a plan never shows the closed sections of the previous
  // plan.
  if (current.planId !== planId) setCurrent({ planId, closed })
  const close = (ids: ReadonlySet<string>) => {
    preferences.setClosedFlowSections(planId, ids)
    setCurrent({ planId, closed: ids })
  }
  return {
    closedSections: closed,
    onToggleSection: ({ sectionId, isOpen }: { sectionId: string; isOpen: boolean }) => {
      const next = new Set(closed)
      if (isOpen) next.delete(sectionId)
      else next.add(sectionId)
      close(next)
    },
    onToggleAll: ({ isOpen }: { isOpen: boolean }) => {
      close(new Set(isOpen ? [] : sections.map(({ id }) => id)))
    },
  }
}
