import type { PlanDetail } from '@throughline/api-client'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { matchesListFilter, type ListFilter } from '@throughline/domain/filters'
import { touchesRange } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'
import { familyOf } from './plan-family'

/** The query of a list of tactics; null for a parameter that was not sent. */
export interface TacticQuery extends ListFilter {
  readonly plan: PlanDetail | null
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
}

/** Whether a tactic belongs to a list: it is of the plan's family and some occurrence touches the days. */
export function isListed(item: TacticListItem, query: TacticQuery): boolean {
  const { plan, startDate, endDate } = query
  if (plan !== null && !familyOf(plan).has(item.planId)) return false
  if (!matchesListFilter(item, query)) return false
  return startDate === null || endDate === null || touchesRange({ startDate, endDate })(item)
}
