export { HOME_ACCOUNT_ID, abilitiesOnAccount } from './account-abilities'
export type { AccountAbilities } from './account-abilities'
export {
  DEFAULT_PRODUCT_TEAM_USER_IDS,
  DEFAULT_SUPER_USER_IDS,
  SUPER_ADMIN_USER_ID,
  callerFrom,
} from './caller'
export type { AccessConfiguration, Caller, Membership } from './caller'
export {
  canEditChannel,
  canEditTactic,
  canMoveTactic,
  canResizeTactic,
  isHiddenByTags,
} from './item-access'
export type {
  EditDecision,
  EditRefusal,
  ItemAccess,
  ItemDetails,
  MoveDecision,
  ResizeDecision,
} from './item-access'
export { abilitiesOn, abilitiesWith } from './plan-abilities'
export type { PlanAbilities, PlanAbility } from './plan-abilities'
export { accessOn, accountLevel, effectiveLevel, managesPeopleOf } from './plan-access'
export type { AccountDetails, PlanAccess, PlanDetails } from './plan-access'
export { canSendPasswordReset } from './password-reset'
export { canDeletePerson, canEditPerson, canReadPerson } from './person-access'
export type { Person, PersonAccount } from './person-access'
export {
  ROLES,
  ROLE_IDS,
  ROLE_LEVELS,
  levelOf,
  levelOfRole,
  roleGuideOf,
  roleOf,
  roleTitle,
  strongestRoleId,
} from './role'
export type { Role, RoleGuide, RoleLevel, RoleName } from './role'
export { canEditSavedView, canSeeSavedView, canShareSavedView } from './saved-view-access'
export type { SavedViewDecision, SavedViewDetails } from './saved-view-access'
export {
  ASSIGNABLE_ROLES,
  canChooseBudgetView,
  canChooseChannels,
  decideRights,
  mayEditAllChannels,
  rightsForChosenRole,
} from './role-choice'
export type { RightsDecision, RightsIntent, RoleRights } from './role-choice'
export {
  canEditAccountRole,
  canEditMember,
  canGiveRoleOnAccount,
  canGiveRoleOnPlan,
  canRemoveFromAccount,
  canWithdrawInvitation,
} from './team-access'
export type { GiftDecision, MemberDecision, MemberRefusal, TeamMember } from './team-access'
