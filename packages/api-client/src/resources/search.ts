import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import type { SearchSide, TacticSearchResult } from '@throughline/domain/tactics'
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
