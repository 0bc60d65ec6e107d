import type { RelatedPlan } from '@throughline/domain/plans'
import type { User, UserRole } from '@throughline/domain/users'
import { channelsFromWire } from './channel-mapping'
import type {
  AccountSummary,
  Configuration,
  PlanDetail,
  PlanListEntry,
  SessionDetails,
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
    profileImage: wire.profileImage,
    customViewIds: wire.customViews,
    mostRecentView: wire.mostRecentView,
    mostRecentPlanId: wire.mostRecentPlanId,
    status: wire.status,
    rolesObserved: wire.rolesObserved.map(({ planId, roleId }) => ({ planId, roleId })),
    accountIds: wire.accountIds,
    oldEmail: wire.oldEmail,
    blockedTagIds: wire.blockedTags,
    highestRoleId: wire.highestRoleId,
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
function accountSummaryFromWire(wire: Schemas['AccountSummary']): AccountSummary {
  return {
    id: wire.id,
    name: wire.contactCompanyName,
    ownerId: wire.ownerId,
    isActive: wire.isActive,
    isBillingShown: wire.isBillingShown,
    hasTacticTypeCF: wire.hasTacticTypeCF,
  }
}

/** Who is signed in, from the wire. */
export function sessionFromWire(wire: Schemas['Session']): SessionDetails {
  return {
    user: userFromWire(wire.user),
    roles: wire.roles.map(userRoleFromWire),
    accounts: wire.accounts.map(accountSummaryFromWire),
    isProductTeam: wire.isProductTeam,
    superOwnerOfAccountIds: wire.superOwnerOfAccountIds,
  }
}

/** The configuration from the wire. */
export function configurationFromWire(wire: Schemas['Configuration']): Configuration {
  return {
    isMaintenanceMode: wire.isMaintenanceMode,
    maintenanceNotice: wire.maintenanceNotice,
    supportEmail: wire.supportEmail,
    suggestionEmail: wire.suggestionEmail,
    copyrightLine: wire.copyrightLine,
    patentNotice: wire.patentNotice,
    appVersion: wire.appVersion,
    referralUrl: wire.referralUrl,
  }
}

/** A plan of the list from the wire. */
export function planListEntryFromWire(wire: Schemas['PlanSummary']): PlanListEntry {
  return {
    id: wire.id,
    version: wire.version,
    name: wire.name,
    abbreviatedName: wire.abbreviatedName,
    type: wire.type,
    accountId: wire.accountId,
    parentId: wire.parentId,
    freeze: wire.freeze,
    useBudgets: wire.useBudgets,
    useDashboards: wire.useDashboards,
    roleId: wire.roleId,
    roleTitle: wire.roleTitle,
    level: wire.level,
    startDate: wire.startDate,
    endDate: wire.endDate,
    tacticCount: wire.tacticCount,
  }
}

/** A plan with its channels from the wire; channels and types come out in their order. */
export function planFromWire(wire: Schemas['Plan']): PlanDetail {
  return {
    id: wire.id,
    version: wire.version,
    creatorId: wire.creatorId,
    accountId: wire.accountId,
    name: wire.name,
    abbreviatedName: wire.abbreviatedName,
    type: wire.type,
    startDate: wire.startDate,
    endDate: wire.endDate,
    weekStartDay: wire.weekStartDay,
    ratingPointsType: wire.ratingPointsType,
    isTemplate: wire.isTemplate,
    freeze: wire.freeze,
    useBudgets: wire.useBudgets,
    totalBudget: wire.totalBudget,
    useDashboards: wire.useDashboards,
    isTacticSummaryFieldEnabled: wire.isTacticSummaryFieldEnabled,
    parentId: wire.parentId,
    parent: wire.parent === null ? null : relatedPlanFromWire(wire.parent),
    plans: wire.plans.map(relatedPlanFromWire),
    isLead: wire.isLead,
    isNested: wire.isNested,
    channels: channelsFromWire(wire.channels),
    access: {
      level: wire.abilities.level,
      canAddTactics: wire.abilities.canAddTactics,
      canViewBudget: wire.abilities.canViewBudget,
      canEditAllChannels: wire.abilities.canEditAllChannels,
      editableChannelIds: wire.abilities.editableChannelIds,
    },
  }
}

function relatedPlanFromWire(wire: RelatedPlan): RelatedPlan {
  return {
    id: wire.id,
    name: wire.name,
    abbreviatedName: wire.abbreviatedName,
    roleId: wire.roleId,
  }
}
