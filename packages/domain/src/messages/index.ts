export { ACCOUNT_MESSAGES } from './account-messages'
export { BUDGET_SETTINGS_MESSAGES } from './budget-messages'
export { calendarAddressUsed, CALENDAR_SETTINGS_MESSAGES } from './calendar-settings-messages'
export {
  CHANNEL_MESSAGES,
  TACTIC_TYPE_MESSAGES,
  channelColorRefused,
  monthlyFocusFailed,
  monthlyFocusTypeFailed,
} from './channel-messages'
export {
  CONNECTION_MESSAGES,
  changesRefused,
  changesSaved,
  changesWaiting,
  logOutWithWaiting,
  savingChanges,
} from './connection-messages'
export { countText, countTextIn, formatCount } from './count-text'
export { PLAN_DOCUMENT_MESSAGES } from './document-messages'
export { FEEDBACK_MESSAGES } from './feedback-messages'
export { FIELD_MESSAGES, PLATFORM_MESSAGES, platformNotAdded } from './field-messages'
export { balanceDirections, isolateText } from './isolated-text'
export { changedByOtherUsers, deletedByOtherUsers, renamedByOtherUsers } from './others-messages'
export { PASSWORD_MESSAGES } from './password-messages'
export { PERFORMANCE_MESSAGES, PERFORMANCE_SETTINGS_MESSAGES } from './performance-messages'
export {
  PLAN_ADMIN_MESSAGES,
  planDeleted,
  planFrozen,
  planRenamedMeanwhile,
  planRestored,
  planUnfrozen,
} from './plan-admin-messages'
export { accessRequested, PLAN_MESSAGES } from './plan-messages'
export { PROFILE_MESSAGES, onlyAdminAddsBack, removalConsequences } from './profile-messages'
export { ROLE_GUIDES } from './role-guide-messages'
export type { RoleGuideText } from './role-guide-messages'
export { channelsNotAdded, savingChannels, SETUP_MESSAGES } from './setup-messages'
export { SIGN_IN_MESSAGES } from './sign-in-messages'
export {
  DOCUMENT_MESSAGES,
  INITIATIVE_CATEGORY_MESSAGES,
  INITIATIVE_MESSAGES,
  SEARCH_MESSAGES,
  TACTIC_MESSAGES,
} from './tactic-messages'
export { TAG_MESSAGES } from './tag-messages'
export { TEAM_MESSAGES } from './team-messages'
export { BUDGET_MESSAGES, CALENDAR_MESSAGES } from './view-messages'
export { tooManyAttempts } from './wait-messages'
