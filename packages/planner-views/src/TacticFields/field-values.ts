import type { TacticField, TacticFieldType } from '@throughline/domain/channels'
import type { TacticFieldsLabels } from './TacticFieldsTable.labels'

/** Values in the form of a custom field. */
export interface FieldValues {
  readonly name: string
  /** null: none is chosen. */
  readonly type: TacticFieldType | null
  readonly description: string
  readonly helpText: string
}

/** A custom field that a user has completed; texts are trimmed. */
export interface TacticFieldValues {
  readonly name: string
  readonly type: TacticFieldType
  /** null for none. */
  readonly description: string | null
  /** null for none. */
  readonly helpText: string | null
}

/** Why a field was not saved: for each part, or for the complete field. */
export interface TacticFieldRefusal {
  readonly name?: string
  readonly type?: string
  readonly message?: string
}

/** The most characters of a name, and of a description or help text. */
const NAME_LIMIT = 255
const TEXT_LIMIT = 2000

export const emptyValues: FieldValues = { name: '', type: null, description: '', helpText: '' }

/** Returns the initial values for the form of a stored field. */
export function valuesOf({ name, type, description, helpText }: TacticField): FieldValues {
  return { name, type, description: description ?? '', helpText: helpText ?? '' }
}

/** Problems of the values, part by part; empty when they can be saved. */
export type FieldProblems = Partial<Record<keyof FieldValues, string>>

export function problemsOf(values: FieldValues, labels: TacticFieldsLabels): FieldProblems {
  const name = values.name.trim()
  const nameProblem =
    name === '' ? labels.nameRequired : name.length > NAME_LIMIT ? labels.nameTooLong : undefined
  return {
    ...(nameProblem === undefined ? null : { name: nameProblem }),
    ...(values.type === null ? { type: labels.typeRequired } : null),
    ...(values.description.trim().length > TEXT_LIMIT ? { description: labels.textTooLong } : null),
    ...(values.helpText.trim().length > TEXT_LIMIT ? { helpText: labels.textTooLong } : null),
  }
}

/** The values of a whole new field; null while no type is chosen. */
export function draftOf({
  name,
  type,
  description,
  helpText,
}: FieldValues): TacticFieldValues | null {
  if (type === null) return null
  return {
    name: name.trim(),
    type,
    description: textOrNull(description),
    helpText: textOrNull(helpText),
  }
}

/**
 * Returns the changes of a form to a stored field. Only parts that differ are sent, so that the
 * others keep changes of other users.
 */
export function changesOf(field: TacticField, values: FieldValues): Partial<TacticFieldValues> {
  const next = draftOf(values)
  if (next === null) return {}
  const before = draftOf(valuesOf(field))
  return {
    ...(next.name === before?.name ? null : { name: next.name }),
    ...(next.type === before?.type ? null : { type: next.type }),
    ...(next.description === before?.description ? null : { description: next.description }),
    ...(next.helpText === before?.helpText ? null : { helpText: next.helpText }),
  }
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}
