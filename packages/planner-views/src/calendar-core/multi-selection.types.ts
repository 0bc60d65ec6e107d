import type { CalendarItem } from '../calendar-parts'
import type { UndatedItemInput } from '../host-input'

/** Several items selected at once, as a view takes them from its host and reports them. */
export interface MultiSelectionProps<Item extends UndatedItemInput = CalendarItem> {
  /** Ids of the selected items; events cannot be selected. @default none */
  selection?: ReadonlySet<number>
  /**
   * Items were added to the selection or left it: by a click with Ctrl, Cmd or Shift, by
   * Shift with a drag, by keys, or because they are gone from `items`. Without this
   * nothing can be selected.
   */
  onSelectionChange?: (change: { selection: ReadonlySet<number> }) => void
  /**
   * One of several selected items was dragged, or moved by keys: all of them are to move
   * by whole days, negative for earlier. Without this only that item moves.
   */
  onMoveSelection?: (request: { items: readonly Item[]; deltaDays: number }) => void
}

/** What a screen reader says about several selected items. */
export interface MultiSelectionLabels {
  /** After the selection has changed; at least 1. */
  readonly itemsSelected: (parts: { count: number }) => string
  readonly selectionCleared: string
  /** A move of all of them was asked for; negative for earlier. */
  readonly selectionMoves: (parts: { count: number; deltaDays: number }) => string
  /** The move of all of them was cancelled, or leads nowhere. */
  readonly selectionStays: (parts: { count: number }) => string
  /** Keys of the selection, spoken with the instructions of the view where items can be selected. */
  readonly selectionInstructions: string
}
