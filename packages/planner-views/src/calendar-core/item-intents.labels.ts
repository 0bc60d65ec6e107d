import { dateSpanText } from '../calendar-parts'
import type { WhenParts } from './item-intents.types'

/** Announcements of changes of items for screen readers. */
export interface ItemIntentLabels {
  /** After a move. */
  readonly moved: (parts: { title: string } & WhenParts) => string
  /** After an item was made longer or shorter. */
  readonly resized: (parts: { title: string } & WhenParts) => string
  /** When a move is cancelled, or leads nowhere. */
  readonly moveCancelled: (parts: { title: string }) => string
  /** When resizing is cancelled. */
  readonly resizeCancelled: (parts: { title: string }) => string
  /** When an item cannot become any shorter. */
  readonly resizeEnded: (parts: { title: string }) => string
  readonly moveRefused: (parts: { title: string }) => string
  readonly resizeRefused: (parts: { title: string }) => string
  readonly deleteRefused: (parts: { title: string }) => string
  readonly createRefused: string
  /** When choosing a range for a new item is cancelled. */
  readonly createCancelled: string
}

/** Announcements of changes of items in English, by whole days. */
export const englishItemIntentLabels: ItemIntentLabels = {
  moved: ({ title, firstDay, lastDay }) => `${title} moved to ${dateSpanText(firstDay, lastDay)}`,
  resized: ({ title, firstDay, lastDay }) =>
    `${title} now lasts ${firstDay === lastDay ? 'one day, ' : ''}${dateSpanText(firstDay, lastDay)}`,
  moveCancelled: ({ title }) => `${title} stays where it was`,
  moveRefused: ({ title }) => `${title} cannot be moved`,
  resizeCancelled: ({ title }) => `${title} keeps its dates`,
  resizeRefused: ({ title }) => `${title} cannot be made longer or shorter`,
  resizeEnded: ({ title }) => `${title} cannot become shorter than a day`,
  deleteRefused: ({ title }) => `${title} cannot be deleted`,
  createRefused: 'Nothing can be added here',
  createCancelled: 'No days chosen',
}
