import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import {
  channels,
  tacticFields,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
} from '../../db/schema'

/** A channel as it is stored. */
export type ChannelRow = Omit<typeof channels.$inferSelect, 'createdAt'>
/** A tactic type as it is stored. */
export type TacticTypeRow = Omit<typeof tacticTypes.$inferSelect, 'createdAt'>
/** A platform as it is stored. */
export type TacticPlatformRow = typeof tacticPlatforms.$inferSelect
/** A custom field as it is stored. */
export type TacticFieldRow = typeof tacticFields.$inferSelect

/** The channels of some plans with all their parts, as flat lists. */
export interface ChannelTree {
  readonly channels: readonly ChannelRow[]
  readonly types: readonly TacticTypeRow[]
  readonly platforms: readonly TacticPlatformRow[]
  /** Which platforms each type offers. */
  readonly offers: readonly { readonly tacticTypeId: number; readonly tacticPlatformId: number }[]
  /** Fields of types and universal fields. */
  readonly fields: readonly TacticFieldRow[]
}

/** Channels, types, platforms and fields of some plans, however many there are. */
export async function findChannelTree(orm: Orm, planIds: readonly number[]): Promise<ChannelTree> {
  return readTogether(orm, channelTreeQueries(orm, planIds))
}

/** The queries of a {@link ChannelTree}. */
export function channelTreeQueries(orm: Orm, planIds: readonly number[]) {
  const ids = [...planIds]
  return {
    channels: orm
      .select()
      .from(channels)
      .where(inArray(channels.planId, ids))
      .orderBy(asc(channels.orderIndex), asc(channels.id)),
    types: orm
      .select()
      .from(tacticTypes)
      .where(inArray(tacticTypes.planId, ids))
      .orderBy(asc(tacticTypes.orderIndex), asc(tacticTypes.id)),
    platforms: findPlatforms(orm, ids),
    offers: orm
      .select({
        tacticTypeId: tacticTypePlatforms.tacticTypeId,
        tacticPlatformId: tacticTypePlatforms.tacticPlatformId,
      })
      .from(tacticTypePlatforms)
      .innerJoin(tacticTypes, eq(tacticTypes.id, tacticTypePlatforms.tacticTypeId))
      .where(inArray(tacticTypes.planId, ids)),
    fields: orm
      .select()
      .from(tacticFields)
      .where(inArray(tacticFields.planId, ids))
      .orderBy(asc(tacticFields.orderIndex), asc(tacticFields.id)),
  }
}

/** The platforms of some plans, by name. */
export function findPlatforms(orm: Orm, planIds: readonly number[]) {
  return orm
    .select()
    .from(tacticPlatforms)
    .where(inArray(tacticPlatforms.planId, [...planIds]))
    .orderBy(asc(tacticPlatforms.name), asc(tacticPlatforms.id))
}

/** The universal fields of a plan, or those of one of its types. */
export async function findFields(
  orm: Orm,
  planId: number,
  tacticTypeId: number | null,
): Promise<TacticFieldRow[]> {
  return orm
    .select()
    .from(tacticFields)
    .where(
      and(
        eq(tacticFields.planId, planId),
        tacticTypeId === null
          ? isNull(tacticFields.tacticTypeId)
          : eq(tacticFields.tacticTypeId, tacticTypeId),
      ),
    )
    .orderBy(asc(tacticFields.orderIndex), asc(tacticFields.id))
}
