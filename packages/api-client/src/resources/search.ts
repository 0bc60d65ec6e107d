import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { FoundItem, SearchSide, TacticSearchResult } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { unwrap } from '../client'

/** What to look for, and which part of the answer to send. */
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
  /** How many results to leave out before. @default 0 */
  readonly offset?: number
}

/** One part of the answer of a search, and how much there is in all. */
export interface TacticSearchPage {
  /** By start; past items the latest first. */
  readonly results: readonly TacticSearchResult[]
  /** How many results the search has on the side that was asked for. */
  readonly total: number
  readonly upcomingTotal: number
  readonly pastTotal: number
}

/**
 * Searches the items of a plan and of its lead and nested plans, as far as the caller may see
 * them, from a year before today to a year after. Items of the parking lot are never found.
 */
export async function searchTactics(
  client: ApiClient,
  { planId, keyword, now, when, limit, offset = 0 }: TacticSearch,
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
          offset,
          widesearch: true,
          ...(when === undefined ? null : { when }),
        },
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return { results: items, ...totals }
}

/** What to find in all plans of an account. */
export interface AccountItemSearch {
  readonly accountId: number
  /** At least one character that is no space; all of its words must be found. */
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
): Promise<readonly FoundItem[]> {
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
