import type { PlanItemValues } from '@throughline/domain/item-file'
import type { ApiClient } from '../client'
import { unwrap } from '../client'

/**
 * Lists what a file has of the items of a plan besides their lists, of all items that the caller may
 * see, those of its family apart.
 *
 * @throws ApiError of kind `forbidden` where the caller may not export the plan
 */
export async function listItemValues(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<PlanItemValues> {
  const { fields, items } = await unwrap(
    client.http.GET('/plans/{id}/item-values', {
      params: { path: { id: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return { fields, items }
}
