import type { InlineEditLabels } from './InlineEdit'

/** The labels of an `InlineEdit` in English. */
export const englishInlineEditLabels: InlineEditLabels = {
  edit: ({ label, value }) => (value === '' ? `Edit ${label}` : `Edit ${label}: ${value}`),
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving',
}
