import { abbreviatePlanName } from '@throughline/domain/plans'
import { PARKED_DATE_TIME } from '@throughline/domain/tactics'
import type { components } from '@throughline/api-client/schema'
import type { CallerPlanAccess } from '../../access/access'
import type { TacticListRow } from './item-rows-queries'

type TacticListItem = components['schemas']['TacticListItem']

/** What every item of one plan shows of that plan, worked out once. */
export interface ItemPlan {
  readonly abbreviatedPlanName: string
  readonly isLead: boolean
  readonly isNested: boolean
  readonly canSeeBudget: boolean
  /** All of it in one text: equal texts show an item alike. */
  readonly key: string
}

/** What the items of a plan show of it to one person. */
export function itemPlanOf({ plan, abilities }: CallerPlanAccess): ItemPlan {
  const shown = {
    abbreviatedPlanName: abbreviatePlanName(plan.name),
    isLead: plan.nestedPlanIds.length > 0,
    isNested: plan.parentId !== null,
    canSeeBudget: abilities.canSeeBudget,
  }
  return { ...shown, key: JSON.stringify(shown) }
}

/** How a row was shown last. Rows that are kept are shown alike to most who look at a month. */
const shownLast = new WeakMap<
  TacticListRow,
  { readonly key: string; readonly item: TacticListItem }
>()

/** A tactic as lists and calendars show it. Without budget visibility it carries no figure. */
export function presentTacticListItem(row: TacticListRow, plan: ItemPlan): TacticListItem {
  const last = shownLast.get(row)
  if (last?.key === plan.key) return last.item
  const item = present(row, plan)
  shownLast.set(row, { key: plan.key, item })
  return item
}

function present(row: TacticListRow, plan: ItemPlan): TacticListItem {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    startDate: row.startDate ?? PARKED_DATE_TIME,
    endDate: row.endDate ?? PARKED_DATE_TIME,
    isAllDay: row.isAllDay,
    isUnscheduled: row.isUnscheduled,
    isFlagged: row.isFlagged,
    isInitiative: row.isInitiative,
    isLead: plan.isLead,
    isNested: plan.isNested,
    planId: row.planId,
    abbreviatedPlanName: plan.abbreviatedPlanName,
    channelId: row.channelId,
    tacticTypeId: row.tacticTypeId,
    tacticPlatformIds: [...row.tacticPlatformIds],
    tagIds: [...row.tagIds],
    relatedInitiativeIds: [...row.relatedInitiativeIds],
    rrule: row.rrule,
    recurrenceEndDate: row.recurrenceEndDate,
    estimatedCost: plan.canSeeBudget ? row.estimatedCost : null,
    actualCost: plan.canSeeBudget ? row.actualCost : null,
  }
}
