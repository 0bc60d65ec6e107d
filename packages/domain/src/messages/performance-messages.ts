/** The performance view of a plan. */
export const PERFORMANCE_MESSAGES = {
  none: 'To see performance data in this view, an Admin must embed the dashboard or report under Plan Settings.',
} as const

/** Setting up the performance data of a plan. The server's own sentence follows an error. */
export const PERFORMANCE_SETTINGS_MESSAGES = {
  /** At the switch, which shows the newer version by then. */
  planChanged:
    'Somebody else changed the plan before you, so that nothing was saved. This is how it is now.',
  nameRequired: 'Please enter a data source name.',
  contentRequired: 'Please add a PDF or embed HTML.',
  categoryRequired: 'Please select or create a category.',
  confirmDelete: 'Are you sure you want to delete this performance data?',
  created: 'Performance data created.',
  updated: 'Performance data updated.',
  deleted: 'Performance data deleted.',
  archived: 'Performance data archived.',
  unarchived: 'Performance data unarchived.',
  categoryUpdated: 'Category updated.',
  createFailed: 'Error creating performance data.',
  updateFailed: 'Error updating performance data.',
  uploadFailed: 'Error uploading new PDF.',
  reorderFailed: 'Error reordering performance data.',
  deleteFailed: 'There was an error deleting the performance data. Please try again.',
  archiveFailed: 'Error archiving performance data.',
  unarchiveFailed: 'Error unarchiving performance data.',
  categoryCreateFailed: 'Error creating category.',
  /** Also where a category could not be renamed. */
  categoryFailed: 'Error reordering categories.',
} as const
