import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import {
  tacticPlatformChoices,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
} from '../../db/schema'
import { deleteParts, lockPlans } from '../delete-parts-queries'
import { lockPlan } from '../plan-order-queries'
import { ensureNoPlatform } from './channel-write-queries'

/** Whether a plan has a platform of a name already, where it would be mistaken for it. */
export async function isPlatformNameTaken(
  orm: Orm,
  place: { readonly planId: number; readonly channelId: number | null },
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const { planId, channelId } = place
  const rows = await orm
    .select({ id: tacticPlatforms.id })
    .from(tacticPlatforms)
    .where(
      and(
        eq(tacticPlatforms.planId, planId),
        channelId === null
          ? isNull(tacticPlatforms.channelId)
          : eq(tacticPlatforms.channelId, channelId),
        sql`lower(${tacticPlatforms.name}) = lower(${name})`,
        exceptId === null ? undefined : ne(tacticPlatforms.id, exceptId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Stores a new platform, offered by a type at once if one is named. Runs in the caller's transaction. */
export async function insertTacticPlatform(
  tx: Orm,
  values: {
    readonly name: string
    readonly channelId: number | null
    readonly tacticTypeId: number | null
  },
  { planId, creatorId, now }: { planId: number; creatorId: number; now: Date },
): Promise<number> {
  await lockPlan(tx, planId)
  const { name, channelId, tacticTypeId } = values
  const [row] = await tx
    .insert(tacticPlatforms)
    .values({ planId, channelId, creatorId, name })
    .returning({ id: tacticPlatforms.id })
  if (row === undefined) throw new Error('A new platform came back without an id.')
  if (tacticTypeId !== null) {
    await tx.insert(tacticTypePlatforms).values({ tacticTypeId, tacticPlatformId: row.id })
  }
  await recordChange(
    tx,
    { planId, collection: 'tactic_platforms', action: 'created', ids: [row.id] },
    now,
  )
  return row.id
}

/** Changes a platform. */
export async function updateTacticPlatformRow(
  orm: Orm,
  platform: { readonly id: number; readonly planId: number },
  values: { readonly name?: string | undefined; readonly channelId?: number | null | undefined },
  now: Date,
): Promise<void> {
  const { id, planId } = platform
  await orm.transaction(async (tx) => {
    await tx.update(tacticPlatforms).set(values).where(eq(tacticPlatforms.id, id))
    await recordChange(
      tx,
      { planId, collection: 'tactic_platforms', action: 'updated', ids: [id] },
      now,
    )
  })
}

/**
 * Deletes platforms, all or none. Types that offered nothing else offer the
 * default again, and tactics that had nothing else have it.
 *
 * @returns false, and nothing is changed, when one of them was gone already
 */
export async function deleteTacticPlatformRows(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    const offering = await tx
      .selectDistinct({
        id: tacticTypes.id,
        planId: tacticTypes.planId,
        channelId: tacticTypes.channelId,
      })
      .from(tacticTypePlatforms)
      .innerJoin(tacticTypes, eq(tacticTypes.id, tacticTypePlatforms.tacticTypeId))
      .where(inArray(tacticTypePlatforms.tacticPlatformId, [...ids]))
    const holding = await tx
      .selectDistinct({ tacticId: tacticPlatformChoices.tacticId })
      .from(tacticPlatformChoices)
      .where(inArray(tacticPlatformChoices.tacticPlatformId, [...ids]))
    const facts = { ids, now }
    if (!(await deleteParts(tx, tacticPlatforms, 'tactic_platforms', facts))) return false
    for (const type of offering) {
      const fallbackId = await ensureNoPlatform(tx, type)
      await offerIfNothingElse(tx, type.id, fallbackId)
      await chooseIfNothingElse(tx, type.id, fallbackId, holding)
    }
    return true
  })
}

async function offerIfNothingElse(
  tx: Orm,
  tacticTypeId: number,
  tacticPlatformId: number,
): Promise<void> {
  const left = await tx
    .select({ id: tacticTypePlatforms.tacticPlatformId })
    .from(tacticTypePlatforms)
    .where(eq(tacticTypePlatforms.tacticTypeId, tacticTypeId))
    .limit(1)
  if (left.length > 0) return
  await tx.insert(tacticTypePlatforms).values({ tacticTypeId, tacticPlatformId })
}

async function chooseIfNothingElse(
  tx: Orm,
  tacticTypeId: number,
  tacticPlatformId: number,
  holding: readonly { readonly tacticId: number }[],
): Promise<void> {
  if (holding.length === 0) return
  await tx.execute(sql`
    insert into tactic_platform_choices (tactic_id, tactic_platform_id)
    select t.id, ${tacticPlatformId} from tactics t
    where t.tactic_type_id = ${tacticTypeId}
      and t.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(
        holding.map(({ tacticId }) => tacticId),
      )}::jsonb))
      and ${notExists(
        tx
          .select({ one: sql`1` })
          .from(tacticPlatformChoices)
          .where(sql`${tacticPlatformChoices.tacticId} = t.id`),
      )}
  `)
}

/** Whether a platform is the default of its channel, which stays as it is. */
export function isDefaultPlatform(platform: {
  readonly name: string
  readonly creatorId: number | null
}): boolean {
  return platform.creatorId === null && platform.name === NO_PLATFORM_NAME
}
