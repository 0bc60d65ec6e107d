import type { PlanItemValues } from '@throughline/domain/item-file'
import type { ApiClient } from '../client'
import { unwrap } from '../client'

/**
 * Lists the values of a plan's items that an exported file contains and lists of items do not. It
 * covers all items of the plan itself that the caller may see.
 *
 * @throws ApiError of kind `forbidden` if the caller may not export the plan
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
