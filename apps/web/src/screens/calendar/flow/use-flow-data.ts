import { dayNumberOf, type DayNumber } from '@throughline/domain/calendar-dates'
import { hasChosen } from '@throughline/domain/filters'
import {
  colorFlow,
  flowExpenses,
  groupFlow,
  type FlowColors,
  type FlowExpenses,
  type FlowSection,
  type FlowTarget,
} from '@throughline/domain/flow'
import type { Tag } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { FlowCalendarSection } from '@throughline/planner-views/flow'
import { useEffect, useMemo, useState } from 'react'
import { useTags } from '../../../data/tags'
import { useRangeTactics } from '../../../data/use-tactics'
import {
  type FlowPlace,
  moneyVisibilityOf,
  type MoneyVisibility,
  planRulesOf,
  useVisiblePlan,
} from '../../../plan'
import { useRangeData, type RangeData } from '../use-range-data'
import { calendarsSectionOf, flowDetailsOf, hiddenChannelNames } from './flow-details'

/** Data that the flow of a plan shows. */
export interface FlowData extends RangeData {
  /** Sections, calendars of interest first. */
  readonly sections: readonly FlowCalendarSection[]
  /** Target of an item that the user creates in a row or drops on it, by the id of the row. */
  readonly targets: ReadonlyMap<string, FlowTarget>
  /** null if items have the colors of their channels. */
  readonly colors: FlowColors | null
  readonly money: MoneyVisibility
  /** Sums of the visible items; null if money is hidden. */
  readonly expenses: FlowExpenses | null
  /** Names of the channels that the plan hides from the flow and that have items here. */
  readonly hiddenChannels: readonly string[]
}

/**
 * Time for which the flow waits for calendars of interest after all other data has loaded, in
 * milliseconds. Then it renders without them. Their section is the first, so a later rendering
 * moves all others down.
 */
const EVENTS_PATIENCE_MS = 1000
const noSections: readonly FlowCalendarSection[] = []
const noTags: readonly Tag[] = []
const noItems: ReadonlyMap<number, TacticListItem> = new Map()

/**
 * Reads a plan and the items and events on the days of a flow, and filters, groups and sums them.
 *
 * @param planId null for a URL that names no plan
 * @param timeZone IANA name of the zone for times of events
 */
export function useFlowData({
  planId,
  place: { range, grouping, colouring },
  isAccountActive,
  timeZone,
}: {
  readonly planId: number | null
  readonly place: FlowPlace
  readonly isAccountActive: boolean
  readonly timeZone: string
}): FlowData {
  const visiblePlan = useVisiblePlan(planId, isAccountActive)
  const { plan, access, lookup } = visiblePlan
  const { start, end } = range
  const days = useMemo(() => ({ start, end }), [start, end])
  const tactics = useRangeTactics(
    useMemo(
      () => (planId === null ? null : { planId, startDate: start, endDate: end }),
      [planId, start, end],
    ),
  )
  const data = useRangeData({ visiblePlan, planId, range: days, tactics, timeZone })
  const { filters } = data.filters
  const { visibleItems, occurrences } = data
  const needsTags = grouping === 'tag-category' || colouring === 'tag-category'
  const { data: tags = noTags } = useTags(planId, { isEnabled: needsTags })

  const hasEmptyRows =
    !hasChosen(filters) && planRulesOf(access, lookup, noItems).canCreate().allowed
  const details = useMemo(
    () => flowDetailsOf(plan.data, tags, hasEmptyRows),
    [plan.data, tags, hasEmptyRows],
  )
  const [group] = useState(createGrouping)
  const groups = useMemo(
    () => group(visibleItems, grouping, details),
    [group, visibleItems, grouping, details],
  )
  const calendars = useMemo(() => calendarsSectionOf(occurrences), [occurrences])
  const allSections = useMemo(
    () => (calendars === null ? groups : [calendars, ...groups]),
    [calendars, groups],
  )
  const targets = useMemo(
    () =>
      new Map(
        groups.flatMap(({ rows }) =>
          rows.flatMap(({ id, target }) => (target === null ? [] : [[id, target] as const])),
        ),
      ),
    [groups],
  )
  const colors = useMemo(
    () => colorFlow(visibleItems, colouring, details),
    [visibleItems, colouring, details],
  )
  const money = moneyVisibilityOf(plan.data, access, filters)
  const expenses = useMemo(
    () => (money === 'shown' ? flowExpenses(groups, dayRangeOf(days), lookup.isMonthly) : null),
    [money, groups, days, lookup],
  )
  const hiddenChannels = useMemo(
    () => hiddenChannelNames(plan.data, visibleItems),
    [plan.data, visibleItems],
  )
  const isOpen = useHasOpened(data.status !== 'loading', data.areEventsPending)
  const sections = isOpen ? allSections : noSections
  const status = isOpen ? data.status : 'loading'
  return { ...data, status, sections, targets, colors, money, expenses, hiddenChannels }
}

/**
 * Returns true once all data has loaded, or {@link EVENTS_PATIENCE_MS} after all but the events
 * has. It stays true.
 */
function useHasOpened(isLoaded: boolean, areEventsPending: boolean): boolean {
  const isComplete = isLoaded && !areEventsPending
  const [isOpen, setIsOpen] = useState(isComplete)
  useEffect(() => {
    if (!isLoaded) return undefined
    const timer = window.setTimeout(() => {
      setIsOpen(true)
    }, EVENTS_PATIENCE_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [isLoaded])
  if (isComplete && !isOpen) setIsOpen(true)
  return isOpen || isComplete
}

/**
 * Creates a function that groups items and reuses the rows that have not changed since its last
 * call.
 */
function createGrouping() {
  let last: readonly FlowSection<TacticListItem>[] = []
  return (...[items, grouping, details]: GroupingParameters) => {
    last = groupFlow(items, grouping, details, last)
    return last
  }
}

type GroupingParameters = Parameters<typeof groupFlow<TacticListItem>>

function dayRangeOf(days: { readonly start: string; readonly end: string }): {
  readonly startDay: DayNumber
  readonly endDay: DayNumber
} {
  return { startDay: dayNumberOf(days.start), endDay: dayNumberOf(days.end) }
}
