import type { ApiClient } from '@throughline/api-client'
import { createContext } from 'react'
import { useRequired } from '../../platform/use-required'

/** Provides the client of the API; `DataProvider` fills it. */
export const ApiClientContext = createContext<ApiClient | null>(null)

/** Returns the client of the API, through which this folder reads and writes. */
export function useApiClient(): ApiClient {
  return useRequired(
    ApiClientContext,
    'The client of the API is missing, so nothing can be read. Put DataProvider around the component.',
  )
}
