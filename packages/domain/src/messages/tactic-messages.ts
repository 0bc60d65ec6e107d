/** Tactics and initiatives in calendars, the table and the editor. */
export const TACTIC_MESSAGES = {
  created: 'Tactic created.',
  updated: 'Tactic updated.',
  deleted: 'Tactic deleted.',
  deleteFailed: 'There was an error deleting this tactic. Please try again.',
  refreshFailed: 'Error refreshing tactic.',
  notFound: 'Could not find tactic for ID.',
  dateUpdated: 'Date updated.',
  dateFailed: 'Error updating date.',
  summaryFailed: 'Error fetching summary.',
  exportFailed: 'Error exporting plan tactics.',
  tableExportFailed: 'Error exporting tactics.',
  notesTooLong: 'Content in this field has exceeded the 1MB limit, some content will be lost.',
  viewerCannotEdit: 'Viewers do not have the ability to add to or edit the Plan.',
  repeatingCannotMove: 'Repeating tactics cannot be moved on the calendar.',
  outOfRange: 'Dates are from 01/01/1900 to 12/31/9999, so this item stays where it is.',
  confirmCancel: 'Are you sure you want to cancel? Your changes will be lost.',
  confirmDelete: 'Are you sure you want to delete this tactic?',
} as const

/** The texts that differ for initiatives. */
export const INITIATIVE_MESSAGES = {
  created: 'Initiative created.',
  updated: 'Initiative updated.',
} as const

/** The categories of initiatives in the settings of a plan. */
export const INITIATIVE_CATEGORY_MESSAGES = {
  nameRequired: 'Please add a name for the new category.',
  created: 'Initiative category created.',
  updated: 'Initiative category updated.',
  deleted: 'Initiative category deleted.',
  createFailed: 'There was an error creating the initiative category. Please try again.',
  updateFailed: 'There was an error updating the initiative category. Please try again.',
  deleteFailed: 'There was an error deleting the initiative category. Please try again.',
  /** The hint on a category of the kind Monthly Theme. */
  monthlyTheme: 'Duration by Month only',
} as const

/** Documents attached to an item. */
export const DOCUMENT_MESSAGES = {
  fileRequired: 'You must upload file first',
  uploadFailed: 'There was an error uploading the file, try with a smaller file',
  confirmDelete: 'Are you sure you want to delete this document?',
} as const

/** Searching a plan. */
export const SEARCH_MESSAGES = {
  searching: 'Searching tactics...',
  none: 'No results.',
  keywordRequired: 'Please enter a keyword',
} as const
