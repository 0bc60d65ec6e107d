import type { RightsIntent } from '@throughline/domain/access'
import { invalidReference, unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { referenceFrom, referenceList, requireUnchanged } from '../../http/references'
import { presentUserRole } from '../users/presenter'
import { findVisibleRoles } from './queries'
import { readVisible, requireGift } from './role-gate'
import { createUserRoleRow, deleteUserRoleRows, updateUserRoleRow } from './write-queries'

const nobody = { superUserIds: [] } as const

/** Handlers for roles of users on plans and accounts. */
export const userRoleHandlers: Handlers<
  'listUserRoles' | 'createUserRole' | 'readUserRole' | 'updateUserRole' | 'deleteUserRoles'
> = {
  listUserRoles: async ({ query, passed: scope, orm }) => {
    const planId = query['plan.id'] ?? null
    const { items, ...rest } = await findVisibleRoles(
      orm,
      scope,
      { planId, accountId: query.account ?? null, userId: query.user ?? null },
      query,
    )
    return { body: { items: items.map((role) => presentUserRole(role)), ...rest } }
  },

  createUserRole: async ({ body, account, signedIn, orm, request, config, now }) => {
    const roleId = referenceFrom(body.role, 'roles', '/role')
    const planId = body.plan === undefined ? null : referenceFrom(body.plan, 'plans', '/plan')
    await requireGift(orm, { account, planId, roleId, rolePath: '/role' }, signedIn)
    const role = {
      userId: referenceFrom(body.user, 'users', '/user'),
      accountId: account.account.id,
      planId,
      roleId,
      intent: rightsIntentFrom(body, ''),
      path: '',
    }
    const id = await createOnce(
      orm,
      idempotentRequest('createUserRole', { request, body, signedIn, now }),
      (tx) => createUserRoleRow(tx, role, { actorId: signedIn.userId, settings: config, now }),
    )
    return { body: presentUserRole(await readVisible(orm, id, signedIn, nobody)) }
  },

  readUserRole: async ({ passed }) => ({ body: presentUserRole(passed) }),

  updateUserRole: async ({ body, passed: { role, decide }, signedIn, orm, config, now }) => {
    requireUnchanged(body.id, role.id, 'id')
    requireUnchanged(body.userId, role.userId, 'userId')
    requireUnchanged(body.accountId, role.accountId, 'accountId')
    if (body.planId !== undefined && body.planId !== role.planId) throw invalidReference('/planId')
    await updateUserRoleRow(
      orm,
      role,
      { roleId: body.roleId, intent: rightsIntentFrom(body, '') },
      { actorId: signedIn.userId, settings: config, now, decide },
    )
    return { body: presentUserRole(await readVisible(orm, role.id, signedIn, nobody)) }
  },

  deleteUserRoles: async ({ passed: { roles, decide }, signedIn, orm, now }) => {
    await deleteUserRoleRows(orm, roles, { actorId: signedIn.userId, now, decide })
    return { body: undefined }
  },
}

/** The rights in a body, which has two names for 'all channels'. */
export function rightsIntentFrom(
  body: {
    readonly canViewBudget?: boolean | undefined
    readonly channels?: readonly (number | string)[] | undefined
    readonly allChannelAccess?: boolean | undefined
    readonly canEditAllChannels?: boolean | undefined
  },
  path: string,
): RightsIntent {
  const { canViewBudget, allChannelAccess, canEditAllChannels } = body
  const isContradiction =
    allChannelAccess !== undefined &&
    canEditAllChannels !== undefined &&
    allChannelAccess !== canEditAllChannels
  if (isContradiction) {
    throw unprocessable(
      'validation_failed',
      'The two names of one thing do not agree.',
      `${path}/canEditAllChannels`,
    )
  }
  return {
    canViewBudget,
    canEditAllChannels: canEditAllChannels ?? allChannelAccess,
    channelIds: referenceList(undefined, body.channels, 'channels', `${path}/channels`.slice(1)),
  }
}
