import type { PlanDetail } from '@throughline/api-client'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import type { FlowDetails } from '@throughline/domain/flow'
import type { Tag } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { FlowCalendarRow, FlowCalendarSection } from '@throughline/planner-views/flow'

/** Returns the data of a plan that the grouping of a flow needs. */
export function flowDetailsOf(
  plan: PlanDetail | undefined,
  tags: readonly Tag[],
  hasEmptyRows: boolean,
): FlowDetails {
  const relatives = plan === undefined ? [] : [plan, plan.parent, ...plan.plans]
  return {
    currentPlanId: plan?.id ?? 0,
    channels: plan?.channels ?? [],
    tags,
    plans: relatives.flatMap((relative) =>
      relative === null ? [] : [{ id: relative.id, name: relative.name }],
    ),
    hasEmptyRows,
  }
}

/**
 * Returns the section of the calendars of interest, with a row for each calendar that has an event;
 * null without events.
 */
export function calendarsSectionOf(
  occurrences: readonly EventOccurrence[],
): FlowCalendarSection | null {
  const byCalendar = new Map<number, EventOccurrence[]>()
  for (const occurrence of occurrences) {
    const events = byCalendar.get(occurrence.subscriptionId)
    if (events === undefined) byCalendar.set(occurrence.subscriptionId, [occurrence])
    else events.push(occurrence)
  }
  if (byCalendar.size === 0) return null
  const rows = [...byCalendar].map(([id, events]): FlowCalendarRow => ({
    id: `calendar:${id}`,
    name: events[0]?.calendarName ?? '',
    items: noItems,
    target: null,
    events,
  }))
  return { id: 'calendars', kind: 'calendars', name: 'Calendars of Interest', color: null, rows }
}

const noItems: FlowCalendarRow['items'] = []

/** Returns the names of the channels that the plan hides from the flow and that have items. */
export function hiddenChannelNames(
  plan: Pick<PlanDetail, 'channels'> | undefined,
  items: readonly Pick<TacticListItem, 'channelId'>[],
): readonly string[] {
  const hidden = plan?.channels.filter(({ hideInFlow }) => hideInFlow) ?? []
  if (hidden.length === 0) return []
  const used = new Set(items.map(({ channelId }) => channelId))
  return [...new Set(hidden.filter(({ id }) => used.has(id)).map(({ name }) => name))]
}
