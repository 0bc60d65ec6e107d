import { formatCount } from '@throughline/domain/messages'

/** The labels in English. */
export const englishSelectionBarLabels = {
  /** Its name. */
  toolbar: 'Selected items',
  selected: ({ count }: { count: number }) => `${formatCount(count)} selected`,
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
}

/** Every text of the bar. */
export interface SelectionBarLabels extends Readonly<typeof englishSelectionBarLabels> {}
