import type { components } from '@throughline/api-client/schema'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { BulkRefusedRow } from '../../db/schema'
import { iri } from '../../http/references'
import { itemPlanOf, presentTacticListItem } from '../tactics/list-presenter'
import type { TacticListRow } from '../tactics/item-rows-queries'
import type { BulkSituation } from './bulk-request'

type Result = components['schemas']['BulkChangeResult']

/** The outcome of a bulk change or of its undo. */
export interface BulkOutcome {
  /** null for a preview. */
  readonly id: number | null
  readonly changed: readonly TacticListItem[]
  readonly deleted: readonly TacticListItem[]
  readonly unchanged: readonly TacticListItem[]
  readonly refused: readonly BulkRefusedRow[]
}

/** Items as the person sees them: costs need budget visibility. */
export function listItemsOf(
  rows: readonly TacticListRow[],
  { planAccesses }: Pick<BulkSituation, 'planAccesses'>,
): readonly TacticListItem[] {
  const plans = new Map(
    planAccesses.all().map((planAccess) => [planAccess.plan.id, itemPlanOf(planAccess)]),
  )
  return rows.flatMap((row) => {
    const plan = plans.get(row.planId)
    return plan === undefined ? [] : [presentTacticListItem(row, plan)]
  })
}

/** Presents the result of a bulk change for each item. */
export function presentOutcome(outcome: BulkOutcome): Result {
  return {
    id: outcome.id,
    changed: outcome.changed.map(wireItem),
    deleted: outcome.deleted.map(wireItem),
    unchanged: outcome.unchanged.map(wireItem),
    refused: outcome.refused.map((refused) => ({
      ...refused,
      tactic: iri('tactics', refused.tacticId),
    })),
  }
}

function wireItem(item: TacticListItem): components['schemas']['TacticListItem'] {
  return {
    ...item,
    tacticPlatformIds: [...item.tacticPlatformIds],
    tagIds: [...item.tagIds],
    relatedInitiativeIds: [...item.relatedInitiativeIds],
  }
}
