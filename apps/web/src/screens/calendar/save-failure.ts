import { isApiError, newestTacticOf } from '@throughline/api-client'
import type { TacticFieldError, TacticListItem } from '@throughline/domain/tactics'
import { refusalOfError, type RefusalNames } from './refusals'
import type { TacticFormField } from './TacticForm'

/** Why an item was not saved: words above the form, words at fields, or somebody else's version. */
export interface SaveFailure {
  readonly text: string | null
  readonly fields: Readonly<Partial<Record<TacticFormField, string>>>
  /** The item as somebody else left it; null when nobody did. */
  readonly theirs: TacticListItem | null
}

const FIELD_LABELS: Readonly<Record<TacticFieldError['field'], string>> = {
  title: 'Enter a title of at most 255 characters.',
  tacticTypeId: 'Choose a tactic type.',
  startDate: 'Choose a start.',
  endDate: 'Choose an end that is not before the start.',
}

/** The server names references as it likes; the form has one field for the type. */
const FORM_FIELDS: Readonly<Record<string, TacticFormField>> = {
  title: 'title',
  tacticType: 'tacticTypeId',
  tacticTypeId: 'tacticTypeId',
  channel: 'tacticTypeId',
  startDate: 'startDate',
  endDate: 'endDate',
}

/** Words for what the form itself found wrong. */
export function failureOfForm(errors: readonly TacticFieldError[]): SaveFailure {
  return {
    text: null,
    fields: Object.fromEntries(errors.map(({ field }) => [field, FIELD_LABELS[field]])),
    theirs: null,
  }
}

/** Words for what the server found wrong. */
export function failureOfError(error: unknown, names: RefusalNames): SaveFailure {
  const theirs = newestTacticOf(error)
  if (theirs !== null) return { text: null, fields: {}, theirs }
  const refusal = refusalOfError(error, names)
  if (refusal !== null) return { text: refusal.text, fields: {}, theirs: null }
  const refused = isApiError(error, 'invalid') ? error.failure.fields : []
  const fields: Partial<Record<TacticFormField, string>> = {}
  for (const { field, message } of refused) {
    const formField = FORM_FIELDS[field]
    if (formField !== undefined) fields[formField] = message
  }
  const isTold = Object.keys(fields).length > 0
  const text = error instanceof Error ? error.message : 'The item could not be saved.'
  return { text: isTold ? null : text, fields, theirs: null }
}
