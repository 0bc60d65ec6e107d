import { TACTIC_FIELD_TYPE_LABELS, type TacticFieldType } from '@throughline/domain/channels'
import { deletedByOtherUsers, FIELD_MESSAGES, isolateText } from '@throughline/domain/messages'

/** Every text of a table of custom fields. */
export interface TacticFieldsLabels {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly helpText: string
  /** Hint below the field for the help text. */
  readonly helpTextHint: string
  readonly typeNames: Readonly<Record<TacticFieldType, string>>
  /** Placeholder of the field for the type. */
  readonly chooseType: string
  readonly nameRequired: string
  readonly typeRequired: string
  readonly nameTooLong: string
  readonly textTooLong: string
  /** Names the form for a new field. */
  readonly newField: string
  readonly add: string
  readonly save: string
  /** Saves a field that another user deleted. */
  readonly addAsNew: string
  /** Discards the text typed in such a field. */
  readonly discard: string
  readonly cancel: string
  readonly close: string
  readonly editOf: (field: { name: string }) => string
  readonly deleteOf: (field: { name: string }) => string
  readonly deleteQuestion: (field: { name: string }) => string
  readonly deleteAction: string
  /** Another user changed a part of a field during editing. */
  readonly changedMeanwhile: (part: { value: string }) => string
  /** Another user deleted a field during editing. */
  readonly deletedMeanwhile: (field: { name: string }) => string
}

/** The texts in English. */
export const englishTacticFieldsLabels: TacticFieldsLabels = {
  name: 'Name',
  type: 'Type',
  description: 'Description',
  helpText: 'Help text',
  helpTextHint: 'Shown beside the field while a tactic is edited.',
  typeNames: TACTIC_FIELD_TYPE_LABELS,
  chooseType: 'Select a type',
  nameRequired: FIELD_MESSAGES.nameRequired,
  typeRequired: FIELD_MESSAGES.typeRequired,
  nameTooLong: 'A name has at most 255 characters.',
  textTooLong: 'This has at most 2,000 characters.',
  newField: 'New field',
  add: 'Add field',
  save: 'Save',
  addAsNew: 'Add as new field',
  discard: 'Discard',
  cancel: 'Cancel',
  close: 'Close',
  editOf: ({ name }) => `Edit ${isolateText(name)}`,
  deleteOf: ({ name }) => `Delete ${isolateText(name)}`,
  deleteQuestion: ({ name }) => `Delete ${isolateText(name)}?`,
  deleteAction: 'Delete field',
  changedMeanwhile: ({ value }) =>
    value === ''
      ? 'Somebody else has cleared this meanwhile. Saving replaces that.'
      : `Somebody else has changed this to “${isolateText(value)}” meanwhile. Saving replaces that.`,
  deletedMeanwhile: (field) => `${deletedByOtherUsers(field)} You can add it as a new field.`,
}
