import { createBillingPortalVisit, readMe, type SessionDetails } from '@throughline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/** Requests of a visit to the billing portal. */
interface BillingVisits {
  /** @returns the address of the portal, for one visit. @throws ApiError as the server refused */
  readonly begin: (accountId: number) => Promise<string>
  /** Reads the data that the visit may have changed: which accounts are active, and their seats. */
  readonly readChanged: () => Promise<SessionDetails>
}

/** Returns the requests of a visit to the billing portal; the object never changes. */
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
