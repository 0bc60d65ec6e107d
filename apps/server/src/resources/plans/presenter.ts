import { DEFAULT_CHANNELS } from '@throughline/domain/channels'
import { HOME_ACCOUNT_ID, ROLE_LEVELS } from '@throughline/domain/access'
import { abbreviatePlanName } from '@throughline/domain/plans'
import type { components } from '@throughline/api-client/schema'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import { iri, nullableIri } from '../../http/references'
import { presentBudget } from '../budgets/presenter'
import type { BudgetRow } from '../budgets/queries'
import type { UrlContext } from '../media-assets/presenter'
import { presentDashboardCategory } from '../plan-dashboards/presenter'
import type { DashboardCategoryRow, DashboardRow } from '../plan-dashboards/queries'
import { presentDocument, presentDocumentCategory } from '../plan-documents/presenter'
import type { DocumentCategoryRow, DocumentRow } from '../plan-documents/queries'
import { presentTagCategories } from '../tags/presenter'
import type { UserRoleRow } from '../user-roles/queries'
import { presentUserRole } from '../users/presenter'
import { roleOnPlan, typeOfPlan } from './plan-summary'
import type { PlanDetailRow, SubscriptionRow } from './queries'

type Plan = components['schemas']['Plan']
type PlanChild = components['schemas']['PlanChild']
type PlanAbilities = components['schemas']['PlanAbilities']
type Subscription = components['schemas']['Subscription']

/** The entities of a plan, each limited to those that the requester may see. */
export interface PlanParts {
  readonly channels: Plan['channels']
  readonly platforms: Plan['tacticPlatforms']
  readonly fields: Plan['tacticFields']
  readonly tags: Plan['tags']
  readonly budgets: readonly BudgetRow[]
  readonly subscriptions: readonly SubscriptionRow[]
  readonly roles: readonly UserRoleRow[]
  readonly tacticCount: number
  readonly lead: CallerPlanAccess | null
  readonly nested: readonly CallerPlanAccess[]
  readonly documents: readonly DocumentRow[]
  readonly documentCategories: readonly DocumentCategoryRow[]
  readonly dashboards: readonly DashboardRow[]
  readonly dashboardCategories: readonly DashboardCategoryRow[]
}

/** A calendar of interest. Its URL is a secret that only plan admins see. */
function presentSubscription(
  subscription: SubscriptionRow,
  { isSelected, canSeeUrl }: { readonly isSelected: boolean; readonly canSeeUrl: boolean },
): Subscription {
  return {
    id: subscription.id,
    version: subscription.version,
    name: subscription.name,
    description: subscription.description,
    organization: subscription.organization,
    calendarPath: canSeeUrl ? subscription.calendarPath : null,
    account: nullableIri('accounts', subscription.accountId),
    accountId: subscription.accountId,
    selected: isSelected,
    events: `/api/subscriptions/${subscription.id}/events`,
  }
}

function presentRelative({ plan }: CallerPlanAccess, signedIn: SignedIn): PlanChild {
  const roleId = roleOnPlan(signedIn, plan.id)
  return {
    id: plan.id,
    name: plan.name,
    abbreviatedName: abbreviatePlanName(plan.name),
    role: nullableIri('roles', roleId),
    roleId,
  }
}

/** Returns the requester's permissions on a plan, with the names of the contract. */
function presentAbilities(
  { abilities, access }: CallerPlanAccess,
  ownChannelIds: readonly number[],
): PlanAbilities {
  const canEditAllChannels = abilities.canAddTactics && access?.canEditAllChannels === true
  return {
    level: access?.level ?? ROLE_LEVELS.viewer,
    canOpenSettings: abilities.canSeePlanSettings,
    canEditPlan: abilities.canManagePlan,
    canChangeWeekStart: abilities.canChangeWeekStart,
    canFreeze: abilities.canFreeze,
    canManageChannels: abilities.canSeeChannelSettings,
    canManageTags: abilities.canSeeTagSettings,
    canEditTags: abilities.canEditTags,
    canReorderTags: abilities.canReorderTags,
    canManageTeam: abilities.canManageTeam,
    canManageCalendars: abilities.canSeeCalendarSettings,
    canManageDocuments: abilities.canManagePlan,
    canManageDashboards: abilities.canEditPerformance,
    canManageBudget: abilities.canSeeBudgetSettings,
    canEditBudget: abilities.canEditBudget,
    canViewBudget: abilities.canSeeBudget,
    canAddTactics: abilities.canAddTactics,
    canExport: abilities.canExport,
    canEditAllChannels,
    editableChannelIds: abilities.canAddTactics
      ? ownChannelIds.filter((id) => canEditAllChannels || access?.channelIds.has(id) === true)
      : [],
  }
}

/** A plan with everything that its views need. */
export function presentPlan(
  plan: PlanDetailRow,
  planAccess: CallerPlanAccess,
  parts: PlanParts,
  signedIn: SignedIn,
  urlContext: UrlContext,
): Plan {
  const { abilities } = planAccess
  const canSeeBudget = abilities.canSeeBudget
  // The template belongs to no customer, so the product team owns it.
  const accountId = plan.accountId ?? HOME_ACCOUNT_ID
  const budgets = canSeeBudget ? parts.budgets.map((budget) => presentBudget(budget)) : []
  const roles = parts.roles.filter(
    ({ userId }) => abilities.canSeeTeamSettings || userId === signedIn.userId,
  )
  const ownRoleId = roleOnPlan(signedIn, plan.id)
  const ownRole = parts.roles.find(
    ({ userId, roleId }) => userId === signedIn.userId && roleId === ownRoleId,
  )
  return {
    id: plan.id,
    version: plan.version,
    creator: nullableIri('users', plan.creatorId),
    creatorId: plan.creatorId,
    account: iri('accounts', accountId),
    accountId,
    name: plan.name,
    abbreviatedName: abbreviatePlanName(plan.name),
    type: typeOfPlan(planAccess.plan),
    startDate: plan.startDate,
    endDate: plan.endDate,
    weekStartDay: plan.weekStartDay,
    ratingPointsType: plan.ratingPointsType,
    isTemplate: plan.isTemplate,
    freeze: plan.freeze,
    useBudgets: plan.useBudgets,
    isBudgetEnabled: plan.useBudgets,
    totalBudget: canSeeBudget ? plan.totalBudget : null,
    useDashboards: plan.useDashboards,
    isTacticSummaryFieldEnabled: plan.isTacticSummaryFieldEnabled,
    defaultChannels: DEFAULT_CHANNELS.map(({ name }) => name),
    channels: parts.channels,
    tacticPlatforms: parts.platforms,
    tacticFields: parts.fields,
    tags: parts.tags,
    tagCategories: presentTagCategories(parts.tags),
    budgets,
    budgetIds: budgets.map(({ id }) => id),
    subscriptions: parts.subscriptions.map((subscription) =>
      presentSubscription(subscription, {
        isSelected: true,
        canSeeUrl: abilities.canSeeCalendarSettings,
      }),
    ),
    subscriptionIds: parts.subscriptions.map(({ id }) => id),
    userRoles: roles.map((role) => presentUserRole(role)),
    userRoleIds: roles.map(({ id }) => id),
    planDocumentCategories: parts.documentCategories.map((row) => presentDocumentCategory(row)),
    documents: parts.documents.map((row) => presentDocument(row, urlContext)),
    planDashboardCategories: parts.dashboardCategories.map((row) =>
      presentDashboardCategory(row, parts.dashboards, urlContext),
    ),
    dashboards: parts.dashboards.map(({ id }) => iri('plan_dashboards', id)),
    plans: parts.nested.map((nested) => presentRelative(nested, signedIn)),
    parent: parts.lead === null ? null : presentRelative(parts.lead, signedIn),
    parentId: plan.parentId ?? 0,
    isLead: planAccess.plan.nestedPlanIds.length > 0,
    isNested: plan.parentId !== null,
    tactics: `/api/tactics?plan=${plan.id}`,
    tacticCount: parts.tacticCount,
    currentUserRole: ownRole === undefined ? null : presentUserRole(ownRole),
    abilities: presentAbilities(
      planAccess,
      parts.channels.filter(({ planId }) => planId === plan.id).map(({ id }) => id),
    ),
  }
}
