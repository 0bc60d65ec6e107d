import type { ApiClient, PlanChange } from '@throughline/api-client'
import {
  skipToken,
  useQuery,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useApiClient } from './api-client'

/** Data that React Query stores with each cached answer, besides its key. */
interface ReadMeta extends Record<string, unknown> {
  /** The local copy of the last screen includes the answer. */
  readonly isCopied: boolean
  /** Id of the plan of the answer; null when the answer belongs to no single plan. */
  readonly planId: number | null
  /**
   * Returns whether a live change of that plan or of its family makes the answer stale; null for
   * never.
   */
  readonly isStaleAfter: ((change: PlanChange) => boolean) | null
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
  }
}

/** Arguments of a fetch, besides its parameters. */
interface ReadRequest {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** Definition of one kind of answer of the server. */
export interface ReadDefinition<Params, Data> {
  readonly key: (params: Params) => QueryKey
  readonly fetch: (request: ReadRequest, params: Params) => Promise<Data>
  /**
   * Returns the plan whose live changes affect the answer. @default the changes of every plan do
   */
  readonly planOf?: (params: Params) => number
  /** Returns whether a live change makes the answer stale. @default none does */
  readonly isStaleAfter?: (change: PlanChange, params: Params) => boolean
  /** A reload renders the answer from the local copy before the server answers. @default false */
  readonly isCopied?: boolean
  /** Settings of the cache that differ from the defaults of `createQueryClient`. */
  readonly cache?: CacheSettings
}

interface CacheSettings {
  /** Time in milliseconds for which the cache serves the answer without a fetch. */
  readonly staleTime?: number
  /** Time in milliseconds for which an unused answer stays in the cache. */
  readonly gcTime?: number
  readonly retry?: false
  readonly structuralSharing?: (before: unknown, now: unknown) => unknown
}

/** A read of the server, for hooks and prefetches. */
export interface Read<Params, Data> {
  readonly key: (params: Params) => QueryKey
  readonly options: (client: ApiClient, params: Params) => ReadOptions<Data>
}

/** Options that `useQuery`, `useQueries`, `prefetchQuery` and `fetchQuery` all take. */
interface ReadOptions<Data> extends CacheSettings {
  readonly queryKey: QueryKey
  readonly queryFn: QueryFunction<Data>
  readonly meta: ReadMeta
}

/** Defines the key, the fetch, the cache settings and the staleness of one kind of answer. */
export function defineRead<Params, Data>({
  key,
  fetch,
  planOf,
  isStaleAfter,
  isCopied = false,
  cache,
}: ReadDefinition<Params, Data>): Read<Params, Data> {
  return {
    key,
    options: (client, params) => ({
      ...cache,
      queryKey: key(params),
      queryFn: ({ client: queryClient, queryKey, signal }) =>
        fetch({ client, queryClient, queryKey, signal }, params),
      meta: {
        isCopied,
        planId: planOf?.(params) ?? null,
        isStaleAfter:
          isStaleAfter === undefined ? null : (change: PlanChange) => isStaleAfter(change, params),
      },
    }),
  }
}

/** An answer and the state of reading it. */
export type ReadResult<Data> = UseQueryResult<Data>

const nothing: QueryKey = ['nothing']

/**
 * Reads from the cache, or from the server when the cached answer is missing or stale.
 *
 * @param params null while they are not loaded; the hook reads nothing then
 */
export function useRead<Params, Data>(
  read: Read<Params, Data>,
  params: Params | null,
  {
    isEnabled = true,
    placeholderData,
  }: {
    readonly isEnabled?: boolean
    readonly placeholderData?: UseQueryOptions<Data>['placeholderData']
  } = {},
): ReadResult<Data> {
  const client = useApiClient()
  return useQuery<Data>({
    ...(params === null ? nothingToRead<Data>() : read.options(client, params)),
    enabled: params !== null && isEnabled,
    ...(placeholderData === undefined ? null : { placeholderData }),
  })
}

function nothingToRead<Data>(): { queryKey: QueryKey; queryFn: QueryFunction<Data> | SkipToken } {
  return { queryKey: nothing, queryFn: skipToken }
}

/** Returns a test for live changes of some collections, named as in paths. */
export function changesOf(...collections: readonly string[]): (change: PlanChange) => boolean {
  return ({ collection }) => collections.includes(collection)
}
