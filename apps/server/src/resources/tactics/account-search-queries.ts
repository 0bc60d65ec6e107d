import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { channels, tacticTypes, tactics } from '../../db/schema'
import { conditionOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { anywhere } from './search-queries'

/** What to find in several plans, and in which order. */
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

/** An item that was found, with what a list of places shows of it. */
export interface FoundItemRow {
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
): Promise<readonly FoundItemRow[]> {
  if (filter.planIds.length === 0) return []
  const isInTitle = allOf(words, sql`lower(${tactics.title})`)
  const isUpcoming = sql`coalesce(${tactics.spanEnd} >= ${today}::date, false)`
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
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(and(conditionOf(filter), allOf(words, sql`${tactics.searchText}`)))
    .orderBy(
      desc(isInTitle),
      ...(firstPlanId === null ? [] : [desc(sql`${tactics.planId} = ${firstPlanId}`)]),
      desc(isUpcoming),
      // The parking lot, whose items have no dates, is last.
      sql`abs(${tactics.spanStart} - ${today}::date) asc nulls last`,
      asc(tactics.id),
    )
    .limit(limit)
}

/** That a text in lower case contains all words. */
function allOf(words: readonly string[], text: SQL): SQL {
  return sql.join(
    words.map((word) => sql`(${text} like lower(${anywhere(word)}))`),
    sql` and `,
  )
}
