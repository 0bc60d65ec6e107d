/** Labels of an `InlineEdit` except its own. */
export interface InlineEditLabels {
  /** Names the edit button, given the label and the text: "Rename Newsletter". */
  readonly edit: (what: { label: string; value: string }) => string
  /** Names the button that saves. */
  readonly save: string
  /** Names the cancel button. */
  readonly cancel: string
  /** Announced while saving. */
  readonly saving: string
}

/** The labels of an `InlineEdit` in English. */
export const englishInlineEditLabels: InlineEditLabels = {
  edit: ({ label, value }) => (value === '' ? `Edit ${label}` : `Edit ${label}: ${value}`),
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving',
}
