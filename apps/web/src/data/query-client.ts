import { isApiError } from '@throughline/api-client'
import { QueryClient } from '@tanstack/react-query'

// Re-exports of React Query for the rest of the app. Only this folder imports the library.
export { replaceEqualDeep } from '@tanstack/react-query'
export type { QueryClient, UseQueryResult as ReadResult } from '@tanstack/react-query'

const MAX_RETRIES = 2

/** Time for which the cache serves an answer without a fetch, in milliseconds. */
const FRESH_MS = 30_000

/** Creates the cache of the server's answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Retries only temporary failures, because the server would repeat a refusal.
        retry: (failureCount, error) =>
          failureCount < MAX_RETRIES &&
          (isApiError(error, 'network') || isApiError(error, 'unexpected')),
      },
      mutations: { retry: false },
    },
  })
}
