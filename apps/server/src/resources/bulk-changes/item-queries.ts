import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { BulkChannel } from '@throughline/domain/bulk'
import type { Orm } from '../../db/database'
import { channels, tacticInitiatives, tacticTypes, tactics } from '../../db/schema'
import { withoutBlockedTags } from '../tactics/filter-queries'
import { readRows } from '../tactics/item-rows-queries'
import type { TacticListRow } from '../tactics/item-rows-queries'
import { withVisibleInitiatives } from '../tactics/list-queries'

/** The items that a person may see from a plan. */
export interface BulkViewer {
  readonly visiblePlanIds: readonly number[]
  readonly blockedTagIds: ReadonlySet<number>
}

/** The condition that an id is one of many; one parameter, however many there are. */
export function isOneOf(id: SQL | typeof tactics.id, ids: readonly number[]): SQL {
  return sql`${id} = any(${integerArray(ids)})`
}

/** A list of integers as one parameter. */
export function integerArray(values: readonly number[]): SQL {
  return sql`${`{${values.join(',')}}`}::int[]`
}

/** Finds those of the items that the person may see, in the order of their start. */
export async function findBulkItems(
  orm: Orm,
  ids: readonly number[],
  viewer: BulkViewer,
  { hasDeleted = false }: { readonly hasDeleted?: boolean } = {},
): Promise<readonly TacticListRow[]> {
  if (ids.length === 0) return []
  const rows = await readRows(orm, {
    condition: and(
      isOneOf(tactics.id, ids),
      inArray(tactics.planId, [...viewer.visiblePlanIds]),
      hasDeleted ? undefined : isNull(tactics.deletedAt),
      withoutBlockedTags(viewer.blockedTagIds),
    ),
    planIds: viewer.visiblePlanIds,
    cut: sql``,
  })
  return withVisibleInitiatives(orm, viewer, rows)
}

/**
 * Returns the ids of the items and of all related items: those that belong to the initiatives among
 * them, directly or through other initiatives. It leaves out related items that the person may not
 * see. Only items of the plan itself add others.
 */
export async function findRelatedIds(
  orm: Orm,
  planId: number,
  ids: readonly number[],
  viewer: BulkViewer,
): Promise<readonly number[]> {
  const isSeen = and(isNull(tactics.deletedAt), withoutBlockedTags(viewer.blockedTagIds))
  const matches = await orm.execute<{ ids: readonly number[] | null }>(sql`
    with recursive taken(id) as (
      select ${tactics.id} from ${tactics}
      where ${isOneOf(tactics.id, ids)} and ${eq(tactics.planId, planId)} and ${isSeen}
      union
      select ${tactics.id} from taken
      join ${tacticInitiatives} on ${tacticInitiatives.initiativeId} = taken.id
      join ${tactics} on ${tactics.id} = ${tacticInitiatives.tacticId}
      where ${inArray(tactics.planId, [...viewer.visiblePlanIds])} and ${isSeen}
    )
    select json_agg(id) as ids from taken
  `)
  return [...new Set([...ids, ...(matches.rows[0]?.ids ?? [])])]
}

/**
 * Locks items until the end of the transaction, so that the checked state is the state that the
 * transaction changes. It locks in the order of the ids, so that two bulk changes wait for each
 * other and cannot deadlock. The lock is weaker than that of a delete, so that a new link to an
 * initiative does not wait.
 */
export async function lockItems(tx: Orm, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select count(*) from (
      select id from ${tactics} where ${isOneOf(tactics.id, ids)} order by id for no key update
    ) locked`,
  )
}

/** A channel as the rules need it, with its name for users. */
export interface NamedBulkChannel extends BulkChannel {
  readonly name: string
}

/** The channels of a plan with their types. */
export async function findBulkChannels(orm: Orm, planId: number): Promise<NamedBulkChannel[]> {
  const ofPlan = await orm
    .select({
      id: channels.id,
      name: channels.name,
      kind: channels.kind,
      enableTacticFlagging: channels.enableTacticFlagging,
    })
    .from(channels)
    .where(eq(channels.planId, planId))
    .orderBy(asc(channels.id))
  const types = await orm
    .select({ id: tacticTypes.id, kind: tacticTypes.kind, channelId: tacticTypes.channelId })
    .from(tacticTypes)
    .where(eq(tacticTypes.planId, planId))
  const typesOf = (id: number) => types.filter(({ channelId }) => channelId === id)
  return ofPlan.map(({ id, name, kind, enableTacticFlagging }) => {
    return { id, planId, name, kind, enableTacticFlagging, tacticTypes: typesOf(id) }
  })
}
