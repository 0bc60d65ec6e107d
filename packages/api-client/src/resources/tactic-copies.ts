import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { components } from '../generated/schema'

/**
 * Reads the notes of an item as HTML; null when it has none, or when they are
 * switched off.
 */
export async function readTacticNotes(
  client: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await unwrap(
    client.http.GET('/tactics/{id}/summary', {
      params: { path: { id } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.summary
}

/** The fields that a copy of an item has beyond those of the form. */
export type CopiedFields = Pick<
  components['schemas']['TacticCreate'],
  | 'tacticPlatformIds'
  | 'tagIds'
  | 'documentIds'
  | 'isFlagged'
  | 'estimatedCost'
  | 'actualCost'
  | 'impressions'
  | 'ratingPoints'
  | 'summary'
  | 'typeValues'
  | 'relatedInitiatives'
  | 'rrule'
  | 'recurrenceEndDate'
>

/**
 * Reads the fields that a copy of an item takes over: everything but its title, dates
 * and type. Costs that the person may not see are left out.
 *
 * @throws ApiError of kind `not-found` when the item is deleted
 */
export async function readCopiedFields(client: ApiClient, id: number): Promise<CopiedFields> {
  const [item, summary] = await Promise.all([
    unwrap(client.http.GET('/tactics/{id}', { params: { path: { id } } })),
    readTacticNotes(client, id),
  ])
  return {
    tacticPlatformIds: item.tacticPlatformIds,
    tagIds: item.tagIds,
    documentIds: item.documentIds,
    isFlagged: item.isFlagged,
    ...(item.estimatedCost === null ? {} : { estimatedCost: item.estimatedCost }),
    ...(item.actualCost === null ? {} : { actualCost: item.actualCost }),
    impressions: item.impressions,
    ratingPoints: item.ratingPoints,
    summary,
    typeValues: item.typeValues.map(({ tacticFieldId, value }) => ({ tacticFieldId, value })),
    relatedInitiatives: item.relatedInitiatives.map(({ initiativeId }) => ({ initiativeId })),
    rrule: item.rrule,
    recurrenceEndDate: item.recurrenceEndDate,
  }
}
