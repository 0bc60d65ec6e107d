import { dayNumberOf, type DateRange } from '@throughline/domain/calendar-dates'
import { isMonthlyKind } from '@throughline/domain/channels'
import {
  colorFlow,
  DEFAULT_FLOW_COLOURING,
  DEFAULT_FLOW_GROUPING,
  flowExpenses,
  groupFlow,
} from '@throughline/domain/flow'
import type { FlowFacts, FlowTarget } from '@throughline/domain/flow'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { FlowCalendarSection } from '@throughline/planner-views/flow'
import { useMemo, useState } from 'react'

import { usePlanData } from '../plan-data'
import type { FlowProperties } from './flow.types'

/** Grouping that keeps the rows in which nothing has changed since it was called last. */
function createGrouping() {
  let last: ReturnType<typeof groupFlow<TacticListItem>> = []
  return (...[items, grouping, facts]: Parameters<typeof groupFlow<TacticListItem>>) => {
    last = groupFlow(items, grouping, facts, last)
    return last
  }
}

/**
 * Returns the sections, costs and colors of a flow, computed from the properties of its element.
 */
export function useFlowPlan(values: FlowProperties, range: DateRange) {
  const { plans, events, isMonthly: isMonthlyOfPage } = values
  const { grouping = DEFAULT_FLOW_GROUPING, colouring = DEFAULT_FLOW_COLOURING } = values
  const { planId, items, channels, shownChannels, tags } = usePlanData(values)
  const [group] = useState(createGrouping)
  const facts = useMemo<FlowFacts>(
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
    const monthlyIds = new Set(types.filter(({ kind }) => isMonthlyKind(kind)).map(({ id }) => id))
    return (typed: TacticListItem | FlowTarget): boolean =>
      'id' in typed && isMonthlyOfPage !== undefined
        ? isMonthlyOfPage(typed)
        : monthlyIds.has(typed.tacticTypeId)
  }, [channels, isMonthlyOfPage])
  const grouped = useMemo(() => group(items, grouping, facts), [group, items, grouping, facts])
  const sections = useMemo(() => [...eventSections(events), ...grouped], [events, grouped])
  const expenses = useMemo(() => {
    const days = { startDay: dayNumberOf(range.start), endDay: dayNumberOf(range.end) }
    return flowExpenses(grouped, days, isMonthly)
  }, [grouped, range.start, range.end, isMonthly])
  const colors = useMemo(() => colorFlow(items, colouring, facts), [items, colouring, facts])
  return { planId, items, shownChannels, sections, expenses, colors, isMonthly }
}

/** Events of other calendars in a row for each calendar. */
function eventSections(events: FlowProperties['events']): readonly FlowCalendarSection[] {
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
