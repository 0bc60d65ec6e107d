import type { TacticListItem } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { unwrap } from '../client'

/**
 * Lists all initiatives of a plan, with any dates, and those of lead and nested plans that the
 * caller may see.
 */
export async function listInitiatives(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly TacticListItem[]> {
  const answer = await unwrap(
    client.http.GET('/tactics', {
      params: { query: { plan: planId, family: true, isInitiative: true } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items
}
