import type { TacticDates } from '@throughline/domain/tactics'
import type { ItemFormValues } from '@throughline/domain/item-form'

/** View from which the user opened an item. */
interface OpenedFrom {
  /** Path and query. */
  readonly url: string
  /** Label of the link back, such as `November 2026`. */
  readonly label: string
  /** State of the view's history entry; going back restores it. @default none */
  readonly state?: unknown
}

/**
 * State of a history entry that shows an item, in addition to the URL. It survives a reload. A user
 * who opens the URL elsewhere does not get it.
 */
export interface ItemHistory {
  /**
   * Path and query of the view in the previous history entry, if opening the item added a new
   * entry.
   */
  readonly openedOver?: string
  /** View that closing returns to. */
  readonly from?: OpenedFrom
  /** Items of that view in its order, for Previous and Next. */
  readonly itemIds?: readonly number[]
  /** Values for a new item from a quick form, a drag or the last saved item. */
  readonly start?: ItemStart
}

/** Initial values of a new item. */
export interface ItemStart {
  readonly dates?: TacticDates
  readonly values?: Pick<Partial<ItemFormValues>, 'title' | 'channelId' | 'tacticTypeId'>
}

/** Maximum number of items in a history entry, because browsers limit the size of its state. */
const MAX_ITEMS = 2_000

/** Reads the state that {@link stateOfItem} created; empty for any other state. */
export function itemHistoryOf(state: unknown): ItemHistory {
  if (typeof state !== 'object' || state === null || !('item' in state)) return {}
  const { item } = state
  // Only the app writes into its history entries, so the shape is correct.
  return typeof item === 'object' && item !== null ? item : {}
}

/** Returns the state of a history entry that shows an item. */
export function stateOfItem(history: ItemHistory): { readonly item: ItemHistory } {
  const { itemIds } = history
  const isTooLong = itemIds !== undefined && itemIds.length > MAX_ITEMS
  return { item: isTooLong ? { ...history, itemIds: itemIds.slice(0, MAX_ITEMS) } : history }
}
