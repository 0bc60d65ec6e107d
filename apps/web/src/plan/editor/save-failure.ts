import { newestTacticOf } from '@throughline/api-client'
import type { TacticFieldError, TacticListItem } from '@throughline/domain/tactics'
import { NO_PROBLEM, problemOfError, type FormProblem } from '../../forms'
import { refusalOfError, type RefusalNames } from '../refusals'
import type { TacticFormField } from './tactic-form-model'

/** Why an item was not saved. */
export type TacticProblem = FormProblem<TacticFormField, TacticListItem>

const FORM_FIELDS: Readonly<Record<TacticFieldError['field'], TacticFormField>> = {
  title: 'title',
  tacticTypeId: 'tacticTypeId',
  startDate: 'startDay',
  endDate: 'endDay',
}

const FIELD_MESSAGES: Readonly<Record<TacticFieldError['field'], string>> = {
  title: 'Enter a title of at most 255 characters.',
  tacticTypeId: 'Choose a tactic type.',
  startDate: 'Choose a start.',
  endDate: 'Choose an end that is not before the start.',
}

const SERVER_NAMES = {
  // The server names a reference without `Id`, and the form has one field for the type.
  fieldNames: { ...FORM_FIELDS, tacticType: 'tacticTypeId', channel: 'tacticTypeId' },
  fallback: 'The item could not be saved.',
} as const

/** What the rules found wrong with the values of the form. */
export function problemOfValues(
  errors: readonly TacticFieldError[],
): FormProblem<TacticFormField, never> {
  const fields = errors.map(({ field }) => [FORM_FIELDS[field], FIELD_MESSAGES[field]])
  return { ...NO_PROBLEM, fields: Object.fromEntries(fields) }
}

/** What the server found wrong, or that somebody else was first. */
export function problemOfSave(error: unknown, names: RefusalNames): TacticProblem {
  const theirs = newestTacticOf(error)
  if (theirs !== null) return { ...NO_PROBLEM, theirs }
  const refusal = refusalOfError(error, names)
  if (refusal !== null) return { ...NO_PROBLEM, message: refusal.text }
  return problemOfError(error, SERVER_NAMES)
}
