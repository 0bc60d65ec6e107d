import type { MultiSelectionLabels } from './multi-selection.types'

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
