import { dayNumberOf, type DateRange } from '@throughline/domain/calendar-dates'
import { isMonthlyKind } from '@throughline/domain/channels'
import {
  colorFlow,
  DEFAULT_FLOW_COLOURING,
  DEFAULT_FLOW_GROUPING,
  FLOW_GROUPINGS,
  flowExpenses,
  groupFlow,
} from '@throughline/domain/flow'
import type { FlowDetails, FlowTarget } from '@throughline/domain/flow'
import type { FlowCalendarSection } from '@throughline/planner-views/flow'
import { useMemo, useState } from 'react'

import { usePlanData } from '../plan-data'
import type { PlanItem } from '../plan-data'
import type { FlowProperties } from './flow.types'

/** Grouping that keeps the rows in which nothing has changed since it was called last. */
function createGrouping() {
  let last: ReturnType<typeof groupFlow<PlanItem>> = []
  return (...[items, grouping, details]: Parameters<typeof groupFlow<PlanItem>>) => {
    last = groupFlow(items, grouping, details, last)
    return last
  }
}

/**
 * Returns the sections, costs and colors of a flow, and what they are grouped and colored by,
 * computed from the properties of its element.
 */
export function useFlowPlan(values: FlowProperties, range: DateRange) {
  const { plans, events, isMonthly: isMonthlyOfPage } = values
  const grouping = FLOW_GROUPINGS.find((each) => each === values.grouping) ?? DEFAULT_FLOW_GROUPING
  const colouring =
    FLOW_GROUPINGS.find((each) => each === values.colouring) ?? DEFAULT_FLOW_COLOURING
  const { planId, sources, channels, visibleChannels, tags } = usePlanData(values)
  const [group] = useState(createGrouping)
  const details = useMemo<FlowDetails>(
    () => ({
      currentPlanId: planId,
      channels,
      tags,
      plans: plans ?? [{ id: planId, name: 'Plan' }],
      hasEmptyRows: true,
    }),
    [planId, channels, tags, plans],
  )
  const isMonthly = useMemo(() => {
    const types = channels.flatMap(({ tacticTypes }) => tacticTypes)
    const monthlyIds = new Set<unknown>(
      types.filter(({ kind }) => isMonthlyKind(kind)).map(({ id }) => id),
    )
    return (typed: PlanItem | FlowTarget): boolean =>
      'id' in typed && isMonthlyOfPage !== undefined
        ? isMonthlyOfPage(typed)
        : monthlyIds.has(typed.tacticTypeId)
  }, [channels, isMonthlyOfPage])
  const grouped = useMemo(
    () => group(sources, grouping, details),
    [group, sources, grouping, details],
  )
  const sections = useMemo(() => [...eventSections(events), ...grouped], [events, grouped])
  const expenses = useMemo(() => {
    const days = { startDay: dayNumberOf(range.start), endDay: dayNumberOf(range.end) }
    return flowExpenses(grouped, days, isMonthly)
  }, [grouped, range.start, range.end, isMonthly])
  const colors = useMemo(
    () => colorFlow(sources, colouring, details),
    [sources, colouring, details],
  )
  return {
    planId,
    sources,
    visibleChannels,
    grouping,
    colouring,
    sections,
    expenses,
    colors,
    isMonthly,
  }
}

/** Events of other calendars in a row for each calendar. */
function eventSections(events: FlowProperties['events']): readonly FlowCalendarSection<PlanItem>[] {
  if (events === undefined || events.length === 0) return []
  const names = [...new Set(events.map(({ calendarName }) => calendarName))]
  return [
    {
      id: 'calendars',
      kind: 'calendars',
      name: 'Calendars of Interest',
      color: null,
      rows: names.map((name) => ({
        id: `calendar:${name}`,
        name,
        items: [],
        target: null,
        events: events.filter(({ calendarName }) => calendarName === name),
      })),
    },
  ]
}
