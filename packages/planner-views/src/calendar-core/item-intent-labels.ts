import { dateSpanText } from '../calendar-parts'
import type { ItemIntentLabels } from './item-intents.types'

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
