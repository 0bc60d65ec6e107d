export {
  roles,
  users,
  accounts,
  accountMembers,
  userRoles,
  userRoleChannels,
  userInvites,
  planVisits,
  userDomains,
} from './accounts'
export { budgets, budgetInitiatives, budgetTags, budgetChannels } from './budgets'
export { MAX_AMOUNT_DOLLARS, civilDateTimeFromSql } from './column-types'
export { planChanges } from './changes'
export { comments, commentTaggedUsers, siteFeedback } from './conversations'
export {
  planDocuments,
  planDocumentCategories,
  planDocumentFilings,
  planDashboardCategories,
  planDashboards,
} from './documents'
export { outgoingMails } from './mail'
export { mediaAssets } from './media'
export { meta } from './meta'
export {
  plans,
  channels,
  tacticTypes,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticFields,
  tags,
  userBlockedTags,
  customViews,
} from './plans'
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
  tactics,
  tacticPlatformChoices,
  tacticTags,
  tacticInitiatives,
  tacticDocuments,
  tacticFieldValues,
} from './tactics'
