/** Announcements about several selected items for screen readers. */
export interface MultiSelectionLabels {
  /** After the selection has changed; at least 1. */
  readonly itemsSelected: (parts: { count: number }) => string
  readonly selectionCleared: string
  /** After a request to move all of them; `deltaDays` is negative for earlier. */
  readonly selectionMoves: (parts: { count: number; deltaDays: number }) => string
  /** After the move of all of them was cancelled, or does not change their dates. */
  readonly selectionStays: (parts: { count: number }) => string
  /** Keys of the selection, spoken with the instructions of the view where items can be selected. */
  readonly selectionInstructions: string
}

/** The labels in English. */
export const englishMultiSelectionLabels: MultiSelectionLabels = {
  itemsSelected: ({ count }) => `${countOf(count, 'item')} selected`,
  selectionCleared: 'Selection cleared',
  selectionMoves: ({ count, deltaDays }) =>
    `Moving ${countOf(count, 'item')} ${countOf(Math.abs(deltaDays), 'day')} ${deltaDays < 0 ? 'earlier' : 'later'}`,
  selectionStays: ({ count }) => `${countOf(count, 'item')} ${count === 1 ? 'stays' : 'stay'}`,
  selectionInstructions: [
    'Space on an item selects it instead of opening it, Shift and Space select a range,',
    'Control A selects all items, Escape clears the selection.',
  ].join(' '),
}

function countOf(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
