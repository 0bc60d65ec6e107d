import { decideRights } from '@throughline/domain/access'
import type { RightsIntent, RoleRights } from '@throughline/domain/access'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { channels, plans, userRoleChannels } from '../../db/schema'
import { invalidReference, notFound, unprocessable } from '../../errors/api-error'

/**
 * The rights to store with a role, from the request and the plan. Call it while the plan is
 * locked.
 *
 * @param current the rights of an unchanged role; null for a new or changed one
 * @throws ApiError 422 for rights that the role cannot have
 */
export async function rightsFor(
  tx: Orm,
  {
    planId,
    roleId,
    intent,
    path,
  }: {
    /** Null for a role on the whole account. */
    readonly planId: number | null
    readonly roleId: number
    readonly intent: RightsIntent
    /** JSON pointer of the rights in the body, for a refusal. */
    readonly path: string
  },
  current: RoleRights | null,
): Promise<RoleRights> {
  const decision = decideRights(roleId, intent, await findPlanRights(tx, planId), current)
  if (decision.allowed) return decision.rights
  if (decision.code === 'foreign-channel') throw invalidReference(`${path}/channels`)
  const [detail, field] =
    decision.code === 'budget-not-chosen'
      ? ['This plan has no budgets to show or hide.', 'canViewBudget']
      : [
          'A viewer edits no channel.',
          intent.canEditAllChannels === true ? 'canEditAllChannels' : 'channels',
        ]
  throw unprocessable('validation_failed', detail, `${path}/${field}`)
}

async function findPlanRights(tx: Orm, planId: number | null) {
  if (planId === null) return { useBudgets: true, channelIds: [], otherChannelIds: [] }
  const [plan] = await tx
    .select({ useBudgets: plans.useBudgets })
    .from(plans)
    .where(and(eq(plans.id, planId), isNull(plans.deletedAt)))
  // Deleted while this waited for the account.
  if (plan === undefined) throw notFound('Plan')
  const rows = await tx
    .select({ id: channels.id, kind: channels.kind })
    .from(channels)
    .where(eq(channels.planId, planId))
    .orderBy(asc(channels.orderIndex), asc(channels.id))
  const isLimitable = ({ kind }: (typeof rows)[number]): boolean =>
    kind !== 'initiatives' && kind !== 'subscriptions'
  return {
    useBudgets: plan.useBudgets,
    channelIds: rows.filter((row) => isLimitable(row)).map(({ id }) => id),
    otherChannelIds: rows.filter((row) => !isLimitable(row)).map(({ id }) => id),
  }
}

/** The rights of a role as they are stored. */
export async function findRights(
  tx: Orm,
  role: {
    readonly id: number
    readonly canViewBudget: boolean
    readonly canEditAllChannels: boolean
  },
): Promise<RoleRights> {
  const rows = await tx
    .select({ channelId: userRoleChannels.channelId })
    .from(userRoleChannels)
    .where(eq(userRoleChannels.userRoleId, role.id))
    .orderBy(asc(userRoleChannels.channelId))
  return {
    canViewBudget: role.canViewBudget,
    canEditAllChannels: role.canEditAllChannels,
    channelIds: rows.map(({ channelId }) => channelId),
  }
}

/** Replaces the channels of a role. */
export async function writeChannels(
  tx: Orm,
  userRoleId: number,
  channelIds: readonly number[],
): Promise<void> {
  await tx.delete(userRoleChannels).where(eq(userRoleChannels.userRoleId, userRoleId))
  if (channelIds.length === 0) return
  await tx
    .insert(userRoleChannels)
    .values([...new Set(channelIds)].map((channelId) => ({ userRoleId, channelId })))
}
