import { itemDraftOf, type FormItem, type ItemFormContext } from '@throughline/domain/item-form'
import type { ItemFormValues } from '@throughline/domain/item-form'
import { itemDefaults, type TacticListItem } from '@throughline/domain/tactics'

/** A stored item of the plan, with the data for the calendars, the filters and the editor. */
export interface PlannedItem
  extends
    TacticListItem,
    Pick<FormItem, 'impressions' | 'ratingPoints' | 'documentIds' | 'typeValues'> {
  /** Notes as HTML; null for none. */
  readonly summary: string | null
  /** Our own field, which the views do not use. Empty for none. */
  readonly approvalNumber: string
}

/** The user's entry: the form of the editor, and our own field. */
export interface ItemEntry {
  readonly values: ItemFormValues
  readonly approvalNumber: string
}

/**
 * Returns the item to store for an entry.
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
    ...itemDefaults,
    ...draft,
    estimatedCost: draft.estimatedCost ?? null,
    actualCost: draft.actualCost ?? null,
    id,
    channelId,
    approvalNumber,
  }
}

/** Returns an unused id; a product uses the id from its server. */
export function nextId(items: readonly PlannedItem[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}
