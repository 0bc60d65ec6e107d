import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { SearchMatch, SearchSide, TacticSearchResult } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { unwrap } from '../client'

/** A search in a plan, and the requested part of its results. */
export interface TacticSearch {
  readonly planId: number
  /** At least one character that is no space. */
  readonly keyword: string
  /** The caller's time, which splits the answer into upcoming and past items. */
  readonly now: CivilDateTime
  /** Only one side of now. @default both, by start */
  readonly when?: SearchSide
  /** How many results to send, 1 to 500. */
  readonly limit: number
  /** `nextCursor` of the part before. @default the first part */
  readonly cursor?: string
}

/** One part of the results of a search, and their total numbers. */
export interface TacticSearchPage {
  /** By start; past items the latest first. */
  readonly results: readonly TacticSearchResult[]
  /** The number of results on the requested side. */
  readonly total: number
  readonly upcomingTotal: number
  readonly pastTotal: number
  /** The cursor of the next part; null for the last one. */
  readonly nextCursor: string | null
}

/**
 * Searches the visible items of a plan and of its lead and nested plans, from a year before today
 * to a year after. It leaves out items of the parking lot.
 */
export async function searchTactics(
  client: ApiClient,
  { planId, keyword, now, when, limit, cursor }: TacticSearch,
  signal?: AbortSignal,
): Promise<TacticSearchPage> {
  const { items, ...totals } = await unwrap(
    client.http.POST('/tactics/{planId}/search', {
      params: {
        path: { planId },
        query: {
          keyword,
          now,
          limit,
          widesearch: true,
          ...(cursor === undefined ? null : { cursor }),
          ...(when === undefined ? null : { when }),
        },
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return { results: items, ...totals }
}

/** A search in all plans of an account. */
export interface AccountItemSearch {
  readonly accountId: number
  /** At least one character that is not a space. An item must contain all its words. */
  readonly keyword: string
  /** The plan whose items come before those of other plans; null for none. */
  readonly planId: number | null
  /** The caller's day. */
  readonly today: CivilDate
  /** How many items to send, 1 to 50. */
  readonly limit: number
}

/**
 * Finds items by words of their titles and notes in every plan of an account that the caller
 * may see, the best first; items of the parking lot too.
 */
export async function searchAccountItems(
  client: ApiClient,
  { accountId, keyword, planId, today, limit }: AccountItemSearch,
  signal?: AbortSignal,
): Promise<readonly SearchMatch[]> {
  const { items } = await unwrap(
    client.http.GET('/accounts/{id}/item-search', {
      params: {
        path: { id: accountId },
        query: { keyword, today, limit, ...(planId === null ? null : { plan: planId }) },
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return items
}
