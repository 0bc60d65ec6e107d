import {
  iriOf,
  type CallerPlanAccess,
  type PlanDetail,
  type PlanListEntry,
} from '@throughline/api-client'
import { ROLE_LEVELS, ROLES, roleTitle } from '@throughline/domain/access'
import { planChannels, wireChannelOf } from './channel'
import type { Schemas } from './wire'

/** Fields of a plan that a test sets, and the caller's access to it. */
export interface PlanFields extends Partial<Omit<PlanDetail, 'access'>> {
  /** @default the access of an admin of the plan */
  readonly access?: Partial<CallerPlanAccess>
}

/** Contributors may change items of every channel and see budgets. A frozen plan stops them. */
export const contributor = { level: 300 } as const

/** Viewers change nothing. They see budgets by the plan's default. */
export const viewer = {
  level: 350,
  canAddTactics: false,
  canEditAllChannels: false,
  editableChannelIds: [],
} as const

/** The lead plan of the builders. */
export const NATIONAL_PLAN_ID = 12

/** The nested plan of {@link NATIONAL_PLAN_ID}. */
export const WESTERN_PLAN_ID = 13

/** The plan 12, a lead plan with the four channels of {@link planChannels}, as its admin reads it. */
export function buildPlan({ access, ...fields }: PlanFields = {}): PlanDetail {
  const channels = fields.channels ?? planChannels
  return {
    id: NATIONAL_PLAN_ID,
    version: 1,
    creatorId: null,
    accountId: 1,
    name: 'National plan',
    abbreviatedName: 'NP',
    type: 'Master',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    weekStartDay: 'sunday',
    ratingPointsType: 'grp',
    isTemplate: false,
    freeze: false,
    useBudgets: true,
    totalBudget: null,
    useDashboards: false,
    isTacticSummaryFieldEnabled: true,
    parentId: 0,
    parent: null,
    plans: [{ id: WESTERN_PLAN_ID, name: 'West region', abbreviatedName: 'WR', roleId: 4 }],
    isLead: true,
    isNested: false,
    channels,
    access: {
      level: 250,
      canAddTactics: true,
      canViewBudget: true,
      canEditAllChannels: true,
      editableChannelIds: channels.map(({ id }) => id),
      ...access,
    },
    ...fields,
  }
}

/** The plan 12 as a contributor reads it who may only change items of the channel Email. */
export const emailOnlyPlan = buildPlan({
  access: { ...contributor, canEditAllChannels: false, editableChannelIds: [103] },
})

/** A plan as the list of plans shows it. */
export function buildPlanListEntry(
  fields: Partial<PlanListEntry> & { readonly id: number },
): PlanListEntry {
  return {
    version: 1,
    name: 'National plan',
    abbreviatedName: 'NP',
    type: 'Individual',
    accountId: 1,
    parentId: 0,
    freeze: false,
    useBudgets: true,
    useDashboards: false,
    roleId: 4,
    roleTitle: 'Admin',
    level: 250,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    tacticCount: 1204,
    ...fields,
  }
}

/**
 * Returns a whole plan as the server sends it. Fields that `PlanDetail` does not have are empty or
 * refused.
 */
export function wirePlanOf({
  access,
  channels,
  plans,
  parent,
  ...plan
}: PlanDetail): Schemas['Plan'] {
  return {
    ...plan,
    creator: null,
    account: iriOf('accounts', plan.accountId),
    isBudgetEnabled: plan.useBudgets,
    defaultChannels: [],
    channels: channels.map(wireChannelOf),
    tacticPlatforms: [],
    tacticFields: [],
    tags: [],
    tagCategories: [],
    budgets: [],
    budgetIds: [],
    subscriptions: [],
    subscriptionIds: [],
    userRoles: [],
    userRoleIds: [],
    planDocumentCategories: [],
    documents: [],
    planDashboardCategories: [],
    dashboards: [],
    plans: plans.map((nested) => ({ ...nested, role: roleIriOf(nested.roleId) })),
    parent: parent === null ? null : { ...parent, role: roleIriOf(parent.roleId) },
    tactics: `/api/tactics?plan=${plan.id}`,
    tacticCount: 0,
    currentUserRole: null,
    abilities: {
      canOpenSettings: false,
      canEditPlan: false,
      canChangeWeekStart: false,
      canFreeze: false,
      canManageChannels: false,
      canManageTags: false,
      canEditTags: false,
      canReorderTags: false,
      canManageTeam: false,
      canManageCalendars: false,
      canManageDocuments: false,
      canManageDashboards: false,
      canManageBudget: false,
      canEditBudget: false,
      canExport: false,
      ...access,
      editableChannelIds: [...access.editableChannelIds],
    },
  }
}

/** The budget that the total of a plan mirrors, as the server sends it. */
export function wireBudgetOf(plan: PlanDetail): Schemas['Budget'] {
  return {
    id: 901,
    version: 1,
    creator: null,
    creatorId: null,
    plan: iriOf('plans', plan.id),
    planId: plan.id,
    name: `${plan.name} Budget`,
    value: plan.totalBudget ?? 0,
    startDate: plan.startDate,
    endDate: plan.endDate,
    active: true,
    isArchivedBySwitch: false,
    isPrimary: true,
    initiatives: [],
    tags: [],
    channels: [],
    isHighLevel: true,
  }
}

/** A plan as the server lists it, for the person who reads it. */
export function wirePlanSummaryOf(plan: PlanDetail): Schemas['PlanSummary'] {
  const { level } = plan.access
  const role = ROLES.find((one) => one.level === Math.max(level, ROLE_LEVELS.admin))
  const entry = buildPlanListEntry({
    id: plan.id,
    level,
    roleId: role?.id ?? null,
    roleTitle: roleTitle(role?.title ?? ''),
    startDate: plan.startDate,
    endDate: plan.endDate,
  })
  return {
    ...entry,
    version: plan.version,
    name: plan.name,
    abbreviatedName: plan.abbreviatedName,
    type: plan.type,
    account: iriOf('accounts', plan.accountId),
    accountId: plan.accountId,
    parent: plan.parentId === 0 ? null : iriOf('plans', plan.parentId),
    parentId: plan.parentId,
    freeze: plan.freeze,
    useBudgets: plan.useBudgets,
    useDashboards: plan.useDashboards,
    role: roleIriOf(entry.roleId),
    tacticCount: entry.tacticCount ?? 0,
  }
}

function roleIriOf(roleId: number | null) {
  return roleId === null ? null : iriOf('roles', roleId)
}
