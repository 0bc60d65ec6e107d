import type { EditRefusal, ItemAccess } from '../access'
import type { Channel, TacticType } from '../channels'
import type { OptionField, OptionValues, TacticListItem, optionFields } from '../tactics'

/** Sets a field whose values are options. */
export type OptionChange = {
  readonly [Field in OptionField]: { readonly kind: (typeof optionFields)[Field]['name'] } & Pick<
    OptionValues,
    Field
  >
}[OptionField]

/** The change that applies to every selected item. */
export type BulkChange =
  /** Whole days, negative for earlier; with 0 all items are unchanged. */
  | { readonly kind: 'move'; readonly deltaDays: number }
  /** The channel follows from the type. */
  | { readonly kind: 'type'; readonly tacticTypeId: number }
  /** A tag that is both removed and added is added. */
  | {
      readonly kind: 'tags'
      readonly addIds: readonly number[]
      readonly removeIds: readonly number[]
    }
  | OptionChange
  /** Whole days between an item and its copy, negative for earlier; 0 for the same dates. */
  | { readonly kind: 'copy'; readonly deltaDays: number }
  | { readonly kind: 'delete' }

/** Why the rules refuse to change an item. */
export type BulkRuleRefusal =
  | EditRefusal
  /** The dates of an item that repeats follow from its rule. */
  | 'repeating'
  /** It is in the parking lot and has no dates to move. */
  | 'unscheduled'
  /** It lasts whole months, and the move is too short to reach another one. */
  | 'same-month'
  /** Its new dates would be outside the years 1900 to 9999. */
  | 'out-of-range'
  | 'becomes-tactic'
  | 'becomes-initiative'
  /** The plan does not have the type, or not any longer. */
  | 'type-deleted'
  /** Its channel has no flags. */
  | 'flagging-off'

/** Why a bulk change refuses an item. */
export type BulkRefusal =
  | BulkRuleRefusal
  /**
   * The item's version differs from the requested one, because another user has changed the item.
   */
  | 'changed-by-others'

/** The data of a channel that the rules of bulk changes read. */
export type BulkChannel = Pick<Channel, 'id' | 'planId' | 'kind' | 'enableTacticFlagging'> & {
  readonly tacticTypes: readonly (Pick<TacticType, 'id'> & Partial<Pick<TacticType, 'kind'>>)[]
}

/** The plan and the person of a bulk change. */
export interface BulkDetails {
  /** The access to the open plan; null without a role on it. */
  readonly access: ItemAccess | null
  /** The channels of the open plan; those of its family may be among them. */
  readonly channels: readonly BulkChannel[]
}

/** An item that is changed. */
export interface BulkChangedItem<Item extends TacticListItem = TacticListItem> {
  readonly item: Item
  /** As it will be, or its copy, with the id and the version of `item`; null when it is deleted. */
  readonly after: TacticListItem | null
}

/** An item that is refused and not changed. */
export interface BulkRefusedItem<Item extends TacticListItem = TacticListItem> {
  readonly item: Item
  readonly code: BulkRuleRefusal
  /** The channel that the code is about; null for codes about something else. */
  readonly channelId: number | null
}

/** The result of a bulk change; each item is in exactly one list. */
export interface BulkResult<Item extends TacticListItem = TacticListItem> {
  readonly changed: readonly BulkChangedItem<Item>[]
  /** Items that are already as the change would make them. */
  readonly unchanged: readonly Item[]
  readonly refused: readonly BulkRefusedItem<Item>[]
}
