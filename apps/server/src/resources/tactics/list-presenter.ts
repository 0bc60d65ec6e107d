import { abbreviatePlanName } from '@throughline/domain/plans'
import { PARKED_DATE_TIME } from '@throughline/domain/tactics'
import type { components } from '@throughline/api-client/schema'
import type { CallerPlanAccess } from '../../access/access'
import type { TacticListRow } from './item-rows-queries'

type TacticListItem = components['schemas']['TacticListItem']

/** The parts of a plan that its items show, computed once. */
export interface ItemPlan {
  readonly abbreviatedPlanName: string
  readonly isLead: boolean
  readonly isNested: boolean
  readonly canSeeBudget: boolean
  /** A key of all this: with equal keys, an item is presented in the same way. */
  readonly key: string
}

/** Computes the parts of a plan that its items show to a person. */
export function itemPlanOf({ plan, abilities }: CallerPlanAccess): ItemPlan {
  const visible = {
    abbreviatedPlanName: abbreviatePlanName(plan.name),
    isLead: plan.nestedPlanIds.length > 0,
    isNested: plan.parentId !== null,
    canSeeBudget: abilities.canSeeBudget,
  }
  return { ...visible, key: JSON.stringify(visible) }
}

/** The last presentation of each cached row, which is the same for most users. */
const visibleLast = new WeakMap<
  TacticListRow,
  { readonly key: string; readonly item: TacticListItem }
>()

/** Presents a tactic for lists and calendars. Costs need budget visibility. */
export function presentTacticListItem(row: TacticListRow, plan: ItemPlan): TacticListItem {
  const last = visibleLast.get(row)
  if (last?.key === plan.key) return last.item
  const item = present(row, plan)
  visibleLast.set(row, { key: plan.key, item })
  return item
}

function present(row: TacticListRow, plan: ItemPlan): TacticListItem {
  return {
    ...row,
    startDate: row.startDate ?? PARKED_DATE_TIME,
    endDate: row.endDate ?? PARKED_DATE_TIME,
    isLead: plan.isLead,
    isNested: plan.isNested,
    abbreviatedPlanName: plan.abbreviatedPlanName,
    tacticPlatformIds: [...row.tacticPlatformIds],
    tagIds: [...row.tagIds],
    relatedInitiativeIds: [...row.relatedInitiativeIds],
    estimatedCost: plan.canSeeBudget ? row.estimatedCost : null,
    actualCost: plan.canSeeBudget ? row.actualCost : null,
  }
}
