/** Tags of a plan and their categories. */
export const TAG_MESSAGES = {
  categoryRequired: 'You must select category first',
  newCategoryRequired: 'You must add category name first',
  /** The text of a tag, `Category:Name`, separates them by the first colon. */
  categoryWithColon: 'A category name cannot contain a colon (:).',
  nameRequired: 'You must add tag name first',
  createFailed: 'The tag could not be added. Please try again.',
  updateFailed: 'The tag could not be changed. Please try again.',
  deleteFailed: 'The tag could not be deleted. Please try again.',
  deleted: 'Tag deleted.',
  orderFailed: 'The order could not be saved. Please try again.',
} as const
