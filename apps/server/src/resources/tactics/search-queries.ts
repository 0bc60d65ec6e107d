import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  tacticPlatformChoices,
  tacticPlatforms,
  tacticTags,
  tacticTypes,
  tactics,
  tags,
} from '../../db/schema'
import { conditionOf, planIdsOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { folded, has } from './word-queries'

/** The fields of a match that ranges and pages need. */
export interface TacticMatch {
  readonly id: number
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isAllDay: boolean
  readonly rrule: string | null
  readonly recurrenceEndDate: string | null
}

/** The conditions of a search, in addition to the filter of a list. */
interface TacticSearch {
  readonly filter: TacticFilter
  /** Each of them must be somewhere, in any order. */
  readonly words: readonly string[]
  /** Only items of this creator; null for all. */
  readonly creatorId: number | null
}

/** A search in a range of days; every search by a person has one. */
export interface RangeSearch extends TacticSearch {
  readonly filter: TacticFilter & { readonly range: NonNullable<TacticFilter['range']> }
}

/**
 * Where a word is searched: in titles and notes by a trigram index, and in the names of
 * channels, types, platforms and tags, of which a family of plans has only a few.
 */
function holds(word: string, planIds: readonly number[], filter: TacticFilter): SQL | undefined {
  const isNamed = (column: SQL | typeof tags.text) => has(folded(column), word)
  const types = sql`array(
    select ${tacticTypes.id} from ${tacticTypes}
    join ${channels} on ${channels.id} = ${tacticTypes.channelId}
    where ${inArray(tacticTypes.planId, [...planIds])}
      and (${isNamed(sql`${tacticTypes.name}`)} or ${isNamed(sql`${channels.name}`)})
  )`
  // With thousands of ids, a set lookup is fast, and a scan of an array for each row is not.
  const withPlatform = sql`(
    select ${tacticPlatformChoices.tacticId} from ${tacticPlatformChoices}
    join ${tacticPlatforms} on ${tacticPlatforms.id} = ${tacticPlatformChoices.tacticPlatformId}
    where ${inArray(tacticPlatforms.planId, [...planIds])} and ${isNamed(sql`${tacticPlatforms.name}`)}
  )`
  const blocked = [...filter.blockedTagIds]
  const withTag = sql`(
    select ${tacticTags.tacticId} from ${tacticTags}
    join ${tags} on ${tags.id} = ${tacticTags.tagId}
    where ${inArray(tags.planId, [...filter.visiblePlanIds])} and ${isNamed(tags.text)}
      ${blocked.length === 0 ? sql`` : sql`and not ${inArray(tags.id, blocked)}`}
  )`
  return or(
    has(tactics.searchText, word),
    sql`${tactics.tacticTypeId} = any(${types})`,
    sql`${tactics.id} in ${withPlatform}`,
    sql`${tactics.id} in ${withTag}`,
  )
}

/** All items that a search matches, by start; a series is compared only by its first and last day. */
export async function findMatches(orm: Orm, search: TacticSearch): Promise<TacticMatch[]> {
  return orm
    .select({
      id: tactics.id,
      startDate: tactics.startDate,
      endDate: tactics.endDate,
      isAllDay: tactics.isAllDay,
      rrule: tactics.rrule,
      recurrenceEndDate: tactics.recurrenceEndDate,
    })
    .from(tactics)
    .where(matchOf(search))
    .orderBy(asc(tactics.startDate), asc(tactics.id))
}

/**
 * The ids of all items that a search matches, for use with the cache. One text, because
 * transferring ten thousand rows takes longer than finding them.
 */
export async function findMatchIds(orm: Orm, search: TacticSearch): Promise<ReadonlySet<number>> {
  const [row] = await orm
    .select({ ids: sql<string | null>`string_agg(${tactics.id}::text, ',')` })
    .from(tactics)
    .where(matchOf(search))
  return new Set((row?.ids ?? '').split(',').filter(Boolean).map(Number))
}

function matchOf({ filter, words, creatorId }: TacticSearch): SQL | undefined {
  return and(
    conditionOf(filter),
    ...words.map((word) => holds(word, planIdsOf(filter), filter)),
    creatorId === null ? undefined : eq(tactics.creatorId, creatorId),
  )
}

/** A search result with the names that the list shows. */
export interface TacticResultRow extends TacticMatch {
  readonly title: string
  readonly isInitiative: boolean
  readonly planId: number
  readonly channelId: number
  readonly channelName: string
  readonly tacticTypeId: number
  readonly tacticTypeName: string
  readonly platforms: readonly { readonly id: number; readonly name: string }[]
}

/** Search results with the names that the list shows, in the order of `ids`. */
export async function findResults(orm: Orm, ids: readonly number[]): Promise<TacticResultRow[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({
      id: tactics.id,
      title: tactics.title,
      startDate: tactics.startDate,
      endDate: tactics.endDate,
      isAllDay: tactics.isAllDay,
      isInitiative: sql<boolean>`${tactics.isInitiative} or ${channels.kind} = 'initiatives'`,
      rrule: tactics.rrule,
      recurrenceEndDate: tactics.recurrenceEndDate,
      planId: tactics.planId,
      channelId: channels.id,
      channelName: channels.name,
      tacticTypeId: tacticTypes.id,
      tacticTypeName: tacticTypes.name,
      platforms: sql<TacticResultRow['platforms']>`(
        select coalesce(json_agg(json_build_object(
          'id', ${tacticPlatforms.id}, 'name', ${tacticPlatforms.name}
        ) order by ${tacticPlatforms.name}), '[]')
        from ${tacticPlatformChoices}
        join ${tacticPlatforms} on ${tacticPlatforms.id} = ${tacticPlatformChoices.tacticPlatformId}
        where ${tacticPlatformChoices.tacticId} = ${tactics.id}
      )`,
    })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(inArray(tactics.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
