import type { ChannelKind } from '../channels'
import { dayNumberOf } from '../calendar-dates'
import type { TacticListItem } from './tactic'
import { lastTouchedDay } from './duration'

/** Whether an item is an initiative: flagged as one, or in a channel of initiatives. */
export function isInitiative(
  item: { readonly isInitiative: boolean },
  channel: { readonly kind: ChannelKind },
): boolean {
  return item.isInitiative || channel.kind === 'initiatives'
}

/** The maximum distance of an initiative that is offered as related to a tactic. */
export const RELATED_INITIATIVE_WINDOW_DAYS = 60

type Dated = Pick<TacticListItem, 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'>

/**
 * Whether an initiative is offered as related to a tactic: its days, widened by
 * 60 on both sides, touch the tactic's. On a lead plan a nested plan's
 * initiatives are not offered. Items in the parking lot have no days and are
 * never offered.
 */
export function isRelatable(
  initiative: Dated & Partial<Pick<TacticListItem, 'isNested'>>,
  tactic: Dated,
  plan: { readonly isLead: boolean },
): boolean {
  if (initiative.isUnscheduled || tactic.isUnscheduled) return false
  if (plan.isLead && initiative.isNested === true) return false
  const firstDay = dayNumberOf(initiative.startDate) - RELATED_INITIATIVE_WINDOW_DAYS
  const lastDay = lastTouchedDay(initiative) + RELATED_INITIATIVE_WINDOW_DAYS
  return firstDay <= lastTouchedDay(tactic) && lastDay >= dayNumberOf(tactic.startDate)
}
