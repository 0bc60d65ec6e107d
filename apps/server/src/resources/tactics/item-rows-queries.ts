import { inArray, sql } from 'drizzle-orm'
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

/** The fields of a tactic that lists need. */
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

/** The result of the statement; a list without rows is null. */
interface ListAnswer {
  readonly items: readonly ItemTuple[] | null
  readonly platforms: readonly Link[] | null
  readonly tags: readonly Link[] | null
  readonly initiatives: readonly Link[] | null
  readonly types: readonly (readonly [id: number, channelId: number, isInitiatives: boolean])[]
}

/** Which tactics to read, regardless of rights. */
export interface RowSelection {
  readonly condition: SQL | undefined
  /** The plans of the tactics. */
  readonly planIds: readonly number[]
  /** LIMIT and OFFSET of a page; empty for all. */
  readonly cut: SQL
}

/**
 * Reads items in one statement that returns one JSON text. In the embedded database, transferring a
 * thousand rows takes far longer than finding them. Joining each link table for each item costs
 * more than reading the link table once.
 */
export async function readRows(orm: Orm, selection: RowSelection): Promise<TacticListRow[]> {
  const ofVisible = sql`any(array(select id from shown))`
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
        from ${tacticPlatformChoices} where ${tacticPlatformChoices.tacticId} = ${ofVisible}
      ),
      'tags', (
        select json_agg(
          json_build_array(${tacticTags.tacticId}, ${tacticTags.tagId}) order by ${tacticTags.tagId}
        ) from ${tacticTags} where ${tacticTags.tacticId} = ${ofVisible}
      ),
      'initiatives', (
        select json_agg(
          json_build_array(${tacticInitiatives.tacticId}, ${tacticInitiatives.initiativeId})
          order by ${tacticInitiatives.initiativeId}
        ) from ${tacticInitiatives} where ${tacticInitiatives.tacticId} = ${ofVisible}
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
    const existing = byTactic.get(tacticId)
    if (existing === undefined) byTactic.set(tacticId, [linkedId])
    else existing.push(linkedId)
  }
  return byTactic
}
