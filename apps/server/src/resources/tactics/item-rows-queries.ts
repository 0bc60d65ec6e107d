import { inArray, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  optionColumns,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tacticTypes,
  tactics,
} from '../../db/schema'

/** The columns of a tactic that lists need; the statement and the rows follow from them. */
const listColumns = {
  id: tactics.id,
  version: tactics.version,
  title: tactics.title,
  startDate: tactics.startDate,
  endDate: tactics.endDate,
  isAllDay: tactics.isAllDay,
  isUnscheduled: tactics.isUnscheduled,
  ...optionColumns,
  isInitiative: tactics.isInitiative,
  planId: tactics.planId,
  tacticTypeId: tactics.tacticTypeId,
  rrule: tactics.rrule,
  recurrenceEndDate: tactics.recurrenceEndDate,
  estimatedCost: tactics.estimatedCost,
  actualCost: tactics.actualCost,
}

/** Compares with a text, because reading the length would load long notes. */
export const hasNotes = sql<boolean>`${tactics.summary} <> ''`

interface ListColumns extends Pick<typeof tactics.$inferSelect, keyof typeof listColumns> {
  hasSummary: boolean
}

const names = [...Object.keys(listColumns), 'hasSummary']

/** The fields of a tactic that lists need. */
export interface TacticListRow extends Readonly<ListColumns> {
  readonly channelId: number
  readonly tacticPlatformIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly relatedInitiativeIds: readonly number[]
}

type Link = readonly [tacticId: number, linkedId: number]

/** The result of the statement; a list without rows is null. */
interface ListAnswer {
  /** Values of the list columns, in their order. */
  readonly items: readonly (readonly unknown[])[] | null
  readonly platforms: readonly Link[] | null
  readonly tags: readonly Link[] | null
  readonly initiatives: readonly Link[] | null
  readonly types: readonly (readonly [id: number, channelId: number, isInitiatives: boolean])[]
}

/** Which tactics to read, regardless of rights. */
export interface RowSelection {
  readonly condition: SQL | undefined
  /** The plans of the tactics, or a query of their ids. */
  readonly planIds: readonly number[] | SQLWrapper
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
      select id, start_date,
        json_build_array(${sql.join([...Object.values(listColumns), hasNotes], sql`, `)}) as item
      from ${tactics} where ${selection.condition ?? sql`true`}
      order by ${tactics.startDate}, ${tactics.id} ${selection.cut}
    )
    select json_build_object(
      'items', (select json_agg(item order by start_date, id) from shown),
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
        where ${inArray(tacticTypes.planId, selection.planIds)}
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
  return (answer.items ?? []).map((values) => {
    const item = columnsFrom(values)
    const [, channelId = 0, isInInitiatives = false] = types.get(item.tacticTypeId) ?? []
    return Object.assign(item, {
      isInitiative: item.isInitiative || isInInitiatives,
      channelId,
      tacticPlatformIds: platforms.get(item.id) ?? none,
      tagIds: tagLinks.get(item.id) ?? none,
      relatedInitiativeIds: initiatives.get(item.id) ?? none,
    })
  })
}

function columnsFrom(values: readonly unknown[]): ListColumns {
  const item: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) item[name] = values[index]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement writes the columns in this order
  return item as unknown as ListColumns
}

const none: readonly number[] = []

function linksByTactic(links: readonly Link[] | null): ReadonlyMap<number, readonly number[]> {
  const byTactic = new Map<number, number[]>()
  for (const [tacticId, linkedId] of links ?? []) {
    const existing = byTactic.get(tacticId)
    if (existing === undefined) byTactic.set(tacticId, [linkedId])
    else existing.push(linkedId)
  }
  return byTactic
}
