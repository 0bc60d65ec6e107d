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
  SaveViewButton,
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

/** The same element for life, so that the chips are not drawn again. */
const SAVE_VIEW = <SaveViewButton />

export interface PlanFlowProps {
  readonly planId: number
  readonly url: PlanUrl
  readonly flowUrl: FlowUrl
  readonly data: FlowData
  readonly today: DayNumber
}

/** The flow of a plan: hands data and handlers to the view and the dialogs. */
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
    onTakenBack: reveal,
  })
  const changeWeekStart = useWeekStartChange(plan)
  const spent = data.expenses?.total.actual ?? null
  const figures = usePlanFigures({ ...data, spent }, range, today)
  const memory = useFlowMemory(planId, data.sections)
  /** The row in which a new item was asked for last. */
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
        chips={<PlanFilterRow filters={filters} actions={SAVE_VIEW} />}
        side={
          <>
            <PlanFilterSidebar planId={planId} filters={filters} items={data.allItems} />
            <ItemSide
              plan={plan}
              access={access}
              beside={beside}
              viewLabel={`Flow ${[range.start, range.end].map(formatShortDate).join(' – ')}`}
              items={data.shownItems}
              undoStack={actions.dialogs.undoStack}
              onTakenBack={reveal}
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

/** The days of a new item in its row, while its form is open, or of a parked one in all rows. */
function markedDaysOf(rowId: string | null, dates: TacticDates | null): FlowMarkedDays | null {
  if (dates === null) return null
  return { rowId, startDate: dates.startDate.slice(0, 10), endDate: dates.endDate.slice(0, 10) }
}

/** The month in which a new item of the header begins: that of today, if it is on show. */
function newItemMonth(range: DateRange, today: DayNumber): string {
  return civilMonthOf(holdsDay(range, today) ? today : dayNumberOf(range.start))
}

/** Reveals items in a flow: one that is not on its days shows the year in which it begins. */
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

/** Which sections of a plan's flow are closed, as the browser remembers it. */
function useFlowMemory(planId: number, sections: readonly FlowCalendarSection[]) {
  const preferences = useStoredPreferences(createFlowPreferences)
  const [held, setHeld] = useState(() => ({
    planId,
    closed: preferences.closedFlowSections(planId),
  }))
  const closed = held.planId === planId ? held.closed : preferences.closedFlowSections(planId)
  // During rendering, so that no plan shows the sections of the plan before.
  if (held.planId !== planId) setHeld({ planId, closed })
  const close = (ids: ReadonlySet<string>) => {
    preferences.setClosedFlowSections(planId, ids)
    setHeld({ planId, closed: ids })
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
