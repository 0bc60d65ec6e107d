import { and, eq, inArray, or, sql } from 'drizzle-orm'
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
import type { ItemKey } from './item-keys'
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

/** The conditions of a search in a range of days, in addition to the filter of a list. */
export interface RangeSearch {
  readonly filter: TacticFilter & { readonly range: NonNullable<TacticFilter['range']> }
  /** Each of them must be somewhere, in any order. */
  readonly words: readonly string[]
  /** Only items of this creator; null for all. */
  readonly creatorId: number | null
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

/** A side and a page of the items that a search matches. */
export interface SearchPage {
  /** null for both sides. */
  readonly when: 'upcoming' | 'past' | null
  /** Civil date-time that splits the matches into upcoming and past ones. */
  readonly now: string
  /** The position after which the page begins, in the order of the side; null for the first. */
  readonly after: ItemKey | null
  readonly count: number
}

/** The items that a search matches, as far as a page needs them. */
interface Matches {
  /** All matches that repeat. The database compares a series only by its first and last day. */
  readonly series: readonly TacticMatch[]
  /** The first single matches of the side after the position: the earliest, of past ones the latest. */
  readonly single: readonly TacticMatch[]
  readonly upcomingSingles: number
  readonly pastSingles: number
}

/**
 * The first items that a search matches, and the number of all. The database splits single items at
 * now as `isUpcoming` does.
 */
export async function findMatches(
  orm: Orm,
  search: RangeSearch,
  { when, now, after, count }: SearchPage,
): Promise<Matches> {
  const { startDate } = search.filter.range
  const order = when === 'past' ? sql`desc` : sql`asc`
  // A timed item that ends at midnight does not touch the day that begins then.
  const touchesStart = sql`(is_all_day or end_date > ${startDate}::timestamp or end_date = start_date)`
  const isUpcoming = sql`case
    when is_all_day then end_date::date >= ${now}::timestamp::date
    when end_date = ${now}::timestamp then end_date = start_date or end_date <> end_date::date
    else end_date > ${now}::timestamp end`
  const side =
    when === null ? sql`true` : when === 'upcoming' ? sql`is_upcoming` : sql`not is_upcoming`
  const isRest =
    after === null
      ? sql`true`
      : sql`(start_date, id) ${when === 'past' ? sql`<` : sql`>`} (${after[0]}::timestamp, ${after[1]}::int)`
  // One text, because transferring ten thousand rows takes longer than finding them.
  const { rows } = await orm.execute<{ answer: string }>(sql`
    with matching as materialized (
      select id, start_date, end_date, is_all_day, rrule, recurrence_end_date
      from ${tactics} where ${matchOf(search)}
    ), single as materialized (
      select *, ${isUpcoming} as is_upcoming from matching where rrule is null and ${touchesStart}
    )
    select json_build_object(
      'series', (select json_agg(${matchJson} order by start_date, id) from matching where rrule is not null),
      'single', (select json_agg(${matchJson}) from (
        select * from single where ${side} and ${isRest}
        order by start_date ${order}, id ${order} limit ${count}
      ) page),
      'upcomingSingles', (select count(*) from single where is_upcoming),
      'pastSingles', (select count(*) from single where not is_upcoming)
    )::text as answer`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement above builds exactly this text
  const answer = JSON.parse(rows[0]?.answer ?? '{}') as Matches
  return { ...answer, series: answer.series ?? [], single: answer.single ?? [] }
}

const matchJson = sql`json_build_object(
  'id', id, 'startDate', start_date, 'endDate', end_date, 'isAllDay', is_all_day,
  'rrule', rrule, 'recurrenceEndDate', recurrence_end_date
)`

function matchOf({ filter, words, creatorId }: RangeSearch): SQL | undefined {
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
