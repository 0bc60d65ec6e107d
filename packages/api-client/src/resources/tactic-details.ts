import type { Tactic } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import { tacticFromWire } from '../tactic-mapping'

/**
 * Reads an item with everything that its detail shows, without its notes.
 *
 * @throws ApiError of kind `not-found` when there is none, or none for this person
 */
export async function readTactic(
  client: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<Tactic> {
  const answer = await unwrap(
    client.http.GET('/tactics/{id}', {
      params: { path: { id } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return tacticFromWire(answer)
}

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
