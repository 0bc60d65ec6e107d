import { isApiError } from '@throughline/api-client'
import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2

/** Answers are shown again for this long before they are asked for anew, in milliseconds. */
const FRESH_MS = 30_000

/** Creates the cache of what the server knows. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Only what may pass by itself is tried again: a refusal stays a refusal.
        retry: (failureCount, error) =>
          failureCount < MAX_RETRIES &&
          (isApiError(error, 'network') || isApiError(error, 'unexpected')),
      },
      mutations: { retry: false },
    },
  })
}
