import { getTableColumns, sql } from 'drizzle-orm'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { Orm } from '../../db/database'
import {
  tacticDocuments,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tactics,
} from '../../db/schema'
import type { TacticChange } from '../tactics/write-queries'
import { integerArray } from './item-queries'
import { columnNameOf } from './state-queries'

/** An item to copy, with the title and the dates of the copy. */
export interface CopyDraft {
  readonly sourceId: number
  readonly copy: TacticListItem
}

/** Who copies, and whether they may enter the costs that a copy has. */
interface CopyContext extends TacticChange {
  readonly canEditBudget: boolean
}

/**
 * Copies items with everything that belongs to them except comments: nine statements, however
 * many items there are. Where an initiative is copied too, copies belong to its copy.
 *
 * @returns the ids of the copies, in the order of the drafts
 */
export async function insertCopies(
  tx: Orm,
  drafts: readonly CopyDraft[],
  context: CopyContext,
): Promise<readonly number[]> {
  if (drafts.length === 0) return []
  const ids = await reserveTacticIds(tx, drafts.length)
  await insertRows(tx, drafts, ids, context)
  const copies = sql`unnest(
    ${integerArray(drafts.map(({ sourceId }) => sourceId))}, ${integerArray(ids)}
  ) as copy(source_id, id)`
  await tx.execute(sql`
    insert into ${tacticTags} (tactic_id, tag_id)
    select copy.id, ${tacticTags.tagId} from ${copies}
    join ${tacticTags} on ${tacticTags.tacticId} = copy.source_id
  `)
  await tx.execute(sql`
    insert into ${tacticPlatformChoices} (tactic_id, tactic_platform_id)
    select copy.id, ${tacticPlatformChoices.tacticPlatformId} from ${copies}
    join ${tacticPlatformChoices} on ${tacticPlatformChoices.tacticId} = copy.source_id
  `)
  await tx.execute(sql`
    insert into ${tacticDocuments} (tactic_id, plan_document_id)
    select copy.id, ${tacticDocuments.planDocumentId} from ${copies}
    join ${tacticDocuments} on ${tacticDocuments.tacticId} = copy.source_id
  `)
  await tx.execute(sql`
    with copies as (select * from ${copies})
    insert into ${tacticInitiatives} (tactic_id, initiative_id)
    select copy.id, coalesce(of_initiative.id, ${tacticInitiatives.initiativeId})
    from copies copy
    join ${tacticInitiatives} on ${tacticInitiatives.tacticId} = copy.source_id
    left join copies of_initiative on of_initiative.source_id = ${tacticInitiatives.initiativeId}
  `)
  await tx.execute(sql`
    insert into ${tacticFieldValues} (tactic_id, tactic_field_id, creator_id, value)
    select copy.id, ${tacticFieldValues.tacticFieldId}, ${context.userId}::int, ${tacticFieldValues.value}
    from ${copies}
    join ${tactics} on ${tactics.id} = copy.id
    join ${tacticFieldValues} on ${tacticFieldValues.tacticId} = copy.source_id
    join ${tacticFields} on ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}
    where ${tacticFields.tacticTypeId} is null
      or ${tacticFields.tacticTypeId} = ${tactics.tacticTypeId}
  `)
  return ids
}

/** Takes as many new ids of tactics, ascending. */
export async function reserveTacticIds(tx: Orm, count: number): Promise<readonly number[]> {
  const reserved = await tx.execute<{ ids: readonly number[] | null }>(sql`
    select json_agg(nextval(pg_get_serial_sequence('tactics', 'id'))) as ids
    from generate_series(1, ${count}::int)
  `)
  return reserved.rows[0]?.ids ?? []
}

/** Columns that a copy does not take from its source, and those that the database computes. */
const ownNames: ReadonlySet<string> = new Set<keyof typeof tactics.$inferSelect>([
  'id',
  'title',
  'startDate',
  'endDate',
  'isAllDay',
  'creatorId',
  'updaterId',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'version',
  'estimatedCost',
  'actualCost',
  'searchText',
  'spanStart',
  'spanEnd',
])

const copiedNames = Object.keys(getTableColumns(tactics)).filter((name) => !ownNames.has(name))

async function insertRows(
  tx: Orm,
  drafts: readonly CopyDraft[],
  ids: readonly number[],
  { userId, now, canEditBudget }: CopyContext,
): Promise<void> {
  const rows = drafts.map(({ sourceId, copy }, index) => ({
    id: ids[index],
    sourceId,
    title: copy.title,
    startDate: copy.isUnscheduled ? null : copy.startDate,
    endDate: copy.isUnscheduled ? null : copy.endDate,
    isAllDay: copy.isAllDay,
  }))
  const instant = sql`${now.toISOString()}::timestamptz`
  const costs = canEditBudget ? sql`source.estimated_cost, source.actual_cost` : sql`null, null`
  await tx.execute(sql`
    insert into ${tactics} (
      id, title, start_date, end_date, is_all_day, creator_id, updater_id, created_at, updated_at,
      estimated_cost, actual_cost, ${sql.join(copiedNames.map(columnNameOf), sql`, `)}
    )
    select copy.id, copy.title, copy."startDate", copy."endDate", copy."isAllDay", ${userId}::int,
      ${userId}::int, ${instant}, ${instant}, ${costs},
      ${sql.join(
        copiedNames.map((name) => sql`source.${columnNameOf(name)}`),
        sql`, `,
      )}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as copy(
      id int, "sourceId" int, title text, "startDate" timestamp(0), "endDate" timestamp(0),
      "isAllDay" boolean
    )
    join ${tactics} source on source.id = copy."sourceId"
  `)
}
