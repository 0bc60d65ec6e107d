import type { PlanRequirement } from '../access/access'
import {
  accountInBody,
  accountInPath,
  accountInQuery,
  accountOfMembership,
} from '../access/account-gate'
import type { AccountAbility, LocateAccount } from '../access/account-gate'
import { entityAccess } from '../access/entity-gate'
import type { EntityAccess, EntityKind } from '../access/entity-gate'
import { passFile } from '../resources/media-assets/file-gate'
import type { OperationId } from '../http/contract'
import { PLAN_OPERATION_ACCESS } from './plan-operation-access'
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

/** The access that an operation requires. */
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
  | EntityAccess<EntityKind, unknown>

const PUBLIC = { kind: 'public' } as const
const SIGNED_IN = { kind: 'signedIn' } as const
const PRODUCT_TEAM = { kind: 'productTeam' } as const

/**
 * The single gate: the access that each operation of the contract requires. The compiler refuses an
 * operation without a line here or in the table for plans, and a line without an operation.
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
  searchAccountItems: { kind: 'account', ability: 'canList', account: accountInPath },
  listPlans: SIGNED_IN,
  createPlan: PRODUCT_TEAM,
  restorePlan: entityAccess('deletedPlan', 'canDeletePlan', passPlanRestoration),
  listDeletedPlans: { kind: 'account', ability: 'canList', account: accountInQuery },
  listVisitedPlans: SIGNED_IN,
  listCustomViews: entityAccess('savedView', 'canSee', passViewList),
  createMediaAsset: SIGNED_IN,
  readMediaAsset: entityAccess('file', 'canSee', passFile),
  downloadFile: PUBLIC,
  createCustomView: entityAccess('savedView', 'canSave', passViewCreation),
  readCustomView: entityAccess('savedView', 'canSee', passView),
  updateCustomView: entityAccess('savedView', 'canChange', passViewChange),
  deleteCustomViews: entityAccess('savedView', 'canDelete', passViews),
  restoreCustomView: entityAccess('savedView', 'canDelete', passViewRestoration),
  listSubscriptions: entityAccess('calendar', 'canSee', passCalendarList),
  createSubscription: entityAccess('calendar', 'canManage', passCalendarCreation),
  previewSubscription: entityAccess('calendar', 'canManage', passCalendarCreation),
  refreshSubscription: entityAccess('calendar', 'canManage', passCalendarManagement),
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
  listSessions: entityAccess('session', 'isOneself', passOneself),
  endOtherSessions: entityAccess('session', 'isOneself', passOneself),
  endSessions: entityAccess('session', 'isOneself', passOneself),
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
  // Last, because the compiler then refuses a line above that is also in this table.
  ...PLAN_OPERATION_ACCESS,
} as const satisfies Record<OperationId, OperationAccess>

/** Returns the access that an operation requires. */
export function accessOf(id: OperationId): OperationAccess {
  return OPERATION_ACCESS[id]
}
