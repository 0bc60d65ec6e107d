import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { MenuItem } from '@throughline/ui/Menu'

import type { CalendarEvent, CalendarItem, MovePermission } from '../calendar-parts'
import type { UndatedItemInput } from '../host-input'
import type { Point } from '@throughline/ui/pointer-gesture'
import type { BulkAction } from './bulk-actions'
import type { ItemEdge } from './edge-at'

/**
 * A request for a new item, on its days or hours. Of several days both dates are at
 * 08:00 and `isAllDay` is set; of a single place in time both dates are equal.
 */
export interface CreateRequest extends TacticDates {
  /** The cell in which the range begins or ends, for placing a popover beside it. */
  readonly anchor: HTMLElement
}

/** A request to move an item: the current item, and its new dates. */
export interface MoveRequest<Item extends UndatedItemInput = CalendarItem> extends TacticDates {
  readonly item: Item
}

/** A request to make an item longer or shorter: the current item, and its new dates. */
export interface ResizeRequest<Item extends UndatedItemInput = CalendarItem> extends TacticDates {
  readonly item: Item
  /** The end that moves. */
  readonly edge: ItemEdge
}

/** Something that a host does with items which no view does by itself, such as taking them off the calendar. */
export interface HostItemAction<Item extends UndatedItemInput = CalendarItem> {
  /** Its entry in the menu of an item and of several; `id` is none that the menus have. */
  readonly entry: MenuItem
  /**
   * The key for the action on an item: one letter in lower case, without modifiers; null for none.
   */
  readonly key: string | null
  /** Whether the action is allowed for an item. The menu leaves out actions that are not. */
  readonly judge: (item: Item) => MovePermission
  /** It was chosen for an item, or for all that it is selected with; at least one. */
  readonly onSelect: (request: { items: readonly Item[] }) => void
}

/** A place beside a view where its items can be dropped, such as a parking lot. */
export interface OutsideDrop<Item extends UndatedItemInput = CalendarItem> {
  /**
   * The user drags complete items, and the pointer is at a point of the viewport; null once the
   * drag has ended. Called for each move of the pointer.
   *
   * @returns whether a drop there is for this target, and not for the view
   */
  readonly follow: (drag: { readonly items: readonly Item[]; readonly at: Point } | null) => boolean
  /** The user dropped the items on this target. */
  readonly onDrop: (drop: { items: readonly Item[] }) => void
}

/**
 * Data and policies that a view reads from its host about items, and the intents that it reports.
 */
export interface ItemIntentProps<Item extends UndatedItemInput = CalendarItem> {
  /**
   * The current plan; items of other plans are fainter and have the mark of their plan.
   * @default the plan of the items, which then have to be of one plan
   */
  currentPlanId?: number | undefined
  /** Disables creating, moving, resizing and deleting. @default false */
  isReadOnly?: boolean
  /** Items with a change under way: dimmed, and not movable until it is done. */
  busyItemIds?: ReadonlySet<number>
  /** Whether an item lasts whole months: it moves by months and cannot be resized. @default none do */
  isMonthly?: (item: Item) => boolean
  /**
   * May veto moving or resizing an item. Without one, items of other plans stay
   * with code `other-plan`. Repeating items stay in any case, with code `repeating`.
   */
  movePolicy?: (item: Item, action: 'move' | 'resize') => MovePermission
  /** May veto a new item on certain dates. Without one, all dates are allowed. */
  canCreate?: (dates: TacticDates) => MovePermission
  /** May veto deleting an item. Without one, items of other plans stay with code `other-plan`. */
  deletePolicy?: (item: Item) => MovePermission
  /**
   * A place or a range was chosen for a new item: by two clicks within 500 ms, by
   * dragging over it, by N or by Enter.
   */
  onCreate?: (request: CreateRequest) => void
  /** An item was dropped on, or moved by keys to, another place; with the dates to save. */
  onMove?: (request: MoveRequest<Item>) => void
  /** An end of an item was dragged, or moved by keys, to another place; with the dates to save. */
  onResize?: (request: ResizeRequest<Item>) => void
  /**
   * An item may not move or change its length; once per attempt. The code is the policy's, or
   * `repeating`, `monthly`, or `out-of-range` for dates outside the years 1900 to 9999.
   */
  onMoveRefused?: (refusal: { item: Item; code: string }) => void
  /** A new item, a deletion or an action of the host was vetoed; once per attempt. */
  onRefused?: (refusal: {
    action: 'create' | 'delete' | 'host'
    item: Item | null
    code: string
  }) => void
  /** An item was clicked, or Enter pressed on it. */
  onOpenItem?: (opening: { item: Item; anchor: HTMLElement }) => void
  /** An event of a calendar of interest was clicked, or Enter pressed on it. */
  onOpenEvent?: (opening: { event: CalendarEvent; anchor: HTMLElement }) => void
  /** Copy was chosen in the menu of an item, or Ctrl or Cmd with C pressed on it. */
  onCopyItem?: (request: { item: Item }) => void
  /** Delete was chosen in the menu of an item, or Delete or Backspace pressed on it. */
  onDeleteItem?: (request: { item: Item }) => void
  /**
   * The user requested a change of several selected items: in the menu, or by Delete, or Ctrl or
   * Cmd with C, on one of them. At least one item.
   */
  onBulkAction?: (request: { action: BulkAction; items: readonly Item[] }) => void
  /**
   * Further actions of the host on items, in menus and by keys. Keep the array. @default nothing
   */
  itemActions?: readonly HostItemAction<Item>[] | undefined
  /** Further targets of dragged items, outside of the view. @default nowhere */
  outsideDrop?: OutsideDrop<Item> | undefined
}

/** {@link ItemIntentProps} as a view works with them. */
export interface CompleteIntentProps extends Omit<ItemIntentProps, 'currentPlanId'> {
  currentPlanId: number
}

/** When something is: its first and last day, and its times of day; null for whole days. */
export interface WhenParts {
  readonly firstDay: CivilDate
  readonly lastDay: CivilDate
  readonly times: string | null
}
