export {
  roles,
  accountMembers,
  userRoles,
  userRoleChannels,
  deletedPlanRoles,
  userInvites,
  planVisits,
  userDomains,
} from './members'
export { users, accounts } from './accounts-and-plans'
export { budgets, budgetInitiatives, budgetTags, budgetChannels } from './budgets'
export { bulkChangeValues, bulkChanges, bulkStateColumns } from './bulk-changes'
export type {
  BulkChangedRow,
  BulkItemState,
  Reach,
  BulkRefusedRow,
  StoredBulkChange,
} from './bulk-changes'
export { civilDateTimeFromSql } from './column-types'
export { planChanges } from './changes'
export { comments, commentTaggedUsers, siteFeedback } from './conversations'
export {
  planDocuments,
  planDocumentCategories,
  planDocumentFilings,
  planDashboardCategories,
  planDashboards,
} from './documents'
export { jobs } from './jobs'
export { outgoingMails } from './mail'
export type { PlanFamilyAtDeletion } from './accounts-and-plans'
export { mediaAssets } from './accounts-and-plans'
export { meta } from './meta'
export { openStreams } from './open-streams'
export { requestCounts } from './request-counts'
export { plans } from './accounts-and-plans'
export {
  channels,
  tacticTypes,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticFields,
} from './channels'
export { tags, userBlockedTags } from './tags'
export { customViewDefaults, customViews } from './custom-views'
export {
  sessions,
  refreshTokens,
  oneTimeTokens,
  samlRequests,
  samlAssertions,
  idempotencyKeys,
  auditEvents,
} from './sessions'
export { subscriptions, planSubscriptions, calendarSources, calendarEvents } from './subscriptions'
export {
  NOTES_AS_READ,
  optionColumns,
  LONG_ITEM_DAYS,
  tactics,
  tacticPlatformChoices,
  tacticTags,
  tacticInitiatives,
  tacticDocuments,
  tacticFieldValues,
} from './tactics'
