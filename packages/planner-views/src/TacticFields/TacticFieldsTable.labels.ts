import { defineLabels } from '@throughline/domain/locale'
import { TACTIC_FIELD_TYPE_LABELS } from '@throughline/domain/channels'
import { deletedByOtherUsers, FIELD_MESSAGES, isolateText } from '@throughline/domain/messages'

/** The texts in English. */
export const englishTacticFieldsLabels = defineLabels('TacticFields', () => ({
  name: 'Name',
  type: 'Type',
  description: 'Description',
  helpText: 'Help text',
  /** Hint below the field for the help text. */
  helpTextHint: 'Shown beside the field while a tactic is edited.',
  typeNames: TACTIC_FIELD_TYPE_LABELS,
  /** Placeholder of the field for the type. */
  chooseType: 'Select a type',
  nameRequired: FIELD_MESSAGES.nameRequired as string,
  typeRequired: FIELD_MESSAGES.typeRequired as string,
  nameTooLong: 'Use at most 255 characters.',
  textTooLong: 'This has at most 2,000 characters.',
  /** Names the form for a new field. */
  newField: 'New field',
  add: 'Add field',
  save: 'Save',
  /** Saves a field that another user deleted. */
  addAsNew: 'Add as new field',
  /** Discards the text typed in such a field. */
  discard: 'Discard',
  cancel: 'Cancel',
  close: 'Close',
  /** Question before Cancel or Esc loses typed changes. */
  leaveQuestion: 'Close without saving?',
  /** Text below that question. */
  leaveConsequence: 'Your changes will be lost.',
  leaveAction: 'Discard changes',
  stay: 'Keep editing',
  editOf: ({ name }: { name: string }) => `Edit ${isolateText(name)}`,
  deleteOf: ({ name }: { name: string }) => `Delete ${isolateText(name)}`,
  deleteQuestion: ({ name }: { name: string }) => `Delete ${isolateText(name)}?`,
  deleteAction: 'Delete field',
  /** Another user changed a part of a field during editing. */
  changedMeanwhile: ({ value }: { value: string }) =>
    value === ''
      ? 'Somebody else has cleared this meanwhile. Saving replaces that.'
      : `Somebody else has changed this to “${isolateText(value)}” meanwhile. Saving replaces that.`,
  /** Another user deleted a field during editing. */
  deletedMeanwhile: (field: { name: string }) =>
    `${deletedByOtherUsers(field)} You can add it as a new field.`,
}))

/** Every text of a table of custom fields. */
export interface TacticFieldsLabels extends Readonly<typeof englishTacticFieldsLabels> {}
