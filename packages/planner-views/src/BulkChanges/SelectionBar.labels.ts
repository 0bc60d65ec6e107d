/** Every text of the bar. */
export interface SelectionBarLabels {
  /** Its name. */
  readonly toolbar: string
  readonly selected: (parts: { count: number }) => string
  readonly move: string
  readonly type: string
  readonly tags: string
  readonly flag: string
  readonly unflag: string
  readonly copy: string
  readonly delete: string
  readonly clear: string
  /** The menu of the actions that do not fit. */
  readonly more: string
}

/** The labels in English. */
export const englishSelectionBarLabels: SelectionBarLabels = {
  toolbar: 'Selected items',
  selected: ({ count }) => `${count} selected`,
  move: 'Move…',
  type: 'Type…',
  tags: 'Tags…',
  flag: 'Flag',
  unflag: 'Unflag',
  copy: 'Copy…',
  delete: 'Delete…',
  clear: 'Clear selection',
  more: 'More actions',
}
