import type { ApiClient } from '../client'
import { unwrap } from '../client'

/**
 * Begins a visit of the billing portal.
 *
 * @returns the address of the portal, for one visit
 * @throws ApiError of kind `conflict` for an account without billing, `forbidden` for others
 *   than its owner
 */
export async function createBillingPortalVisit(
  client: ApiClient,
  accountId: number,
): Promise<string> {
  const { url } = await unwrap(
    client.http.POST('/accounts/{id}/billing-portal', { params: { path: { id: accountId } } }),
  )
  return url
}
