import { and, eq, gte, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
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

/** Which tactics a list is to hold. */
export interface TacticFilter {
  /** Plans whose items are all shown. */
  readonly planIds: readonly number[]
  /** The lead plan whose items are shown unless their type hides them; null for none. */
  readonly leadPlanId: number | null
  /** Days, both inclusive; null for any. */
  readonly range: { readonly startDate: string; readonly endDate: string } | null
  readonly ids: readonly number[] | null
  readonly isUnscheduled: boolean | null
  readonly isInitiative: boolean | null
  readonly channelId: number | null
  readonly tacticTypeId: number | null
  readonly blockedTagIds: ReadonlySet<number>
  /** Every plan of the family that the person may see; initiatives of others are not named. */
  readonly visiblePlanIds: readonly number[]
}

/** A part of a list; null for all of it. */
export type TacticPage = { readonly limit: number; readonly offset: number } | null

/** The condition that leaves out what carries a tag blocked for the person. */
export function withoutBlockedTags(blockedTagIds: ReadonlySet<number>): SQL | undefined {
  if (blockedTagIds.size === 0) return undefined
  return sql`not exists (
    select 1 from ${tacticTags}
    where ${tacticTags.tacticId} = ${tactics.id} and ${inArray(tacticTags.tagId, [...blockedTagIds])}
  )`
}

/** Types by a condition, as an array that is worked out once and not for each item. */
function typeIds(condition: SQL | undefined): SQL {
  return sql`array(
    select ${tacticTypes.id} from ${tacticTypes}
    join ${channels} on ${channels.id} = ${tacticTypes.channelId}
    where ${condition ?? sql`true`}
  )`
}

function shownPlanIds({ planIds, leadPlanId }: TacticFilter): number[] {
  return leadPlanId === null ? [...planIds] : [...planIds, leadPlanId]
}

function isInitiative(planIds: readonly number[]): SQL | undefined {
  const isInChannel = and(
    inArray(tacticTypes.planId, [...planIds]),
    eq(channels.kind, 'initiatives'),
  )
  return or(tactics.isInitiative, sql`${tactics.tacticTypeId} = any(${typeIds(isInChannel)})`)
}

function conditionOf(filter: TacticFilter): SQL | undefined {
  const planIds = shownPlanIds(filter)
  const { leadPlanId, channelId, range } = filter
  const initiative = isInitiative(planIds) ?? sql`false`
  return and(
    isNull(tactics.deletedAt),
    inArray(tactics.planId, planIds),
    leadPlanId === null
      ? undefined
      : or(
          ne(tactics.planId, leadPlanId),
          sql`${tactics.tacticTypeId} <> all(${typeIds(
            and(
              eq(tacticTypes.planId, leadPlanId),
              eq(tacticTypes.shouldHideTacticsFromNestedPlans, true),
            ),
          )})`,
        ),
    range === null
      ? undefined
      : and(
          not(tactics.isUnscheduled),
          gte(tactics.spanEnd, range.startDate),
          lte(tactics.spanStart, range.endDate),
        ),
    filter.ids === null ? undefined : inArray(tactics.id, [...filter.ids]),
    filter.isUnscheduled === null ? undefined : eq(tactics.isUnscheduled, filter.isUnscheduled),
    filter.isInitiative === null ? undefined : filter.isInitiative ? initiative : not(initiative),
    channelId === null
      ? undefined
      : sql`${tactics.tacticTypeId} = any(${typeIds(eq(tacticTypes.channelId, channelId))})`,
    filter.tacticTypeId === null ? undefined : eq(tactics.tacticTypeId, filter.tacticTypeId),
    withoutBlockedTags(filter.blockedTagIds),
  )
}

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
  readonly shownInitiatives: readonly number[] | null
  readonly types: readonly (readonly [id: number, channelId: number, isInitiatives: boolean])[]
}

/**
 * The items of a list, in the order of their start, and what they refer to.
 *
 * One statement that answers one JSON text. The embedded database spends far
 * more on handing over a thousand rows than on finding them, and a join to each
 * table of links for each item costs more than one look into it for all.
 */
export async function findTacticList(
  orm: Orm,
  filter: TacticFilter,
  page: TacticPage,
): Promise<{ readonly rows: readonly TacticListRow[]; readonly total: number }> {
  const planIds = shownPlanIds(filter)
  if (planIds.length === 0) return { rows: [], total: 0 }
  const cut = page === null ? sql`` : sql`limit ${page.limit} offset ${page.offset}`
  const ofShown = sql`any(array(select id from shown))`
  const answer = await orm.execute<{ answer: string }>(sql`
    with shown as materialized (
      select ${tactics}.* from ${tactics} where ${conditionOf(filter)}
      order by ${tactics.startDate}, ${tactics.id} ${cut}
    ), served as materialized (
      select ${tacticInitiatives.tacticId}, ${tacticInitiatives.initiativeId}
      from ${tacticInitiatives} where ${tacticInitiatives.tacticId} = ${ofShown}
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
        select json_agg(json_build_array(tactic_id, initiative_id) order by initiative_id)
        from served
      ),
      'shownInitiatives', (
        select json_agg(${tactics.id}) from ${tactics}
        where ${tactics.id} = any(array(select distinct initiative_id from served))
          and ${tactics.deletedAt} is null
          and ${inArray(tactics.planId, [...filter.visiblePlanIds])}
          and ${withoutBlockedTags(filter.blockedTagIds) ?? sql`true`}
      ),
      'types', (
        select json_agg(json_build_array(
          ${tacticTypes.id}, ${tacticTypes.channelId}, ${channels.kind} = 'initiatives'
        ))
        from ${tacticTypes} join ${channels} on ${channels.id} = ${tacticTypes.channelId}
        where ${inArray(tacticTypes.planId, planIds)}
      )
    )::text as answer
  `)
  const rows = rowsFrom(answer.rows[0]?.answer)
  const isWhole = page === null || (page.offset === 0 && rows.length < page.limit)
  return { rows, total: isWhole ? rows.length : await countTactics(orm, filter) }
}

function rowsFrom(text: string | undefined): TacticListRow[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement above builds exactly this text
  const answer = JSON.parse(text ?? '{}') as ListAnswer
  const types = new Map((answer.types ?? []).map((type) => [type[0], type]))
  const platforms = linksByTactic(answer.platforms)
  const tagLinks = linksByTactic(answer.tags)
  const shown = new Set(answer.shownInitiatives)
  const initiatives = linksByTactic(
    answer.initiatives?.filter(([, initiativeId]) => shown.has(initiativeId)) ?? null,
  )
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

/** How many tactics a list would hold. */
export async function countTactics(orm: Orm, filter: TacticFilter): Promise<number> {
  if (shownPlanIds(filter).length === 0) return 0
  const rows = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(tactics)
    .where(conditionOf(filter))
  return rows[0]?.total ?? 0
}
