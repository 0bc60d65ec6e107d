import { createBillingPortalVisit, readMe, type SessionFacts } from '@throughline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/** What a visit of the billing portal asks of the server. */
interface BillingVisits {
  /** @returns the address of the portal, for one visit. @throws ApiError as the server refused */
  readonly begin: (accountId: number) => Promise<string>
  /** Reads anew what the visit may have changed: whether accounts are active, and their seats. */
  readonly readChanged: () => Promise<SessionFacts>
}

/** See {@link BillingVisits}; the same object for life. */
export function useBillingVisits(): BillingVisits {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      begin: (accountId) => createBillingPortalVisit(client, accountId),
      readChanged: async () => {
        void queryClient.invalidateQueries({ queryKey: ['accounts'] })
        return readMe(client)
      },
    }),
    [client, queryClient],
  )
}
