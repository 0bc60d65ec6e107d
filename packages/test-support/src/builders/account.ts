import { iriOf } from '@throughline/api-client'
import type { Seats } from '@throughline/domain/seats'
import type { User, UserRole } from '@throughline/domain/users'
import { wirePersonOf } from './session'
import type { Schemas } from './wire'

/** A role of a person as the server sends it. */
export function wireRoleOf(role: UserRole): Schemas['UserRole'] {
  const { id, roleId, userId, planId, accountId, canViewBudget, canEditAllChannels } = role
  return {
    id,
    role: iriOf('roles', roleId),
    roleId,
    user: iriOf('users', userId),
    userId,
    plan: planId === null ? null : iriOf('plans', planId),
    planId,
    account: iriOf('accounts', accountId),
    accountId,
    canViewBudget,
    channels: [...role.channelIds],
    allChannelAccess: canEditAllChannels,
    canEditAllChannels,
  }
}

/** The fields of account 1 that a test sets. */
export interface AccountFields {
  readonly ownerId: number
  readonly seats: Seats
  readonly users: readonly User[]
  readonly roles: readonly UserRole[]
  readonly plans: readonly Schemas['PlanSummary'][]
}

/** Account 1 with its people, as the server sends it to an admin of one of its plans. */
export function wireAccountOf(fields: AccountFields): Schemas['Account'] {
  return {
    id: 1,
    owner: iriOf('users', fields.ownerId),
    ownerId: fields.ownerId,
    contactCompanyName: 'Northfield',
    contactFirstName: null,
    contactLastName: null,
    contactPhone: null,
    contactEmail: null,
    contactAddress1: null,
    contactAddress2: null,
    contactCity: null,
    contactState: null,
    contactZip: null,
    billingAddress1: null,
    billingCity: null,
    billingState: null,
    billingZip: null,
    billingPaymentId: null,
    plans: [...fields.plans],
    users: fields.users.map(wirePersonOf),
    userRoles: fields.roles.map(wireRoleOf),
    subscriptions: [],
    subscriptionIds: [],
    source: null,
    isBillingShown: false,
    isActive: true,
    accountActive: true,
    hasTacticTypeCF: true,
    seats: fields.seats,
  }
}
