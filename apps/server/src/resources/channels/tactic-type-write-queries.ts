import { canDeleteTacticType } from '@throughline/domain/channels'
import type { TacticTypeKind } from '@throughline/domain/channels'
import { eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tacticTypePlatforms, tacticTypes } from '../../db/schema'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { changeNamedPart, createNamedPart } from '../plan-parts/named-part-queries'
import type { NamedParts, PartWrite } from '../plan-parts/named-part-queries'
import { ensureNoPlatform } from './channel-write-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The fields of a tactic type that a person can set; undefined keeps the current value. */
export interface TacticTypeValues {
  readonly name?: string | undefined
  readonly orderIndex?: number | undefined
  readonly shouldTacticsAllowMultiplePlatforms?: boolean | undefined
  readonly shouldHideTacticsFromNestedPlans?: boolean | undefined
  /** The offered platforms, which replace the earlier ones; none means the default one. */
  readonly platformIds?: readonly number[] | undefined
}

interface TypePlace {
  readonly planId: number
  readonly channelId: number
}

/** Types of one channel, without two of the same name. */
function typesOf(channelId: number): NamedParts {
  return {
    table: tacticTypes,
    uniqueName: tacticTypes.name,
    among: eq(tacticTypes.channelId, channelId),
    ordered: tacticTypes,
    collection: 'tactic_types',
  }
}

/** Stores a new tactic type. Runs in the caller's transaction. */
export async function insertTacticType(
  tx: Orm,
  values: TacticTypeValues & { readonly name: string; readonly kind: TacticTypeKind },
  { planId, channelId, now }: TypePlace & { readonly now: Date },
): Promise<PartWrite> {
  const { orderIndex: place, platformIds, ...fields } = values
  const details = { planId, name: values.name, place, now }
  return createNamedPart(tx, typesOf(channelId), details, async (orderIndex) => {
    const [row] = await tx
      .insert(tacticTypes)
      .values({ ...fields, planId, channelId, orderIndex, createdAt: now })
      .returning({ id: tacticTypes.id })
    if (row === undefined) throw new Error('A new tactic type came back without an id.')
    await writeOffers(tx, { id: row.id, planId, channelId }, platformIds ?? [])
    return row.id
  })
}

/** A type always offers a platform: the default one when no other is named. */
async function writeOffers(
  tx: Orm,
  type: TypePlace & { readonly id: number },
  platformIds: readonly number[],
): Promise<void> {
  const { id: tacticTypeId } = type
  const offered = platformIds.length === 0 ? [await ensureNoPlatform(tx, type)] : platformIds
  await tx.delete(tacticTypePlatforms).where(eq(tacticTypePlatforms.tacticTypeId, tacticTypeId))
  await tx
    .insert(tacticTypePlatforms)
    .values(offered.map((tacticPlatformId) => ({ tacticTypeId, tacticPlatformId })))
}

/** Changes a tactic type, and nothing if another type of its channel has the name. */
export async function updateTacticTypeRow(
  orm: Orm,
  type: TypePlace & RowAtVersion,
  values: TacticTypeValues,
  now: Date,
): Promise<PartWrite> {
  const { id, planId, channelId } = type
  const { orderIndex, platformIds, ...fields } = values
  const details = { id, planId, name: values.name, place: orderIndex, now }
  return orm.transaction((tx) =>
    changeNamedPart(tx, typesOf(channelId), details, async () => {
      await updateAtVersion(tx, tacticTypes, type, fields, platformIds !== undefined)
      if (platformIds !== undefined) await writeOffers(tx, type, platformIds)
    }),
  )
}

/** The result of deleting types. */
export type TypeDeletion = 'deleted' | 'gone' | 'last-of-channel'

/** Deletes tactic types with everything in them, all or none. */
export async function deleteTacticTypeRows(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  now: Date,
): Promise<TypeDeletion> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    const types = await tx
      .select({
        id: tacticTypes.id,
        kind: tacticTypes.kind,
        channelId: tacticTypes.channelId,
        planId: tacticTypes.planId,
      })
      .from(tacticTypes)
      .where(inArray(tacticTypes.planId, [...planIds]))
    const doomed = types.filter(({ id }) => ids.includes(id))
    if (doomed.length !== ids.length) return 'gone'
    // One after the other, so that a list cannot empty a channel either.
    let remaining = types
    for (const type of doomed) {
      const siblings = remaining.filter(({ channelId }) => channelId === type.channelId)
      if (!canDeleteTacticType(type.id, siblings)) return 'last-of-channel'
      remaining = remaining.filter(({ id }) => id !== type.id)
    }
    await deleteParts(tx, tacticTypes, 'tactic_types', { ids, now })
    return 'deleted'
  })
}
