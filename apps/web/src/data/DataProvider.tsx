import type { ApiClient } from '@throughline/api-client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiClientContext } from './core/api-client'

/** Provides the client of the API and the cache of its answers to the hooks of this folder. */
export function DataProvider({
  client,
  queryClient,
  children,
}: {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  readonly children: ReactNode
}) {
  return (
    <ApiClientContext value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiClientContext>
  )
}
