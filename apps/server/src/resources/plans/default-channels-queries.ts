import { and, asc, eq } from 'drizzle-orm'
import { SUPER_PLAN_ID } from '../../config/config'
import type { Orm } from '../../db/database'
import { channels, tacticPlatforms, tacticTypePlatforms, tacticTypes } from '../../db/schema'

/**
 * Adds the channels of the super plan to a plan, with their types and platforms. They have no
 * creator, which distinguishes default channels from those that users add. Run it in the
 * transaction that creates the plan.
 */
export async function copyDefaultChannels(
  tx: Orm,
  planId: number,
  options: { readonly only?: 'all' | 'initiatives' } = {},
): Promise<void> {
  const templates = await tx
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.planId, SUPER_PLAN_ID),
        // Initiatives need this channel, and users cannot create it in a form.
        options.only === 'initiatives' ? eq(channels.kind, 'initiatives') : undefined,
      ),
    )
    .orderBy(asc(channels.orderIndex), asc(channels.id))
  for (const { id: templateId, createdAt: _createdAt, ...template } of templates) {
    const [channel] = await tx
      .insert(channels)
      .values({ ...template, planId, creatorId: null })
      .returning({ id: channels.id })
    if (channel === undefined) throw new Error('A new channel came back without an id.')
    const typeIds = await copyTypes(tx, templateId, { planId, channelId: channel.id })
    const platformIds = await copyPlatforms(tx, templateId, { planId, channelId: channel.id })
    await copyOffers(tx, typeIds, platformIds)
  }
}

type CopyIds = ReadonlyMap<number, number>

/** @returns the new id of each copied type, by the id of its template */
async function copyTypes(
  tx: Orm,
  templateChannelId: number,
  place: { readonly planId: number; readonly channelId: number },
): Promise<CopyIds> {
  const templates = await tx
    .select()
    .from(tacticTypes)
    .where(eq(tacticTypes.channelId, templateChannelId))
    .orderBy(asc(tacticTypes.orderIndex), asc(tacticTypes.id))
  const ids = new Map<number, number>()
  for (const { id, createdAt: _createdAt, ...template } of templates) {
    const [copy] = await tx
      .insert(tacticTypes)
      .values({ ...template, ...place })
      .returning({ id: tacticTypes.id })
    if (copy !== undefined) ids.set(id, copy.id)
  }
  return ids
}

/** @returns the new id of each copied platform, by the id of its template */
async function copyPlatforms(
  tx: Orm,
  templateChannelId: number,
  place: { readonly planId: number; readonly channelId: number },
): Promise<CopyIds> {
  const templates = await tx
    .select()
    .from(tacticPlatforms)
    .where(eq(tacticPlatforms.channelId, templateChannelId))
    .orderBy(asc(tacticPlatforms.id))
  const ids = new Map<number, number>()
  for (const { id, ...template } of templates) {
    const [copy] = await tx
      .insert(tacticPlatforms)
      .values({ ...template, ...place, creatorId: null })
      .returning({ id: tacticPlatforms.id })
    if (copy !== undefined) ids.set(id, copy.id)
  }
  return ids
}

/** Which types offer which platforms, carried over to the copies. */
async function copyOffers(tx: Orm, typeIds: CopyIds, platformIds: CopyIds): Promise<void> {
  for (const [templateTypeId, tacticTypeId] of typeIds) {
    const offers = await tx
      .select({ platformId: tacticTypePlatforms.tacticPlatformId })
      .from(tacticTypePlatforms)
      .where(eq(tacticTypePlatforms.tacticTypeId, templateTypeId))
    const copies = offers.flatMap(({ platformId }) => {
      const tacticPlatformId = platformIds.get(platformId)
      return tacticPlatformId === undefined ? [] : [{ tacticTypeId, tacticPlatformId }]
    })
    if (copies.length > 0) await tx.insert(tacticTypePlatforms).values(copies)
  }
}
