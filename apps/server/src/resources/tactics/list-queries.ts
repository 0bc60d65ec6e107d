import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tacticTypes,
  tactics,
} from '../../db/schema'
import { conditionOf, countTactics, shownPlanIds, withoutBlockedTags } from './filter-queries'
import type { TacticFilter } from './filter-queries'

/** A tactic as the lists need it. */
export interface TacticListRow {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isAllDay: boolean
  readonly isUnscheduled: boolean
  readonly isFlagged: boolean
  readonly isInitiative: boolean
  readonly planId: number
  readonly channelId: number
  readonly tacticTypeId: number
  readonly tacticPlatformIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly relatedInitiativeIds: readonly number[]
  readonly rrule: string | null
  readonly recurrenceEndDate: string | null
  readonly estimatedCost: number | null
  readonly actualCost: number | null
}

/** A part of a list; null for all of it. */
type TacticPage = { readonly limit: number; readonly offset: number } | null

type Link = readonly [tacticId: number, linkedId: number]

type ItemTuple = readonly [
  id: number,
  version: number,
  title: string,
  startDate: string | null,
  endDate: string | null,
  isAllDay: boolean,
  isUnscheduled: boolean,
  isFlagged: boolean,
  isInitiative: boolean,
  planId: number,
  tacticTypeId: number,
  rrule: string | null,
  recurrenceEndDate: string | null,
  estimatedCost: number | null,
  actualCost: number | null,
]

/** What the one statement answers; a list without rows is null. */
interface ListAnswer {
  readonly items: readonly ItemTuple[] | null
  readonly platforms: readonly Link[] | null
  readonly tags: readonly Link[] | null
  readonly initiatives: readonly Link[] | null
  readonly types: readonly (readonly [id: number, channelId: number, isInitiatives: boolean])[]
}

/** Which tactics to read, before anybody's rights are looked at. */
interface RowSelection {
  readonly condition: SQL | undefined
  /** The plans on which they lie. */
  readonly planIds: readonly number[]
  /** The clause that cuts a page out; empty for all. */
  readonly cut: SQL
}

/**
 * The items of a list, in the order of their start, and what they refer to.
 */
export async function findTacticList(
  orm: Orm,
  filter: TacticFilter,
  page: TacticPage,
): Promise<{ readonly rows: readonly TacticListRow[]; readonly total: number }> {
  const planIds = shownPlanIds(filter)
  if (planIds.length === 0) return { rows: [], total: 0 }
  const cut = page === null ? sql`` : sql`limit ${page.limit} offset ${page.offset}`
  const rows = await readRows(orm, { condition: conditionOf(filter), planIds, cut })
  const named = new Set(rows.flatMap((row) => row.relatedInitiativeIds))
  const shown = await findShownInitiativeIds(orm, filter, [...named])
  const isWhole = page === null || (page.offset === 0 && rows.length < page.limit)
  return {
    rows: rows.map((row) => withShownInitiatives(row, shown)),
    total: isWhole ? rows.length : await countTactics(orm, filter),
  }
}

/**
 * Live items of one plan by their number, for whoever keeps them: what they refer
 * to is given whole, whether or not somebody may see it.
 *
 * @param after only items with a higher number
 */
export async function findItemsAfter(
  orm: Orm,
  planId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly TacticListRow[]> {
  const condition = and(
    eq(tactics.planId, planId),
    isNull(tactics.deletedAt),
    gt(tactics.id, after),
    // The page is cut by number and not by date, so that it is found without looking at the rest.
    sql`${tactics.id} <= (select max(id) from (
      select id from ${tactics}
      where plan_id = ${planId} and deleted_at is null and id > ${after} order by id limit ${limit}
    ) page)`,
  )
  return readRows(orm, { condition, planIds: [planId], cut: sql`` })
}

/** Live items of one plan by their ids; those that are gone are not in the answer. */
export async function findItemsByIds(
  orm: Orm,
  planId: number,
  ids: readonly number[],
): Promise<readonly TacticListRow[]> {
  const condition = and(
    eq(tactics.planId, planId),
    isNull(tactics.deletedAt),
    inArray(tactics.id, [...ids]),
  )
  return readRows(orm, { condition, planIds: [planId], cut: sql`` })
}

/** The types of a plan whose items nested plans do not show. */
export async function findHiddenTypeIds(orm: Orm, planId: number): Promise<ReadonlySet<number>> {
  const rows = await orm
    .select({ id: tacticTypes.id })
    .from(tacticTypes)
    .where(
      and(eq(tacticTypes.planId, planId), eq(tacticTypes.shouldHideTacticsFromNestedPlans, true)),
    )
  return new Set(rows.map(({ id }) => id))
}

/** A row that names only the initiatives that a person may know of. */
export function withShownInitiatives(
  row: TacticListRow,
  shown: ReadonlySet<number>,
): TacticListRow {
  const { relatedInitiativeIds } = row
  if (relatedInitiativeIds.every((id) => shown.has(id))) return row
  return { ...row, relatedInitiativeIds: relatedInitiativeIds.filter((id) => shown.has(id)) }
}

/** Of some initiatives, those that are there and that a person may know of. */
export async function findShownInitiativeIds(
  orm: Orm,
  filter: TacticFilter,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const found = await orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(
      and(
        inArray(tactics.id, [...ids]),
        isNull(tactics.deletedAt),
        inArray(tactics.planId, [...filter.visiblePlanIds]),
        withoutBlockedTags(filter.blockedTagIds),
      ),
    )
  return new Set(found.map(({ id }) => id))
}

/**
 * One statement that answers one JSON text. The embedded database spends far
 * more on handing over a thousand rows than on finding them, and a join to each
 * table of links for each item costs more than one look into it for all.
 */
async function readRows(orm: Orm, selection: RowSelection): Promise<TacticListRow[]> {
  const ofShown = sql`any(array(select id from shown))`
  const answer = await orm.execute<{ answer: string }>(sql`
    with shown as materialized (
      select id, version, title, start_date, end_date, is_all_day, is_unscheduled, is_flagged,
        is_initiative, plan_id, tactic_type_id, rrule, recurrence_end_date, estimated_cost,
        actual_cost
      from ${tactics} where ${selection.condition ?? sql`true`}
      order by ${tactics.startDate}, ${tactics.id} ${selection.cut}
    )
    select json_build_object(
      'items', (select json_agg(json_build_array(
        id, version, title, start_date, end_date, is_all_day, is_unscheduled, is_flagged,
        is_initiative, plan_id, tactic_type_id, rrule, recurrence_end_date, estimated_cost,
        actual_cost
      ) order by start_date, id) from shown),
      'platforms', (
        select json_agg(json_build_array(
          ${tacticPlatformChoices.tacticId}, ${tacticPlatformChoices.tacticPlatformId}
        ) order by ${tacticPlatformChoices.tacticPlatformId})
        from ${tacticPlatformChoices} where ${tacticPlatformChoices.tacticId} = ${ofShown}
      ),
      'tags', (
        select json_agg(
          json_build_array(${tacticTags.tacticId}, ${tacticTags.tagId}) order by ${tacticTags.tagId}
        ) from ${tacticTags} where ${tacticTags.tacticId} = ${ofShown}
      ),
      'initiatives', (
        select json_agg(
          json_build_array(${tacticInitiatives.tacticId}, ${tacticInitiatives.initiativeId})
          order by ${tacticInitiatives.initiativeId}
        ) from ${tacticInitiatives} where ${tacticInitiatives.tacticId} = ${ofShown}
      ),
      'types', (
        select json_agg(json_build_array(
          ${tacticTypes.id}, ${tacticTypes.channelId}, ${channels.kind} = 'initiatives'
        ))
        from ${tacticTypes} join ${channels} on ${channels.id} = ${tacticTypes.channelId}
        where ${inArray(tacticTypes.planId, [...selection.planIds])}
      )
    )::text as answer
  `)
  return rowsFrom(answer.rows[0]?.answer)
}

function rowsFrom(text: string | undefined): TacticListRow[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement above builds exactly this text
  const answer = JSON.parse(text ?? '{}') as ListAnswer
  const types = new Map((answer.types ?? []).map((type) => [type[0], type]))
  const platforms = linksByTactic(answer.platforms)
  const tagLinks = linksByTactic(answer.tags)
  const initiatives = linksByTactic(answer.initiatives)
  return (answer.items ?? []).map((item) => {
    const id = item[0]
    const [, channelId = 0, isInInitiatives = false] = types.get(item[10]) ?? []
    return {
      id,
      version: item[1],
      title: item[2],
      startDate: item[3],
      endDate: item[4],
      isAllDay: item[5],
      isUnscheduled: item[6],
      isFlagged: item[7],
      isInitiative: item[8] || isInInitiatives,
      planId: item[9],
      channelId,
      tacticTypeId: item[10],
      tacticPlatformIds: platforms.get(id) ?? NONE,
      tagIds: tagLinks.get(id) ?? NONE,
      relatedInitiativeIds: initiatives.get(id) ?? NONE,
      rrule: item[11],
      recurrenceEndDate: item[12],
      estimatedCost: item[13],
      actualCost: item[14],
    }
  })
}

const NONE: readonly number[] = []

function linksByTactic(links: readonly Link[] | null): ReadonlyMap<number, readonly number[]> {
  const byTactic = new Map<number, number[]>()
  for (const [tacticId, linkedId] of links ?? []) {
    const known = byTactic.get(tacticId)
    if (known === undefined) byTactic.set(tacticId, [linkedId])
    else known.push(linkedId)
  }
  return byTactic
}
