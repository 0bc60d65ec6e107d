import type { CivilDate } from '@throughline/domain/calendar-dates'

import type { CalendarItem } from '../calendar-parts'
import type { UndatedItemInput } from '../host-input'

/** Several items selected at once, as a view takes them from its host and reports them. */
export interface MultiSelectionProps<Item extends UndatedItemInput = CalendarItem> {
  /** Ids of the selected items; events cannot be selected. @default none */
  selection?: ReadonlySet<number>
  /**
   * Reports the selection after items were added or removed: by a click with Ctrl, Cmd or Shift, by
   * Shift with a drag, by keys, or because they have left `items`. Without this, users cannot
   * select items.
   */
  onSelectionChange?: (change: { selection: ReadonlySet<number> }) => void
  /**
   * The user dragged one of several selected items, or moved it by keys. Move all of them by whole
   * days, negative for earlier. Without this, only that item moves.
   */
  onMoveSelection?: (request: { items: readonly Item[]; deltaDays: number }) => void
  /**
   * Ctrl or Cmd with C was pressed: on an item, on one of the selected items, or on a day while
   * items are selected. Keep the items for `onPasteItems`. Without this, the key is that of
   * `onCopyItem`. At least one item.
   */
  onCopyItems?: (request: { items: readonly Item[] }) => void
  /** Ctrl or Cmd with V was pressed on a day or on an item: paste the kept items on that day. */
  onPasteItems?: (request: { day: CivilDate }) => void
}
