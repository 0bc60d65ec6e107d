import {
  searchAccountItems,
  searchTactics,
  type ApiClient,
  type TacticSearchPage,
} from '@throughline/api-client'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import type {
  SearchMatch,
  SearchSide,
  TacticListItem,
  TacticSearchResult,
} from '@throughline/domain/tactics'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useIsMutating,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { civilNow } from '../platform/clock'
import { useApiClient } from './core/api-client'
import { defineRead, useRead, type ReadResult } from './core/read'
import { changesTacticLists, tactics } from './tactics'

/** Number of results of one request. */
const PAGE_RESULTS = 100

/** A search in a plan and its family. */
export interface SearchOfPlan {
  readonly planId: number
  /** Without spaces around it; at least one character. */
  readonly keyword: string
  readonly when: SearchSide
}

/** Results of a search that have arrived so far. */
export interface SearchAnswer {
  /**
   * undefined until the first answer; the previous search's results until the next answer arrives.
   */
  readonly results: readonly TacticSearchResult[] | undefined
  /** Number of results on each side; null until the first answer. */
  readonly totals: { readonly upcoming: number; readonly past: number } | null
  /** The results belong to the previous search. */
  readonly isOutdated: boolean
  readonly isSearching: boolean
  readonly isLoadingMore: boolean
  readonly error: Error | null
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

interface PageParam {
  /** undefined for the first page. */
  readonly cursor?: string
  /** The time that separates upcoming from past on all pages of one answer. */
  readonly now: CivilDateTime
}

interface Page extends TacticSearchPage {
  readonly now: CivilDateTime
}

async function readPage(
  client: ApiClient,
  { planId, keyword, when }: SearchOfPlan,
  { cursor, now }: PageParam,
  signal: AbortSignal,
): Promise<Page> {
  const search = {
    planId,
    keyword,
    when,
    now,
    limit: PAGE_RESULTS,
    ...(cursor === undefined ? null : { cursor }),
  }
  return { ...(await searchTactics(client, search, signal)), now }
}

/** Returns the next page; undefined when there is none. */
function nextPageOf({ nextCursor, now }: Page): PageParam | undefined {
  return nextCursor === null ? undefined : { cursor: nextCursor, now }
}

/** Returns the query of a search. All pages use the time of the first page. */
export function tacticSearchOptions(client: ApiClient, { planId, keyword, when }: SearchOfPlan) {
  return infiniteQueryOptions({
    queryKey: [...tactics.keyOf(planId), 'search', keyword, when],
    queryFn: ({ pageParam, signal }) =>
      // A param without a time is the first page. It uses the time of the request.
      readPage(
        client,
        { planId, keyword, when },
        { ...pageParam, now: pageParam.now || civilNow() },
        signal,
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextPageOf,
    meta: {
      isCopied: false,
      planId,
      isStaleAfter: (change) => change.collection === tactics.name || changesTacticLists(change),
    },
  })
}

/**
 * Runs a search. A new search cancels the request of the previous one. Searches again after changes
 * of items by this user or by others.
 *
 * @param search null while there is nothing to search for
 */
export function useTacticSearch(search: SearchOfPlan | null): SearchAnswer {
  const client = useApiClient()
  const { planId = 0, keyword = '', when = 'upcoming' } = search ?? {}
  const query = useInfiniteQuery({
    ...tacticSearchOptions(client, { planId, keyword, when }),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })
  useRefetchAfterWrites(search !== null, () => {
    void query.refetch()
  })
  const { data, error, fetchNextPage, refetch } = query
  const results = useMemo(() => data?.pages.flatMap((page) => page.results), [data])
  const first = data?.pages[0]
  const isRequested = search !== null
  return {
    results: isRequested ? results : undefined,
    totals:
      first === undefined || !isRequested
        ? null
        : { upcoming: first.upcomingTotal, past: first.pastTotal },
    isOutdated: query.isPlaceholderData,
    isSearching: query.isFetching && !query.isFetchingNextPage,
    isLoadingMore: query.isFetchingNextPage,
    error: isRequested ? error : null,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    loadMore: () => {
      void fetchNextPage()
    },
    retry: () => {
      void refetch()
    },
  }
}

const firstPage: PageParam = { now: '' }

/** Calls `refetch` when the server has answered the last change of this page. */
function useRefetchAfterWrites(isEnabled: boolean, refetch: () => void): void {
  const isWriting = useIsMutating({ mutationKey: [tactics.name] }) > 0
  const refetchNow = useEffectEvent(refetch)
  useEffect(() => {
    if (!isWriting || !isEnabled) return undefined
    // The cleanup runs when the last change has ended.
    return () => {
      refetchNow()
    }
  }, [isWriting, isEnabled])
}

/** Maximum number of items in the command palette. */
const QUICK_RESULTS = 12

/** A search for items in all plans of an account. */
export interface SearchOfAccount {
  readonly accountId: number
  /** Id of the plan whose items come first; null for none. */
  readonly planId: number | null
  /** Without spaces around it; at least one character. */
  readonly keyword: string
}

const accountSearchRead = defineRead({
  key: ({ accountId, planId, keyword }: SearchOfAccount) => [
    'account-item-search',
    accountId,
    planId,
    keyword,
  ],
  fetch: ({ client, signal }, search) =>
    searchAccountItems(
      client,
      { ...search, today: civilNow().slice(0, 10), limit: QUICK_RESULTS },
      signal,
    ),
  isStaleAfter: (change) => change.collection === tactics.name || changesTacticLists(change),
  // The event stream does not announce changes in other plans.
  cache: { staleTime: 0 },
})

/**
 * Searches all plans of an account and returns the best items.
 *
 * @param search null while there is nothing to search for
 */
export function useAccountItemSearch(
  search: SearchOfAccount | null,
): ReadResult<readonly SearchMatch[]> {
  return useRead(accountSearchRead, search)
}

const noItems: readonly TacticListItem[] = []

/**
 * Returns each item of a plan and its family that some cached list has. Reads the cache only at the
 * first render for a plan.
 *
 * @param planId null for no plan
 */
export function useCachedTactics(planId: number | null): readonly TacticListItem[] {
  const queryClient = useQueryClient()
  return useMemo(() => {
    if (planId === null) return noItems
    const lists = queryClient.getQueriesData<readonly TacticListItem[]>({
      queryKey: tactics.listKey(planId),
    })
    const items = new Map<number, TacticListItem>()
    for (const [, list] of lists) for (const item of list ?? []) items.set(item.id, item)
    return [...items.values()]
  }, [queryClient, planId])
}
