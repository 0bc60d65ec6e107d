import { defineLabels } from '@throughline/domain/locale'

/** The labels in English. */
export const englishSelectionBarLabels = defineLabels('SelectionBar', (locale) => ({
  /** Its name. */
  toolbar: 'Selected items',
  selected: ({ count }: { count: number }) => `${locale.number(count)} selected`,
  move: 'Move…',
  type: 'Type…',
  tags: 'Tags…',
  flag: 'Flag',
  unflag: 'Unflag',
  copy: 'Copy…',
  delete: 'Delete…',
  clear: 'Clear selection',
  /** The menu of the actions that do not fit. */
  more: 'More actions',
}))

/** Every text of the bar. */
export interface SelectionBarLabels extends Readonly<typeof englishSelectionBarLabels> {}
