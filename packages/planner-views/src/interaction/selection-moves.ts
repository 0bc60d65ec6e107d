import type { CalendarItem } from '../calendar-parts'
import type { MultiSelectionLabels, MultiSelectionProps } from './multi-selection.types'

interface SelectionMovesOptions {
  readonly isReadOnly: boolean
  readonly onMoveSelection: MultiSelectionProps['onMoveSelection']
  /** The items that one of several selected items is selected with, itself included; else null. */
  readonly selectedWith: (item: CalendarItem) => readonly CalendarItem[] | null
  readonly labels: Pick<MultiSelectionLabels, 'selectionMoves' | 'selectionStays'>
  /** Says something in the live region of the view. */
  readonly announce: (text: string) => void
}

/** Moves of several selected items at once: what they move, announced and reported to the host. */
export function selectionMoves(options: SelectionMovesOptions) {
  const { isReadOnly, onMoveSelection, selectedWith, labels, announce } = options
  const movedWith = (item: CalendarItem): readonly CalendarItem[] | null =>
    onMoveSelection === undefined || isReadOnly ? null : selectedWith(item)
  return {
    /** The items that move together with this one, itself included; null where it moves alone. */
    movedWith,
    /**
     * Asks for a move of all items that this one is selected with.
     *
     * @param deltaDays whole days, negative for earlier
     * @returns false where it moves alone; nothing is asked for then
     */
    moveSelection: (item: CalendarItem, deltaDays: number): boolean => {
      const items = movedWith(item)
      if (items === null) return false
      announce(labels.selectionMoves({ count: items.length, deltaDays }))
      onMoveSelection?.({ items, deltaDays })
      return true
    },
    /** Announces that a drag of several items, more than 1, was cancelled or ended where it began. */
    keepSelection: (count: number): void => {
      announce(labels.selectionStays({ count }))
    },
  }
}
