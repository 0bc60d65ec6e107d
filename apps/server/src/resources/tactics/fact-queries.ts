import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  planDocuments,
  tacticFields,
  tacticInitiatives,
  tacticPlatforms,
  tacticTypes,
  tactics,
  tags,
} from '../../db/schema'
import { withoutBlockedTags } from './filter-queries'

/** A tactic type with its channel. */
export interface TypeSummary {
  readonly id: number
  readonly planId: number
  readonly kind: (typeof tacticTypes.$inferSelect)['kind']
  readonly canHaveSeveralPlatforms: boolean
  readonly channelId: number
  readonly channelKind: (typeof channels.$inferSelect)['kind']
}

/** A tactic type of a plan, or null when the plan has no such type. */
export async function findTypeDetails(
  orm: Orm,
  planId: number,
  tacticTypeId: number,
): Promise<TypeSummary | null> {
  const rows = await orm
    .select({
      id: tacticTypes.id,
      planId: tacticTypes.planId,
      kind: tacticTypes.kind,
      canHaveSeveralPlatforms: tacticTypes.shouldTacticsAllowMultiplePlatforms,
      channelId: channels.id,
      channelKind: channels.kind,
    })
    .from(tacticTypes)
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(and(eq(tacticTypes.id, tacticTypeId), eq(tacticTypes.planId, planId)))
  return rows[0] ?? null
}

/** Of some platforms, those that tactics of a channel can have: its own and the plan's for any. */
export async function findPlatformIdsOfChannel(
  orm: Orm,
  { planId, channelId }: { readonly planId: number; readonly channelId: number },
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ id: tacticPlatforms.id })
    .from(tacticPlatforms)
    .where(
      and(
        inArray(tacticPlatforms.id, [...ids]),
        eq(tacticPlatforms.planId, planId),
        or(eq(tacticPlatforms.channelId, channelId), isNull(tacticPlatforms.channelId)),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Returns those tags that belong to the plans. */
export async function findTagIdsOfPlans(
  orm: Orm,
  planIds: readonly number[],
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, [...ids]), inArray(tags.planId, [...planIds])))
  return rows.map(({ id }) => id)
}

/** Returns those items that are initiatives of the plans and that the user may see. */
export async function findInitiativeIdsOfPlans(
  orm: Orm,
  planIds: readonly number[],
  ids: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ id: tactics.id })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(
      and(
        inArray(tactics.id, [...ids]),
        inArray(tactics.planId, [...planIds]),
        isNull(tactics.deletedAt),
        or(tactics.isInitiative, eq(channels.kind, 'initiatives')),
        withoutBlockedTags(blockedTagIds),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Returns all initiatives of a tactic, including those that some or all users cannot see. */
export async function findStoredInitiativeIds(orm: Orm, tacticId: number): Promise<number[]> {
  const rows = await orm
    .select({ id: tacticInitiatives.initiativeId })
    .from(tacticInitiatives)
    .where(eq(tacticInitiatives.tacticId, tacticId))
  return rows.map(({ id }) => id)
}

/** Returns those documents that belong to a plan. */
export async function findDocumentIdsOfPlan(
  orm: Orm,
  planId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ id: planDocuments.id })
    .from(planDocuments)
    .where(and(inArray(planDocuments.id, [...ids]), eq(planDocuments.planId, planId)))
  return rows.map(({ id }) => id)
}

/** A custom field that a tactic of some type has. */
export interface FieldDetails {
  readonly id: number
  readonly type: (typeof tacticFields.$inferSelect)['type']
}

/**
 * Returns the custom fields that tactics of a type have: the plan's universal fields and the fields
 * of the type. Without a type, it returns every field of the plan.
 */
export async function findFieldDetails(
  orm: Orm,
  planId: number,
  tacticTypeId: number | null,
): Promise<FieldDetails[]> {
  return orm
    .select({ id: tacticFields.id, type: tacticFields.type })
    .from(tacticFields)
    .where(
      and(
        eq(tacticFields.planId, planId),
        tacticTypeId === null
          ? undefined
          : or(isNull(tacticFields.tacticTypeId), eq(tacticFields.tacticTypeId, tacticTypeId)),
      ),
    )
}
