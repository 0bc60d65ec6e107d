import type {
  AccountSummary,
  Channel,
  Configuration,
  Plan,
  PlanSummary,
  RelatedPlan,
  SessionFacts,
  TacticItem,
  TacticType,
  User,
  UserRole,
} from './entities'
import type { components } from './generated/schema'
import { idOfIri } from './iri'

type Schemas = components['schemas']

/** A user from the wire. */
export function userFromWire(wire: Schemas['User']): User {
  return {
    id: wire.id,
    emailAddress: wire.emailAddress,
    firstName: wire.firstName,
    lastName: wire.lastName,
    mostRecentView: wire.mostRecentView,
    mostRecentPlanId: wire.mostRecentPlanId,
    blockedTagIds: wire.blockedTags,
    isSuperUser: wire.isSuperUser,
  }
}

/** A role of a person from the wire. */
export function userRoleFromWire(wire: Schemas['UserRole']): UserRole {
  return {
    id: wire.id,
    roleId: idOfIri(wire.role, 'roles'),
    userId: idOfIri(wire.user, 'users'),
    planId: wire.plan === null ? null : idOfIri(wire.plan, 'plans'),
    accountId: idOfIri(wire.account, 'accounts'),
    canViewBudget: wire.canViewBudget,
    canEditAllChannels: wire.canEditAllChannels,
    channelIds: wire.channels,
  }
}

/** An account of a list from the wire. */
export function accountSummaryFromWire(wire: Schemas['AccountSummary']): AccountSummary {
  return {
    id: wire.id,
    name: wire.contactCompanyName,
    ownerId: wire.ownerId,
    isActive: wire.isActive,
    isBillingShown: wire.isBillingShown,
  }
}

/** Who is signed in, from the wire. */
export function sessionFromWire(wire: Schemas['Session']): SessionFacts {
  return {
    user: userFromWire(wire.user),
    roles: wire.roles.map(userRoleFromWire),
    accounts: wire.accounts.map(accountSummaryFromWire),
    isProductTeam: wire.isProductTeam,
  }
}

/** The configuration from the wire. */
export function configurationFromWire(wire: Schemas['Configuration']): Configuration {
  return {
    isMaintenanceMode: wire.isMaintenanceMode,
    maintenanceNotice: wire.maintenanceNotice,
    supportEmail: wire.supportEmail,
    copyrightLine: wire.copyrightLine,
    patentNotice: wire.patentNotice,
    appVersion: wire.appVersion,
  }
}

/** A plan of the list from the wire. */
export function planSummaryFromWire(wire: Schemas['PlanSummary']): PlanSummary {
  return {
    id: wire.id,
    name: wire.name,
    abbreviatedName: wire.abbreviatedName,
    type: wire.type,
    accountId: wire.accountId,
    parentId: wire.parentId === 0 ? null : wire.parentId,
    isFrozen: wire.freeze,
    roleTitle: wire.roleTitle,
    level: wire.level,
    startDate: null,
    endDate: null,
    tacticCount: null,
  }
}

/** A plan with its channels from the wire; channels and types come out in their order. */
export function planFromWire(wire: Schemas['Plan']): Plan {
  return {
    id: wire.id,
    version: wire.version,
    name: wire.name,
    abbreviatedName: wire.abbreviatedName,
    type: wire.type,
    accountId: wire.accountId,
    weekStartDay: wire.weekStartDay,
    isFrozen: wire.freeze,
    useBudgets: wire.useBudgets,
    channels: inOrder(wire.channels).map(channelFromWire),
    nestedPlans: wire.plans.map(relatedPlanFromWire),
    leadPlan: wire.parent === null ? null : relatedPlanFromWire(wire.parent),
    standing: {
      level: wire.abilities.level,
      canAddTactics: wire.abilities.canAddTactics,
      canViewBudget: wire.abilities.canViewBudget,
      canEditAllChannels: wire.abilities.canEditAllChannels,
      editableChannelIds: wire.abilities.editableChannelIds,
    },
  }
}

/** A tactic of a list, or a whole one, from the wire. */
export function tacticItemFromWire(
  wire: Schemas['TacticListItem'] | Schemas['Tactic'],
): TacticItem {
  return {
    id: wire.id,
    version: wire.version,
    title: wire.title,
    startDate: wire.startDate,
    endDate: wire.endDate,
    isAllDay: wire.isAllDay,
    isUnscheduled: wire.isUnscheduled,
    isInitiative: wire.isInitiative,
    planId: wire.planId,
    abbreviatedPlanName: wire.abbreviatedPlanName,
    channelId: wire.channelId,
    tacticTypeId: wire.tacticTypeId,
    tacticPlatformIds: wire.tacticPlatformIds,
    tagIds: wire.tagIds,
    rrule: wire.rrule,
    recurrenceEndDate: wire.recurrenceEndDate,
  }
}

function channelFromWire(wire: Schemas['Channel']): Channel {
  return {
    id: wire.id,
    name: wire.name,
    kind: wire.kind,
    planId: wire.planId,
    color: wire.uiColor,
    isPaidMedia: wire.isPaidMedia,
    tacticTypes: inOrder(wire.tacticTypes).map(tacticTypeFromWire),
  }
}

function tacticTypeFromWire(wire: Schemas['TacticType']): TacticType {
  return {
    id: wire.id,
    name: wire.name,
    kind: wire.kind,
    channelId: wire.channelId,
    isHidden: wire.isHidden,
  }
}

function relatedPlanFromWire(wire: {
  readonly id: number
  readonly name: string
  readonly abbreviatedName: string
}): RelatedPlan {
  return { id: wire.id, name: wire.name, abbreviatedName: wire.abbreviatedName }
}

function inOrder<Entry extends { readonly id: number; readonly orderIndex: number }>(
  entries: readonly Entry[],
): Entry[] {
  return [...entries].sort((a, b) => a.orderIndex - b.orderIndex || a.id - b.id)
}
