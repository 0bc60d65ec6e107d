import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { channels, tacticTypes, tactics } from '../../db/schema'
import { conditionOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { folded, hasAll } from './word-queries'

/** A search in several plans, with the order of its results. */
export interface AccountSearch {
  readonly filter: TacticFilter
  /** All of them must be in the title or in the notes. */
  readonly words: readonly string[]
  /** The plan whose items come first; null for none. */
  readonly firstPlanId: number | null
  /** Civil date of the caller. */
  readonly today: string
  readonly limit: number
}

/** An item that matches, with the data that a list of results shows. */
export interface SearchMatchRow {
  readonly id: number
  readonly title: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isUnscheduled: boolean
  readonly isInitiative: boolean
  readonly planId: number
  readonly channelColor: string
}

/** The best items of a search in several plans: see `searchAccountItems` in the contract for the order. */
export async function findBestItems(
  orm: Orm,
  { filter, words, firstPlanId, today, limit }: AccountSearch,
): Promise<readonly SearchMatchRow[]> {
  if (filter.planIds.length === 0) return []
  // Sort only ids first: a short word matches thousands of items, and only a few need all columns.
  const best = orm
    .select({
      id: tactics.id,
      isInTitle: sql<boolean>`${hasAll(folded(tactics.title), words)}`.as('is_in_title'),
      isInFirstPlan: sql<boolean>`${tactics.planId} = ${firstPlanId ?? 0}`.as('is_in_first_plan'),
      isUpcoming: sql<boolean>`coalesce(${tactics.spanEnd} >= ${today}::date, false)`.as(
        'is_upcoming',
      ),
      distance: sql<number | null>`abs(${tactics.spanStart} - ${today}::date)`.as('distance'),
    })
    .from(tactics)
    .where(and(conditionOf(filter), hasAll(tactics.searchText, words)))
    .orderBy(...bestFirst, asc(tactics.id))
    .limit(limit)
    .as('best')
  return orm
    .select({
      id: tactics.id,
      title: tactics.title,
      startDate: tactics.startDate,
      endDate: tactics.endDate,
      isUnscheduled: tactics.isUnscheduled,
      isInitiative: sql<boolean>`${tactics.isInitiative} or ${channels.kind} = 'initiatives'`,
      planId: tactics.planId,
      channelColor: channels.uiColor,
    })
    .from(best)
    .innerJoin(tactics, eq(tactics.id, best.id))
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .orderBy(...bestFirst, asc(best.id))
}

/** The order of the contract, by the names of the columns. The parking lot, without dates, is last. */
const bestFirst = [
  desc(sql.raw('is_in_title')),
  desc(sql.raw('is_in_first_plan')),
  desc(sql.raw('is_upcoming')),
  sql.raw('distance asc nulls last'),
]
