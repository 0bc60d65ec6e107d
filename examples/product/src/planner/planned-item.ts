import { itemDraftOf, type FormItem, type ItemFormContext } from '@throughline/domain/item-form'
import type { ItemFormValues } from '@throughline/domain/item-form'

/** What the plan keeps of an item: enough for the calendars, the filters and the editor. */
export interface PlannedItem extends FormItem {
  readonly id: number
  readonly planId: number
  readonly abbreviatedPlanName: string | null
  readonly isInitiative: boolean
  /** Notes as HTML; null for none. */
  readonly summary: string | null
  /** Ours: the views know nothing of it. Empty for none. */
  readonly approvalNumber: string
}

/** What a person has entered: the form of the editor, and our own field. */
export interface ItemEntry {
  readonly values: ItemFormValues
  readonly approvalNumber: string
}

/**
 * What is kept of an entry.
 *
 * @throws RangeError without a channel or a type; the editor does not save such a form
 */
export function plannedItem(
  id: number,
  { values, approvalNumber }: ItemEntry,
  context: ItemFormContext,
): PlannedItem {
  const { channelId } = values
  if (channelId === null) throw new RangeError('An item needs a channel before it is kept.')
  const draft = itemDraftOf(values, context)
  return {
    ...draft,
    estimatedCost: draft.estimatedCost ?? null,
    actualCost: draft.actualCost ?? null,
    id,
    channelId,
    abbreviatedPlanName: null,
    approvalNumber,
  }
}

/** An id that no item has yet; a product takes that of its server. */
export function nextId(items: readonly PlannedItem[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}
