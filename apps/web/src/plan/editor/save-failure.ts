import { isApiError } from '@throughline/api-client'
import type { ItemFormPart } from '@throughline/domain/item-form'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { CustomValueError } from '../../data/custom-values'
import { refusalOfError, type RefusalNames } from '../refusals'

/** Problem of a form of an item after a failed save. */
export interface SaveFailure {
  /** A sentence above the fields; null when every reason appears at a field. */
  readonly message: string | null
  /** Sentences for single fields. */
  readonly errors: readonly { readonly part: ItemFormPart; readonly message: string }[]
}

/** Failure without any message. */
export const noFailure: SaveFailure = { message: null, errors: [] }

const FALLBACK = 'The item could not be saved.'

/** Field of the form by the name in the API. Some API names of references have no `Id`. */
const parts: Readonly<Record<string, ItemFormPart>> = {
  title: 'title',
  channel: 'channelId',
  channelId: 'channelId',
  tacticType: 'tacticTypeId',
  tacticTypeId: 'tacticTypeId',
  tacticPlatforms: 'tacticPlatformIds',
  tacticPlatformIds: 'tacticPlatformIds',
  startDate: 'startDate',
  endDate: 'endDate',
  rrule: 'rrule',
  recurrenceEndDate: 'recurrenceEndDay',
  estimatedCost: 'estimatedCost',
  actualCost: 'actualCost',
  impressions: 'impressions',
  ratingPoints: 'ratingPoints',
  relatedInitiatives: 'relatedInitiativeIds',
  tags: 'tagIds',
  tagIds: 'tagIds',
  documents: 'documentIds',
  documentIds: 'documentIds',
  summary: 'notes',
}

/** Returns the failure for an error of a save. */
export function failureOfSave(error: unknown, names: RefusalNames): SaveFailure {
  if (error instanceof CustomValueError) {
    const { message } = failureOfSave(error.cause, names)
    const part: ItemFormPart = `custom:${error.fieldId}`
    return { message: null, errors: [{ part, message: message ?? FALLBACK }] }
  }
  if (isApiError(error, 'not-found')) return { message: TACTIC_MESSAGES.notFound, errors: [] }
  const refusal = refusalOfError(error, names)
  if (refusal !== null) return { message: refusal.text, errors: [] }
  const refused = isApiError(error, 'invalid') ? error.failure.fields : []
  const errors = refused.flatMap(({ field, message }) => {
    const part = parts[field] ?? parts[field.split('/', 1)[0] ?? '']
    return part === undefined ? [] : [{ part, message }]
  })
  const isComplete = refused.length > 0 && errors.length === refused.length
  return { message: isComplete ? null : messageOf(error), errors }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : FALLBACK
}
