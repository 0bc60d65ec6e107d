import type { PlanDetail } from '@throughline/api-client'
import { dayNumberOf, type CivilDate } from '@throughline/domain/calendar-dates'
import { occurrencesInWindow } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'
import { familyOf } from './plan-family'

/** The query of a list of tactics; null for a parameter that was not sent. */
export interface TacticQuery {
  readonly plan: PlanDetail | null
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
  readonly isInitiative: boolean | null
  readonly isUnscheduled: boolean | null
}

/** Whether a tactic belongs to a list: it is of the plan's family and some occurrence touches the days. */
export function isListed(item: TacticListItem, query: TacticQuery): boolean {
  const { plan, startDate, endDate, isInitiative, isUnscheduled } = query
  if (plan !== null && !familyOf(plan).has(item.planId)) return false
  if (isInitiative !== null && item.isInitiative !== isInitiative) return false
  if (isUnscheduled !== null && item.isUnscheduled !== isUnscheduled) return false
  if (startDate === null || endDate === null) return true
  const [startDay, endDay] = [dayNumberOf(startDate), dayNumberOf(endDate)]
  return occurrencesInWindow([item], startDay, endDay + 1).length > 0
}
