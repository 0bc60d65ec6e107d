import { civilDateOf, dayNumberOf, type WeekStartDay } from '@throughline/domain/calendar-dates'
import { ROLE_LEVELS } from '@throughline/domain/access'
import { clearedFilters } from '@throughline/domain/filters'
import { civilMonthOf, monthGridOf, type CivilMonth } from '@throughline/domain/layout'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { newItemDates, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { OVERSTORY_PAPER_PIXELS, usualOverstoryPixels } from '@throughline/planner-views/overstory'
import type { QuickCreateValues } from '@throughline/planner-views/quick-create'
import { lazy, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { planningZone, useCivilNow, useToday } from '../../clock'
import { usePlanChanges } from '../../data/plan-changes'
import { useUpdateWeekStartDay } from '../../data/plans'
import { useRecentPlanRecord } from '../../data/recent-plan'
import { useReadNotes } from '../../data/tactics'
import {
  useDeleteTactic,
  useRestoreTactic,
  useTacticIdsBeingDeleted,
} from '../../data/use-tactic-changes'
import { applyDensity } from '../../preferences/theme'
import { useServices } from '../../services'
import { idFromRoute, useActiveAccount } from '../../session/use-session'
import { useShowToast } from '../../shell/ToastProvider'
import { useUndoStack } from '../../undo'
import { calendarRulesOf, datesOf, summaryFactsOf } from './calendar-rules'
import { CalendarFilters } from './CalendarFilters'
import { CalendarView } from './CalendarView'
import { FiltersOpenProvider } from './FiltersOpen'
import type { EditorSubject } from './editor-subject'
import { NewTacticPopover } from './NewTacticPopover'
import { OpensOnDemand } from './OpensOnDemand'
import { filterLinesOf } from './paper-filters'
import { PlanUnavailable } from './PlanUnavailable'
import { noticeOfRefusal } from './refusals'
import { isForeign, isPlanUnavailable, useCalendarData } from './use-calendar-data'
import { useDateUrl } from './use-date-url'
import { useDateChanges } from './use-date-changes'
import { useDeletion } from './use-deletion'
import { useEventsNotice } from './use-events-notice'
import { loadEditor, useIdleEditorCode } from './use-idle-editor-code'
import { isRoomScarce, useOverstoryMemory } from './use-overstory-memory'
import { useRevealedItem } from './use-revealed-item'
import { useWindowHeight } from './use-window-height'

const TacticEditor = lazy(async () => ({ default: (await loadEditor()).TacticEditor }))

/** As high as the strip usually is where its sections are closed at first, in pixels. */
const SCARCE_STRIP_PIXELS = 100
const DAYS_OF_A_WEEK = 7
/** Share of the window that the strip above a day takes: with the all-day row less than a third of the view. */
const DAY_STRIP_SHARE = 1 / 7

/** A new item that is being made beside the calendar. */
interface NewItem {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
}

/** A plan's calendars: month and day under one header, with the overstory above them. */
export function CalendarScreen() {
  const { accountId: routeAccountId, planId: routePlanId } = useParams()
  const planId = idFromRoute(routePlanId)
  const accountId = idFromRoute(routeAccountId)
  const account = useActiveAccount()
  const { preferences } = useServices()
  const todayNumber = useToday()
  const today = civilDateOf(todayNumber)
  const now = useCivilNow()
  const showToast = useShowToast()
  const address = useDateUrl(todayNumber)
  const { view, day } = address
  const month = view === 'month' ? address.month : civilMonthOf(dayNumberOf(day))

  const [subject, setSubject] = useState<EditorSubject | null>(null)
  const [newItem, setNewItem] = useState<NewItem | null>(null)
  const [lastChoice, setLastChoice] = useState<QuickCreateValues | null>(null)
  const [laneMode, setLaneMode] = useState(preferences.monthLaneMode)
  const [density, setDensity] = useState(preferences.density)
  const [isAllDayRowOpen, setAllDayRowOpen] = useState(preferences.isAllDayRowOpen)

  const data = useCalendarData({
    planId,
    month,
    isAccountActive: account?.isActive ?? true,
    timeZone: planningZone(),
  })
  const { plan, access, lookup, itemsById, sections } = data
  const shownPlanId = plan.data === undefined || isForeign(plan.data, accountId) ? null : planId
  usePlanChanges(shownPlanId)
  useRecentPlanRecord(shownPlanId)
  // Of a plan that is not there nothing could be read: that it is not there says it all.
  useEventsNotice({
    areEventsFailed: shownPlanId !== null && data.areEventsFailed,
    cutCalendars: data.cutCalendars,
  })
  useIdleEditorCode()

  const busyItemIds = useTacticIdsBeingDeleted()
  const overstoryMemory = useOverstoryMemory(view)
  const windowHeight = useWindowHeight()
  const undoStack = useUndoStack(`plan:${planId ?? 0}`)
  const weekStartDay = plan.data?.weekStartDay ?? 'sunday'
  const { revealedItem, reveal } = useRevealedItem(address, weekStartDay)
  const changes = useDateChanges({ planId: planId ?? 0, lookup, undoStack, onTakenBack: reveal })
  const remove = useDeleteTactic(planId ?? 0)
  const restore = useRestoreTactic(planId ?? 0)
  const deletion = useDeletion({
    onDelete: (request) => remove.mutateAsync(request),
    onRestore: (request) => restore.mutateAsync(request),
    onTakenBack: reveal,
    undoStack,
  })
  const weekStart = useUpdateWeekStartDay()
  const loadNotes = useReadNotes()
  const rules = useMemo(
    () => calendarRulesOf(access, lookup, itemsById),
    [access, lookup, itemsById],
  )
  const summary = useMemo(
    () => ({
      describeItem: ({ id }: CalendarItem) => {
        const item = itemsById.get(id)
        return item === undefined ? null : summaryFactsOf(item, lookup, itemsById)
      },
      loadNotes,
    }),
    [itemsById, lookup, loadNotes],
  )

  if (planId === null || isPlanUnavailable(data, planId, accountId)) {
    const isElsewhere = planId === null || isForeign(plan.data, accountId)
    return (
      <PlanUnavailable
        error={isElsewhere ? null : plan.error}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }

  const refuse = (code: string, item: CalendarItem | null = null) => {
    const planName = lookup.planNames.get(item?.planId ?? planId) ?? 'another plan'
    const channelName = lookup.channels.get(item?.channelId ?? 0)?.name ?? ''
    showToast({ id: `refused-${code}`, ...noticeOfRefusal(code, { planName, channelName }) })
  }
  const withStored = (
    { item: { id } }: { readonly item: CalendarItem },
    act: (stored: TacticListItem) => void,
  ) => {
    const stored = itemsById.get(id)
    if (stored !== undefined) act(stored)
  }
  const handleAddTactic = () => {
    if (access === null) return
    const verdict = rules.canCreate()
    if (!verdict.allowed) {
      refuse(verdict.code)
      return
    }
    const isThisMonth = month === civilMonthOf(todayNumber)
    const preset = view === 'day' ? day : isThisMonth ? null : `${month}-01`
    setSubject({ kind: 'new', dates: newItemDates(preset, todayNumber, 'tactic') })
  }
  const handleWeekStart = async (weekStartDay: 'sunday' | 'monday') => {
    if (plan.data === undefined || plan.data.weekStartDay === weekStartDay) return
    try {
      await weekStart.mutateAsync({ plan: plan.data, weekStartDay })
      showToast({ tone: 'success', text: PLAN_MESSAGES.weekStartUpdated })
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The week start was not changed.'
      showToast({ tone: 'error', text })
    }
  }

  const selectedItemId = subject?.kind === 'stored' ? subject.item.id : null
  const hasItemsElsewhere =
    data.stripEvents.length > 0 || Object.values(sections).some((items) => items.length > 0)
  const paperFacts = {
    planName: plan.data?.name ?? '',
    filters: filterLinesOf(data.filters.filters, data.filters.groups),
  }
  /** What month, day and strip take alike. */
  const shared = {
    today,
    channels: lookup.shownChannels,
    currentPlanId: planId,
    selectedItemId,
    revealedItem,
    summary,
    deletePolicy: rules.deletePolicy,
    onOpenItem: (request: { item: CalendarItem }) => {
      withStored(request, (item) => {
        setSubject({ kind: 'stored', item })
      })
    },
    onCopyItem: (request: { item: CalendarItem }) => {
      const verdict = rules.canCreate()
      if (!verdict.allowed) refuse(verdict.code)
      else if (request.item.planId !== planId) refuse('other-plan', request.item)
      else {
        withStored(request, (item) => {
          setSubject({ kind: 'copy', item })
        })
      }
    },
    onDeleteItem: (request: { item: CalendarItem }) => {
      withStored(request, deletion.ask)
    },
    onRefused: ({ code, item }: { code: string; item: CalendarItem | null }) => {
      refuse(code, item)
    },
  }
  const saveDates = (request: TacticDates & { item: CalendarItem }) => {
    withStored(request, (item) => {
      changes.setDates(item, datesOf(request))
    })
  }
  /** What month and day take alike beyond that. */
  const grid = {
    ...shared,
    items: data.grid,
    events: data.gridEvents,
    status: data.status,
    onRetry: data.retry,
    hasItemsElsewhere,
    ...(data.filters.activeCount === 0
      ? null
      : {
          onClearFilters: () => {
            data.filters.setFilters({ filters: clearedFilters() })
          },
        }),
    paperFacts,
    busyItemIds,
    isMonthly: rules.isMonthly,
    movePolicy: rules.movePolicy,
    canCreate: rules.canCreate,
    onCreate: ({ anchor, ...dates }: TacticDates & { anchor: HTMLElement }) => {
      setNewItem({ dates: datesOf(dates), anchor })
    },
    onMove: saveDates,
    onResize: saveDates,
    onMoveRefused: ({ code, item }: { code: string; item: CalendarItem }) => {
      refuse(code, item)
    },
  }
  const isAdmin = access !== null && access.level <= ROLE_LEVELS.admin

  return (
    <FiltersOpenProvider onOpen={data.filters.askForGroups}>
      <CalendarView
        view={view}
        planName={plan.data?.name ?? ''}
        isFrozen={plan.data?.freeze ?? false}
        isOutdated={data.isOutdated}
        onRetry={data.retry}
        laneMode={laneMode}
        density={density}
        weekStartDay={weekStartDay}
        canChangeWeekStart={isAdmin}
        onDateChange={({ date }) => {
          address.show(view === 'month' ? date.slice(0, 7) : date)
        }}
        onViewChange={(change) => {
          address.goTo(change.view)
        }}
        onLaneModeChange={({ mode }) => {
          preferences.setMonthLaneMode(mode)
          setLaneMode(mode)
        }}
        onDensityChange={(change) => {
          preferences.setDensity(change.density)
          applyDensity(change.density)
          setDensity(change.density)
        }}
        onWeekStartChange={(change) => {
          void handleWeekStart(change.weekStartDay)
        }}
        onAddTactic={handleAddTactic}
        activeFilterCount={data.filters.activeCount}
        reservedTopPixels={
          preferences.calendarTopPixels(view) ??
          Math.min(
            isRoomScarce() ? SCARCE_STRIP_PIXELS : usualOverstoryPixels(density),
            view === 'day' ? windowHeight * DAY_STRIP_SHARE : Infinity,
          )
        }
        onTopHeight={({ heightPixels }) => {
          preferences.setCalendarTopPixels(view, heightPixels)
        }}
        side={<CalendarFilters planId={planId} filters={data.filters} items={data.allItems} />}
        overstory={{
          ...shared,
          ...overstoryMemory,
          ...(view === 'month'
            ? weeksOf(month, weekStartDay)
            : { startDay: day, endDay: day, maxHeight: windowHeight * DAY_STRIP_SHARE }),
          weekStartDay,
          sections,
          events: data.stripEvents,
        }}
        month={{
          ...grid,
          month,
          weekStartDay,
          laneMode,
          expectedHeight: windowHeight - (preferences.calendarTopPixels('month') ?? 0),
          markedDays: newItem === null ? null : markedDaysOf(newItem.dates),
          paperReservedPixels: hasItemsElsewhere ? OVERSTORY_PAPER_PIXELS : 0,
          onOpenDay: (opening) => {
            address.goTo('day', opening.day)
          },
          onMonthChange: (change) => {
            address.show(change.month)
          },
        }}
        day={{
          ...grid,
          day,
          now,
          isAllDayRowOpen: isAllDayRowOpen,
          onAllDayRowToggle: ({ isOpen }) => {
            preferences.setAllDayRowOpen(isOpen)
            setAllDayRowOpen(isOpen)
          },
          markedDates: newItem?.dates ?? null,
          onDayChange: (change) => {
            address.show(change.day)
          },
        }}
      />
      {deletion.question}
      {newItem === null || plan.data === undefined || access === null ? null : (
        <NewTacticPopover
          key={`${newItem.dates.startDate}:${newItem.dates.endDate}`}
          {...newItem}
          plan={plan.data}
          access={access}
          undoStack={undoStack}
          lastChoice={lastChoice}
          onCreated={({ item }) => {
            setNewItem(null)
            setLastChoice({ title: '', channelId: item.channelId, typeId: item.tacticTypeId })
          }}
          onMore={({ dates, values }) => {
            setNewItem(null)
            const { typeId, ...rest } = values
            setSubject({ kind: 'new', dates, values: { ...rest, tacticTypeId: typeId } })
          }}
          onClose={() => {
            setNewItem(null)
          }}
        />
      )}
      {subject === null || plan.data === undefined || access === null ? null : (
        <OpensOnDemand
          onCancel={() => {
            setSubject(null)
          }}
        >
          <TacticEditor
            subject={subject}
            plan={plan.data}
            access={access}
            lookup={lookup}
            undoStack={undoStack}
            onTakenBack={reveal}
            onClose={() => {
              setSubject(null)
            }}
          />
        </OpensOnDemand>
      )}
    </FiltersOpenProvider>
  )
}

/** The days of the weeks that the month below shows, so that the weeks of both are the same. */
function weeksOf(month: CivilMonth, weekStartDay: WeekStartDay) {
  const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
  return {
    startDay: civilDateOf(firstDay),
    endDay: civilDateOf(firstDay + DAYS_OF_A_WEEK * weekCount - 1),
  }
}

function markedDaysOf({ startDate, endDate }: TacticDates) {
  return { startDate: startDate.slice(0, 10), endDate: endDate.slice(0, 10) }
}
