import type { InlineEditTexts } from './InlineEdit'

/** The texts of an `InlineEdit` in English. */
export const englishInlineEditTexts: InlineEditTexts = {
  edit: ({ label, value }) => (value === '' ? `Edit ${label}` : `Edit ${label}: ${value}`),
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving',
}
