import type { BudgetCellItem, BudgetCostChange, BudgetCostName } from '../BudgetCellItems.types'

/** Changes in the fields of costs that were not reported yet, by field. */
export type CostDrafts = ReadonlyMap<string, BudgetCostChange>

/** Names the field of a cost. */
export function costKey(itemId: number, name: BudgetCostName): string {
  return `${itemId}:${name}`
}

/** Returns the drafts with a change; an invalid amount is no draft. */
export function withDraft(
  drafts: CostDrafts,
  change: BudgetCostChange,
  isValid: boolean,
): CostDrafts {
  const next = new Map(drafts)
  const key = costKey(change.itemId, change.name)
  if (isValid) next.set(key, change)
  else next.delete(key)
  return next
}

/** The drafts without those of a field. */
export function withoutDraft(drafts: CostDrafts, key: string): CostDrafts {
  const next = new Map(drafts)
  return next.delete(key) ? next : drafts
}

/** Whether a draft differs from the cost that the item has now. */
export function isChanged(
  { itemId, name, amountDollars }: BudgetCostChange,
  items: readonly BudgetCellItem[],
): boolean {
  const item = items.find(({ id }) => id === itemId)
  return item !== undefined && item[name] !== amountDollars
}
