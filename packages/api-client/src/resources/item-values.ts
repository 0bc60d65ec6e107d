import type { PlanItemValues } from '@throughline/domain/item-file'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import { readAllPages } from '../pages'

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
  let fields: PlanItemValues['fields'] = []
  const items = await readAllPages(async (query) => {
    const page = await unwrap(
      client.http.GET('/plans/{id}/item-values', {
        params: { path: { id: planId }, query },
        ...(signal === undefined ? {} : { signal }),
      }),
    )
    fields = page.fields
    return page
  })
  return { fields, items }
}
