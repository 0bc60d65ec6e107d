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
}
