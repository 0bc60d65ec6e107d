import type { TacticDates } from '@throughline/domain/tactics'
import type { ItemFormValues } from '@throughline/domain/item-form'

/** The view from which an item was opened. */
interface OpenedFrom {
  /** Path and query. */
  readonly url: string
  /** What the way back is called, such as `November 2026`. */
  readonly label: string
  /** The state of its entry in the history, which going back there restores. @default none */
  readonly state?: unknown
}

/**
 * What an entry of the browser's history knows about the item that it shows, besides the
 * URL. It outlives a reload, and nobody gets it who opens the URL elsewhere.
 */
export interface ItemHistory {
  /** Path and query of the view before the item was opened beside it, in an entry of its own. */
  readonly openedOver?: string
  /** The view to go back to. */
  readonly from?: OpenedFrom
  /** The items of that view in its order, to go through with Previous and Next. */
  readonly itemIds?: readonly number[]
  /** The item came from the other layout, with what was typed there. */
  readonly isSwitched?: boolean
  /** What a quick form, a drag or the item saved before has set already, for a new item. */
  readonly start?: ItemStart
}

/** Values that a new item begins with. */
export interface ItemStart {
  readonly dates?: TacticDates
  readonly values?: Pick<Partial<ItemFormValues>, 'title' | 'channelId' | 'tacticTypeId'>
}

/** A history entry holds at most so many items: browsers limit the size of its state. */
const MAX_ITEMS = 2_000

/** Reads what {@link stateOfItem} has put into a history entry; nothing out of anything else. */
export function itemHistoryOf(state: unknown): ItemHistory {
  if (typeof state !== 'object' || state === null || !('item' in state)) return {}
  const { item } = state
  // Only the app writes into its entries of the history, so that the shape is its own.
  return typeof item === 'object' && item !== null ? item : {}
}

/** The state of a history entry that shows an item. */
export function stateOfItem(history: ItemHistory): { readonly item: ItemHistory } {
  const { itemIds } = history
  const isTooLong = itemIds !== undefined && itemIds.length > MAX_ITEMS
  return { item: isTooLong ? { ...history, itemIds: itemIds.slice(0, MAX_ITEMS) } : history }
}
