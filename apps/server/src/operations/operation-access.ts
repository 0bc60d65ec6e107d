import type { PlanRequirement } from '../access/access'
import {
  accountInBody,
  accountInPath,
  accountInQuery,
  accountOfMembership,
} from '../access/account-gate'
import type { AccountAbility, LocateAccount } from '../access/account-gate'
import type { PassEntityGate } from '../access/entity-gate'
import { passFile } from '../resources/media-assets/file-gate'
import type { ContractOperation, OperationId, OperationRequiring } from '../http/contract'
import {
  passView,
  passViewChange,
  passViewList,
  passViewCreation,
  passViewRestoration,
  passViews,
} from '../resources/custom-views/saved-view-gate'
import { passPlanRestoration } from '../resources/plans/deleted-plan-gate'
import { passOneself } from '../resources/session/session-gate'
import { passNamedPlace } from '../resources/feedback/place-gate'
import {
  passCalendarCreation,
  passCalendarList,
  passCalendarManagement,
  passCalendarView,
} from '../resources/subscriptions/calendar-gate'
import {
  passRoleChange,
  passRoleList,
  passRoleRemoval,
  passRoleView,
} from '../resources/user-roles/role-gate'
import {
  passInvitationAgain,
  passInvitationWithdrawal,
  passPasswordReset,
  passPeopleList,
  passPersonChange,
  passPersonView,
} from '../resources/users/person-gate'
import {
  planInBody,
  planInPath,
  planInQuery,
  planInSearchPath,
  plansInPath,
  planOfCommentedRecord,
  planOfFieldInBody,
  planOfPartInBody,
  planOfTacticInQuery,
  planOrPartInBody,
  plansOf,
  plansOfComments,
  plansOfFieldValues,
  plansOfTactics,
} from '../access/access-locators'
import type { LocatePlans } from '../access/access-locators'

/**
 * Access that an operation requires. The contract names the right; the tables below name the plans,
 * accounts or entities.
 */
export type OperationAccess =
  /** Needs no sign-in. */
  | { readonly kind: 'public' }
  /** Every user with a live session. The response contains only their own data. */
  | { readonly kind: 'signedIn' }
  /** The product team, with a live session. */
  | { readonly kind: 'productTeam' }
  /** A permission on the account of the operation. */
  | {
      readonly kind: 'account'
      readonly ability: AccountAbility
      readonly account: LocateAccount
    }
  | PlanRequirement
  /** A permission on entities of another kind, by the gate of that kind. */
  | { readonly kind: 'entity'; readonly pass: PassEntityGate<unknown> }

/** Finds the account on which an operation requires a right. */
const accounts: Readonly<Record<OperationRequiring<'account'>, LocateAccount>> = {
  createBillingPortalSession: accountInPath,
  readAccount: accountInPath,
  searchAccountItems: accountInPath,
  listDeletedPlans: accountInQuery,
  updateAccount: accountInPath,
  createUser: accountInBody,
  listUserInvites: accountInQuery,
  createUserInvite: accountInBody,
  deleteFromAccount: accountOfMembership,
  createUserRole: accountInBody,
}

/** Finds the plans on which an operation requires a right. */
const plans: Readonly<Record<OperationRequiring<'plan'>, LocatePlans>> = {
  readPlan: planInPath,
  updatePlan: planInPath,
  deletePlans: plansInPath,
  readPlanContents: planInPath,
  setPlanFreeze: planInPath,
  recordVisitedPlan: planInBody,
  updatePlanName: planInPath,
  readPlanUsage: planInPath,
  streamPlanChanges: planInPath,
  listChannels: planInQuery,
  createChannel: planInBody,
  readChannel: plansOf('channel'),
  updateChannel: plansOf('channel'),
  deleteChannels: plansOf('channel'),
  listTacticTypes: planInQuery,
  createTacticType: planOfPartInBody('channel', { collection: 'channels', name: 'channel' }),
  readTacticType: plansOf('tactic type'),
  updateTacticType: plansOf('tactic type'),
  deleteTacticTypes: plansOf('tactic type'),
  listTacticPlatforms: planInQuery,
  createTacticPlatform: planInBody,
  readTacticPlatform: plansOf('platform'),
  updateTacticPlatform: plansOf('platform'),
  deleteTacticPlatforms: plansOf('platform'),
  listTacticFields: planInQuery,
  createTacticField: planOrPartInBody('tactic type', {
    collection: 'tactic_types',
    name: 'tacticType',
  }),
  readTacticField: plansOf('field'),
  updateTacticField: plansOf('field'),
  deleteTacticFields: plansOf('field'),
  listTags: planInQuery,
  createTag: planInBody,
  readTag: plansOf('tag'),
  updateTag: plansOf('tag'),
  deleteTags: plansOf('tag'),
  listBudgets: planInQuery,
  createBudget: planInBody,
  readBudget: plansOf('budget'),
  updateBudget: plansOf('budget'),
  deleteBudgets: plansOf('budget'),
  listMonthExpenses: planInPath,
  listTypeExpenses: planInPath,
  listTactics: planInQuery,
  createTactic: planInBody,
  readTactic: plansOfTactics(),
  updateTactic: plansOfTactics(),
  deleteTactics: plansOfTactics(),
  restoreTactic: plansOfTactics({ hasDeleted: true }),
  createBulkChange: planInPath,
  importItems: planInPath,
  undoBulkChange: plansOf('bulk change'),
  searchTactics: planInSearchPath,
  listTacticFieldValues: planOfTacticInQuery,
  listUniversalFieldValues: planInPath,
  createTacticFieldValue: planOfFieldInBody,
  readTacticFieldValue: plansOfFieldValues,
  updateTacticFieldValue: plansOfFieldValues,
  deleteTacticFieldValues: plansOfFieldValues,
  listComments: planOfCommentedRecord,
  createComment: planOfCommentedRecord,
  readComment: plansOfComments,
  updateComment: plansOfComments,
  deleteComments: plansOfComments,
  importTacticFieldImage: planOfPartInBody('field', { collection: 'tactic_fields', name: 'field' }),
  listPlanDocuments: planInQuery,
  createPlanDocument: planInBody,
  readPlanDocument: plansOf('document'),
  updatePlanDocument: plansOf('document'),
  deletePlanDocuments: plansOf('document'),
  listPlanDocumentCategories: planInQuery,
  createPlanDocumentCategory: planInBody,
  readPlanDocumentCategory: plansOf('document category'),
  updatePlanDocumentCategory: plansOf('document category'),
  deletePlanDocumentCategories: plansOf('document category'),
  listPlanDashboards: planInQuery,
  createPlanDashboard: planInBody,
  readPlanDashboard: plansOf('dashboard'),
  updatePlanDashboard: plansOf('dashboard'),
  deletePlanDashboards: plansOf('dashboard'),
  listPlanDashboardCategories: planInQuery,
  createPlanDashboardCategory: planInBody,
  updatePlanDashboardCategory: plansOf('dashboard category'),
  exportPlan: planInPath,
  exportPlanByAlias: planInPath,
  listItemValues: planInPath,
  exportChannel: plansOf('channel'),
  readTacticSummary: plansOfTactics(),
}

/** Gates of the operations that require a right on another kind of entity. */
export const entityGates = {
  sendPasswordReset: passPasswordReset,
  sendFeedback: passNamedPlace,
  restorePlan: passPlanRestoration,
  listCustomViews: passViewList,
  readMediaAsset: passFile,
  createCustomView: passViewCreation,
  readCustomView: passView,
  updateCustomView: passViewChange,
  deleteCustomViews: passViews,
  restoreCustomView: passViewRestoration,
  listSubscriptions: passCalendarList,
  createSubscription: passCalendarCreation,
  previewSubscription: passCalendarCreation,
  refreshSubscription: passCalendarManagement,
  readSubscription: passCalendarView,
  updateSubscription: passCalendarManagement,
  deleteSubscriptions: passCalendarManagement,
  listSubscriptionEvents: passCalendarView,
  listUsers: passPeopleList,
  readUser: passPersonView,
  listSessions: passOneself,
  endOtherSessions: passOneself,
  endSessions: passOneself,
  updateUser: passPersonChange,
  resendInvitation: passInvitationAgain,
  deleteUserInvites: passInvitationWithdrawal,
  listUserRoles: passRoleList,
  readUserRole: passRoleView,
  updateUserRole: passRoleChange,
  deleteUserRoles: passRoleRemoval,
} as const satisfies Readonly<
  Record<
    Exclude<
      OperationId,
      OperationRequiring<'public' | 'signedIn' | 'productTeam' | 'account' | 'plan'>
    >,
    PassEntityGate<unknown>
  >
>

/**
 * Returns the access that an operation requires: the right of `x-requires` in the contract, on the
 * plans, accounts or entities that the request names.
 *
 * @throws {Error} if the contract names a right on something that the request cannot name
 */
export function accessOf({ id, requires }: ContractOperation): OperationAccess {
  if ('public' in requires) return { kind: 'public' }
  if ('signedIn' in requires) return { kind: 'signedIn' }
  if ('productTeam' in requires) return { kind: 'productTeam' }
  if ('account' in requires && isKeyOf(accounts, id)) {
    return { kind: 'account', ability: requires.account, account: accounts[id] }
  }
  if ('plan' in requires && isKeyOf(plans, id)) {
    const isTemplateOpen = 'isTemplateOpen' in requires
    return { kind: 'plan', ability: requires.plan, plans: plans[id], isTemplateOpen }
  }
  if (isKeyOf(entityGates, id)) return { kind: 'entity', pass: entityGates[id] }
  throw new Error(
    `x-requires of ${id} in openapi.yaml is not what operation-access.ts expects, so nobody could call it. Build the server from this contract.`,
  )
}

function isKeyOf<Table extends object>(table: Table, id: PropertyKey): id is keyof Table {
  return Object.hasOwn(table, id)
}
