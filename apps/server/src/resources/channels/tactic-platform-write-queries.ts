import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import { eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  tacticPlatformChoices,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
} from '../../db/schema'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { changeNamedPart, createNamedPart } from '../plan-parts/named-part-queries'
import type { NamedParts, PartWrite } from '../plan-parts/named-part-queries'
import { ensureNoPlatform } from './channel-write-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** Platforms that could be mistaken for each other: those of one channel, or those for any. */
function platformsOf(planId: number, channelId: number | null): NamedParts {
  const isOfChannel =
    channelId === null
      ? isNull(tacticPlatforms.channelId)
      : eq(tacticPlatforms.channelId, channelId)
  return {
    table: tacticPlatforms,
    uniqueName: tacticPlatforms.name,
    among: sql`${eq(tacticPlatforms.planId, planId)} and ${isOfChannel}`,
    ordered: null,
    collection: 'tactic_platforms',
  }
}

/**
 * Stores a new platform. If a type is named, the type offers it immediately. Runs in the caller's
 * transaction.
 */
export async function insertTacticPlatform(
  tx: Orm,
  values: {
    readonly name: string
    readonly channelId: number | null
    readonly tacticTypeId: number | null
  },
  { planId, creatorId, now }: { planId: number; creatorId: number; now: Date },
): Promise<PartWrite> {
  const { name, channelId, tacticTypeId } = values
  const parts = platformsOf(planId, channelId)
  return createNamedPart(tx, parts, { planId, name, now }, async () => {
    const [row] = await tx
      .insert(tacticPlatforms)
      .values({ planId, channelId, creatorId, name })
      .returning({ id: tacticPlatforms.id })
    if (row === undefined) throw new Error('A new platform came back without an id.')
    if (tacticTypeId !== null) {
      await tx.insert(tacticTypePlatforms).values({ tacticTypeId, tacticPlatformId: row.id })
    }
    return row.id
  })
}

/** Changes a platform, unless its channel has another one of that name. */
export async function updateTacticPlatformRow(
  orm: Orm,
  { id, version, planId }: RowAtVersion & { readonly planId: number },
  values: { readonly name: string; readonly channelId: number | null },
  now: Date,
): Promise<PartWrite> {
  const parts = platformsOf(planId, values.channelId)
  return orm.transaction((tx) =>
    changeNamedPart(tx, parts, { id, planId, name: values.name, now }, () =>
      updateAtVersion(tx, tacticPlatforms, { id, version }, values),
    ),
  )
}

/**
 * Deletes platforms, all or none. Types without other platforms offer the default one again, and
 * tactics without other platforms get it.
 *
 * @returns false, without any change, if one of them does not exist
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
    const details = { ids, now }
    if (!(await deleteParts(tx, tacticPlatforms, 'tactic_platforms', details))) return false
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
