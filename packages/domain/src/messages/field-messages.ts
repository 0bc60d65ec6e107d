import { isolateText } from './isolated-text'

/** Custom fields of a plan and of its tactic types. */
export const FIELD_MESSAGES = {
  nameRequired: 'You must give a name to the field first',
  typeRequired: 'You must select a type',
  updated: 'Custom field updated.',
  created: 'Custom field created.',
  deleted: 'Custom field deleted.',
  updateFailed: 'Error updating custom fields.',
  deleteFailed: 'Error deleting custom field.',
} as const

/** Platforms that tactic types offer. */
export const PLATFORM_MESSAGES = {
  nameRequired: 'Please enter a platform name.',
  selectionRequired: 'You must select platforms first',
  createFailed: 'Error creating new platform.',
  renameFailed: 'Error updating platform.',
  deleteFailed: 'Error deleting platform.',
  deleted: 'Platform deleted.',
} as const

/** A platform exists now, or did before, but a tactic type could not be made to offer it. */
export function platformNotAdded({ type }: { readonly type: string }): string {
  return `Error adding new platform to ${isolateText(type)}.`
}
