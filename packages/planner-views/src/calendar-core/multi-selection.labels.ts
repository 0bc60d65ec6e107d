import { defineLabels } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'

/** The labels in English. */
export const englishMultiSelectionLabels = defineLabels('MultiSelection', (locale) => ({
  /** After the selection has changed; at least 1. */
  itemsSelected: ({ count }: { count: number }) => `${countTextIn(locale, count, 'item')} selected`,
  selectionCleared: 'Selection cleared',
  /** After a request to move all of them; `deltaDays` is negative for earlier. */
  selectionMoves: ({ count, deltaDays }: { count: number; deltaDays: number }) =>
    `Moving ${countTextIn(locale, count, 'item')} ${countTextIn(locale, Math.abs(deltaDays), 'day')} ${deltaDays < 0 ? 'earlier' : 'later'}`,
  /** After the move of all of them was cancelled, or does not change their dates. */
  selectionStays: ({ count }: { count: number }) =>
    `${countTextIn(locale, count, 'item')} ${count === 1 ? 'stays' : 'stay'}`,
  /** Keys of the selection, spoken with the instructions of the view where items can be selected. */
  selectionInstructions: [
    'Space on an item selects it instead of opening it, Shift and Space select a range,',
    'Control A selects all items, Escape clears the selection.',
  ].join(' '),
}))

/** Announcements about several selected items for screen readers. */
export interface MultiSelectionLabels extends Readonly<typeof englishMultiSelectionLabels> {}
