import { defineLabels } from '@throughline/domain/locale'
/** The labels of an `InlineEdit` in English. */
export const englishInlineEditLabels = defineLabels('InlineEdit', () => ({
  /** Names the edit button, given the label and the text: "Rename Newsletter". */
  edit: ({ label, value }: { label: string; value: string }) =>
    value === '' ? `Edit ${label}` : `Edit ${label}: ${value}`,
  /** Names the button that saves. */
  save: 'Save',
  /** Names the cancel button. */
  cancel: 'Cancel',
  /** Announced while saving. */
  saving: 'Saving',
}))

/** Labels of an `InlineEdit` except its own. */
export interface InlineEditLabels extends Readonly<typeof englishInlineEditLabels> {}
