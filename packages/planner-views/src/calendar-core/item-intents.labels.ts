import { defineLabels } from '@throughline/domain/locale'
import { dateSpanText } from '../calendar-parts'
import type { WhenParts } from './item-intents.types'

/** Announcements of changes of items in English, by whole days. */
export const englishItemIntentLabels = defineLabels('ItemIntent', (locale) => ({
  /** After a move. */
  moved: ({ title, firstDay, lastDay }: { title: string } & WhenParts) =>
    `${title} moved to ${dateSpanText(locale, firstDay, lastDay)}`,
  /** After an item was made longer or shorter. */
  resized: ({ title, firstDay, lastDay }: { title: string } & WhenParts) =>
    `${title} now lasts ${firstDay === lastDay ? 'one day, ' : ''}${dateSpanText(locale, firstDay, lastDay)}`,
  /** When a move is cancelled, or leads nowhere. */
  moveCancelled: ({ title }: { title: string }) => `${title} stays where it was`,
  moveRefused: ({ title }: { title: string }) => `${title} cannot be moved`,
  /** When resizing is cancelled. */
  resizeCancelled: ({ title }: { title: string }) => `${title} keeps its dates`,
  resizeRefused: ({ title }: { title: string }) => `${title} cannot be made longer or shorter`,
  /** When an item cannot become any shorter. */
  resizeEnded: ({ title }: { title: string }) => `${title} cannot become shorter than a day`,
  deleteRefused: ({ title }: { title: string }) => `${title} cannot be deleted`,
  createRefused: 'Nothing can be added here',
  /** When choosing a range for a new item is cancelled. */
  createCancelled: 'No days chosen',
}))

/** Announcements of changes of items for screen readers. */
export interface ItemIntentLabels extends Readonly<typeof englishItemIntentLabels> {}
