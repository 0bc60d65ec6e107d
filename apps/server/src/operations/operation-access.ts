import type { PlanRequirement } from '../access/access'
import {
  accountInBody,
  accountInPath,
  accountInQuery,
  accountOfMembership,
} from '../access/account-gate'
import type { AccountAbility, LocateAccount } from '../access/account-gate'
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
import { entityAccess } from '../access/entity-gate'
import type { EntityAccess, EntityKind } from '../access/entity-gate'
import { passFile } from '../resources/media-assets/file-gate'
import type { OperationId } from '../http/contract'
import {
  passView,
  passViewChange,
  passViewList,
  passViewCreation,
  passViewRestoration,
  passViews,
} from '../resources/custom-views/saved-view-gate'
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

/** The access that an operation requires. */
export type OperationAccess =
  /** Needs no sign-in. */
  | { readonly kind: 'public' }
  /** Anybody with a live session: the answer holds nothing but what is theirs. */
  | { readonly kind: 'signedIn' }
  /** The people who make the product, with a live session. */
  | { readonly kind: 'productTeam' }
  /** A right on the account concerned. */
  | {
      readonly kind: 'account'
      readonly ability: AccountAbility
      readonly account: LocateAccount
    }
  | PlanRequirement
  /** A right on entities of another kind, by the gate of that kind. */
  | EntityAccess<EntityKind, unknown>

const PUBLIC = { kind: 'public' } as const
const SIGNED_IN = { kind: 'signedIn' } as const
const PRODUCT_TEAM = { kind: 'productTeam' } as const

/**
 * The single gate: what each operation of the contract asks for. The compiler
 * refuses an operation without a line here, and a line without an operation.
 */
export const OPERATION_ACCESS = {
  readHealth: PUBLIC,
  readConfiguration: PUBLIC,
  authenticate: PUBLIC,
  refreshToken: PUBLIC,
  logOut: PUBLIC,
  createFirstAccount: PUBLIC,
  signInWithBypass: PUBLIC,
  requestPasswordReset: PUBLIC,
  requestPasswordResetByBody: PUBLIC,
  changePassword: PUBLIC,
  setPassword: PUBLIC,
  listUserDomains: PUBLIC,
  startSamlLogin: PUBLIC,
  consumeSamlResponse: PUBLIC,
  readSamlMetadata: PUBLIC,
  sendPasswordReset: entityAccess('person', 'canSendPasswordReset', passPasswordReset),
  sendFeedback: entityAccess('place', 'canList', passNamedPlace),
  createBillingPortalSession: {
    kind: 'account',
    ability: 'canManageBilling',
    account: accountInPath,
  },
  readMe: SIGNED_IN,
  listRoles: SIGNED_IN,
  listAccounts: SIGNED_IN,
  readAccount: { kind: 'account', ability: 'canList', account: accountInPath },
  listPlans: SIGNED_IN,
  readPlan: { kind: 'plan', ability: 'canView', plans: planInPath, isTemplateOpen: true },
  updatePlan: { kind: 'plan', ability: 'canManagePlan', plans: planInPath },
  createPlan: PRODUCT_TEAM,
  deletePlans: { kind: 'plan', ability: 'canDeletePlan', plans: plansInPath },
  setPlanFreeze: { kind: 'plan', ability: 'canFreeze', plans: planInPath },
  listVisitedPlans: SIGNED_IN,
  recordVisitedPlan: { kind: 'plan', ability: 'canView', plans: planInBody },
  updatePlanName: { kind: 'plan', ability: 'canManagePlan', plans: planInPath },
  streamPlanChanges: { kind: 'plan', ability: 'canView', plans: planInPath },
  listChannels: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createChannel: { kind: 'plan', ability: 'canManagePlan', plans: planInBody },
  readChannel: { kind: 'plan', ability: 'canView', plans: plansOf('channel') },
  updateChannel: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('channel') },
  deleteChannels: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('channel') },
  listTacticTypes: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createTacticType: {
    kind: 'plan',
    ability: 'canManagePlan',
    plans: planOfPartInBody('channel', { collection: 'channels', name: 'channel' }),
  },
  readTacticType: { kind: 'plan', ability: 'canView', plans: plansOf('tactic type') },
  updateTacticType: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('tactic type') },
  deleteTacticTypes: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('tactic type') },
  listTacticPlatforms: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createTacticPlatform: { kind: 'plan', ability: 'canManagePlan', plans: planInBody },
  readTacticPlatform: { kind: 'plan', ability: 'canView', plans: plansOf('platform') },
  updateTacticPlatform: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('platform') },
  deleteTacticPlatforms: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('platform') },
  listTacticFields: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createTacticField: {
    kind: 'plan',
    ability: 'canManagePlan',
    plans: planOrPartInBody('tactic type', { collection: 'tactic_types', name: 'tacticType' }),
  },
  readTacticField: { kind: 'plan', ability: 'canView', plans: plansOf('field') },
  updateTacticField: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('field') },
  deleteTacticFields: { kind: 'plan', ability: 'canManagePlan', plans: plansOf('field') },
  listTags: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createTag: { kind: 'plan', ability: 'canEditTags', plans: planInBody },
  readTag: { kind: 'plan', ability: 'canView', plans: plansOf('tag') },
  updateTag: { kind: 'plan', ability: 'canEditTags', plans: plansOf('tag') },
  deleteTags: { kind: 'plan', ability: 'canEditTags', plans: plansOf('tag') },
  listBudgets: { kind: 'plan', ability: 'canSeeBudget', plans: planInQuery },
  createBudget: { kind: 'plan', ability: 'canEditBudget', plans: planInBody },
  readBudget: { kind: 'plan', ability: 'canSeeBudget', plans: plansOf('budget') },
  updateBudget: { kind: 'plan', ability: 'canEditBudget', plans: plansOf('budget') },
  deleteBudgets: { kind: 'plan', ability: 'canEditBudget', plans: plansOf('budget') },
  listMonthExpenses: { kind: 'plan', ability: 'canSeeBudget', plans: planInPath },
  listTactics: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createTactic: { kind: 'plan', ability: 'canAddTactics', plans: planInBody },
  readTactic: { kind: 'plan', ability: 'canView', plans: plansOfTactics() },
  updateTactic: { kind: 'plan', ability: 'canAddTactics', plans: plansOfTactics() },
  deleteTactics: { kind: 'plan', ability: 'canDeleteTactics', plans: plansOfTactics() },
  restoreTactic: {
    kind: 'plan',
    ability: 'canAddTactics',
    plans: plansOfTactics({ hasDeleted: true }),
  },
  searchTactics: { kind: 'plan', ability: 'canView', plans: planInSearchPath },
  listTacticFieldValues: { kind: 'plan', ability: 'canView', plans: planOfTacticInQuery },
  createTacticFieldValue: { kind: 'plan', ability: 'canAddTactics', plans: planOfFieldInBody },
  readTacticFieldValue: { kind: 'plan', ability: 'canView', plans: plansOfFieldValues },
  updateTacticFieldValue: { kind: 'plan', ability: 'canAddTactics', plans: plansOfFieldValues },
  deleteTacticFieldValues: { kind: 'plan', ability: 'canAddTactics', plans: plansOfFieldValues },
  listComments: { kind: 'plan', ability: 'canView', plans: planOfCommentedRecord },
  createComment: { kind: 'plan', ability: 'canView', plans: planOfCommentedRecord },
  readComment: { kind: 'plan', ability: 'canView', plans: plansOfComments },
  updateComment: { kind: 'plan', ability: 'canView', plans: plansOfComments },
  deleteComments: { kind: 'plan', ability: 'canView', plans: plansOfComments },
  listCustomViews: entityAccess('savedView', 'canSee', passViewList),
  createMediaAsset: SIGNED_IN,
  importTacticFieldImage: {
    kind: 'plan',
    ability: 'canAddTactics',
    plans: planOfPartInBody('field', { collection: 'tactic_fields', name: 'field' }),
  },
  readMediaAsset: entityAccess('file', 'canSee', passFile),
  downloadFile: PUBLIC,
  listPlanDocuments: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createPlanDocument: { kind: 'plan', ability: 'canAttachDocuments', plans: planInBody },
  readPlanDocument: { kind: 'plan', ability: 'canView', plans: plansOf('document') },
  updatePlanDocument: { kind: 'plan', ability: 'canAttachDocuments', plans: plansOf('document') },
  deletePlanDocuments: { kind: 'plan', ability: 'canAttachDocuments', plans: plansOf('document') },
  listPlanDocumentCategories: { kind: 'plan', ability: 'canView', plans: planInQuery },
  createPlanDocumentCategory: { kind: 'plan', ability: 'canManagePlan', plans: planInBody },
  readPlanDocumentCategory: {
    kind: 'plan',
    ability: 'canView',
    plans: plansOf('document category'),
  },
  updatePlanDocumentCategory: {
    kind: 'plan',
    ability: 'canManagePlan',
    plans: plansOf('document category'),
  },
  deletePlanDocumentCategories: {
    kind: 'plan',
    ability: 'canManagePlan',
    plans: plansOf('document category'),
  },
  listPlanDashboards: { kind: 'plan', ability: 'canReadPerformance', plans: planInQuery },
  createPlanDashboard: { kind: 'plan', ability: 'canEditPerformance', plans: planInBody },
  readPlanDashboard: { kind: 'plan', ability: 'canReadPerformance', plans: plansOf('dashboard') },
  updatePlanDashboard: { kind: 'plan', ability: 'canEditPerformance', plans: plansOf('dashboard') },
  deletePlanDashboards: {
    kind: 'plan',
    ability: 'canEditPerformance',
    plans: plansOf('dashboard'),
  },
  listPlanDashboardCategories: {
    kind: 'plan',
    ability: 'canReadPerformance',
    plans: planInQuery,
  },
  createPlanDashboardCategory: { kind: 'plan', ability: 'canEditPerformance', plans: planInBody },
  updatePlanDashboardCategory: {
    kind: 'plan',
    ability: 'canEditPerformance',
    plans: plansOf('dashboard category'),
  },
  exportPlan: { kind: 'plan', ability: 'canExport', plans: planInPath },
  exportPlanByAlias: { kind: 'plan', ability: 'canExport', plans: planInPath },
  exportChannel: { kind: 'plan', ability: 'canExport', plans: plansOf('channel') },
  createCustomView: entityAccess('savedView', 'canSave', passViewCreation),
  readCustomView: entityAccess('savedView', 'canSee', passView),
  updateCustomView: entityAccess('savedView', 'canChange', passViewChange),
  deleteCustomViews: entityAccess('savedView', 'canDelete', passViews),
  restoreCustomView: entityAccess('savedView', 'canDelete', passViewRestoration),
  listSubscriptions: entityAccess('calendar', 'canSee', passCalendarList),
  createSubscription: entityAccess('calendar', 'canManage', passCalendarCreation),
  readSubscription: entityAccess('calendar', 'canSee', passCalendarView),
  updateSubscription: entityAccess('calendar', 'canManage', passCalendarManagement),
  deleteSubscriptions: entityAccess('calendar', 'canManage', passCalendarManagement),
  listSubscriptionEvents: entityAccess('calendar', 'canSee', passCalendarView),
  createAccount: PRODUCT_TEAM,
  updateAccount: { kind: 'account', ability: 'canEditAccount', account: accountInPath },
  deleteAccounts: PRODUCT_TEAM,
  listUsers: entityAccess('person', 'canSee', passPeopleList),
  createUser: { kind: 'account', ability: 'canManagePeople', account: accountInBody },
  readUser: entityAccess('person', 'canSee', passPersonView),
  updateUser: entityAccess('person', 'canChange', passPersonChange),
  resendInvitation: entityAccess('invitation', 'canResend', passInvitationAgain),
  listUserInvites: { kind: 'account', ability: 'canManagePeople', account: accountInQuery },
  createUserInvite: { kind: 'account', ability: 'canManagePeople', account: accountInBody },
  deleteUserInvites: entityAccess('invitation', 'canWithdraw', passInvitationWithdrawal),
  deleteFromAccount: { kind: 'account', ability: 'canManagePeople', account: accountOfMembership },
  listUserRoles: entityAccess('role', 'canSee', passRoleList),
  createUserRole: { kind: 'account', ability: 'canManagePeople', account: accountInBody },
  readUserRole: entityAccess('role', 'canSee', passRoleView),
  updateUserRole: entityAccess('role', 'canChange', passRoleChange),
  deleteUserRoles: entityAccess('role', 'canRemove', passRoleRemoval),
  readTacticSummary: { kind: 'plan', ability: 'canView', plans: plansOfTactics() },
} as const satisfies Record<OperationId, OperationAccess>

/** Returns the access that an operation requires. */
export function accessOf(id: OperationId): OperationAccess {
  return OPERATION_ACCESS[id]
}
