import { createBillingPortalVisit } from '@throughline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/** Requests of a visit to the billing portal. */
interface BillingVisits {
  /** @returns the address of the portal, for one visit. @throws ApiError as the server refused */
  readonly begin: (accountId: number) => Promise<string>
  /** Reads the accounts with their seats again, which the visit may have changed. */
  readonly readChanged: () => void
}

/** Returns the requests of a visit to the billing portal; the object never changes. */
export function useBillingVisits(): BillingVisits {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      begin: (accountId) => createBillingPortalVisit(client, accountId),
      readChanged: () => {
        void queryClient.invalidateQueries({ queryKey: ['accounts'] })
      },
    }),
    [client, queryClient],
  )
}
