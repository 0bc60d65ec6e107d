import type { BulkFacts, BulkRuleRefusal } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'

import { shortItems } from './short-items'
import { formContextOf, planId } from '../../../examples/product/src/planner/plan-structure'
import type { PlannedItem } from '../../../examples/product/src/planner/planned-item'

const { access, channels } = formContextOf('2026-11-18', 'sunday')

function listItem(item: PlannedItem): TacticListItem {
  return { ...item, version: 1, isLead: false, isNested: false, abbreviatedPlanName: '' }
}

/** The items of the example plan as the rules of bulk changes know them. */
export const bulkItems: readonly TacticListItem[] = shortItems.map(listItem)

/** The channels of the plan, and a person who may not edit Press. */
export const bulkFacts: BulkFacts = {
  access,
  channels: channels.map(({ id, kind, enableTacticFlagging, tacticTypes }) => ({
    id,
    planId,
    kind,
    enableTacticFlagging,
    tacticTypes,
  })),
}

/** Why an item stays, in a few words. */
export function reasonText(code: BulkRuleRefusal): string {
  if (code === 'repeating') return 'repeats'
  if (code === 'flagging-off') return 'its channel has no flags'
  if (code === 'becomes-tactic' || code === 'becomes-initiative') return 'is of another kind'
  return 'you cannot edit its channel'
}
