/** The documents of a plan in its settings. */
export const PLAN_DOCUMENT_MESSAGES = {
  fileRequired: 'Please select a file.',
  categoryRequired: 'Please select a category.',
  categoryNameRequired: 'Please provide a new category name.',
  categoryUpdated: 'Category updated.',
  uploadFailed:
    'There was an error uploading the file. Files must be smaller than 10MB. Please try again.',
  tooLarge: 'Your document was not uploaded. Files must be smaller than 10MB.',
} as const
