import { isApiError } from '@throughline/api-client'
import { FIELD_MESSAGES } from '@throughline/domain/messages'
import type { TacticFieldRefusal } from '@throughline/planner-views/tactic-fields'
import { problemOfError } from '../../../forms'

const fieldNames = { name: 'name', type: 'type' } as const

/** Returns an error of a save as a refusal, at the field of the form that shows it. */
export function fieldRefusalOf(error: unknown): TacticFieldRefusal {
  if (isApiError(error, 'conflict') && error.failure.code === 'in_use') {
    return { type: error.message }
  }
  const { message, fields } = problemOfError(error, {
    fieldNames,
    fallback: FIELD_MESSAGES.updateFailed,
  })
  return { ...fields, ...(message === null ? null : { message }) }
}
