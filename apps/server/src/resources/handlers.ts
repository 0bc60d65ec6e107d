import { changeStreamHandlers } from './plan-changes/stream-handlers'
import type { Handlers } from '../operations/handler'
import { billingHandlers } from './accounts/billing-handlers'
import { accountHandlers } from './accounts/handlers'
import { feedbackHandlers } from './feedback/handlers'
import { passwordResetHandlers } from './users/password-reset-handlers'
import { bulkChangeHandlers } from './bulk-changes/handlers'
import { budgetHandlers } from './budgets/handlers'
import { channelHandlers } from './channels/channel-handlers'
import { tacticFieldHandlers } from './channels/tactic-field-handlers'
import { tacticPlatformHandlers } from './channels/tactic-platform-handlers'
import { tacticTypeHandlers } from './channels/tactic-type-handlers'
import { commentHandlers } from './comments/handlers'
import { customViewHandlers } from './custom-views/handlers'
import { exportHandlers } from './exports/handlers'
import { fieldValueHandlers } from './field-values/handlers'
import { itemImportHandlers } from './item-imports/handlers'
import { mediaAssetHandlers } from './media-assets/handlers'
import { planDashboardCategoryHandlers } from './plan-dashboards/category-handlers'
import { planDashboardHandlers } from './plan-dashboards/handlers'
import { planDocumentCategoryHandlers } from './plan-documents/category-handlers'
import { planDocumentHandlers } from './plan-documents/handlers'
import { deletedPlanHandlers } from './plans/deleted-plan-handlers'
import { planHandlers } from './plans/handlers'
import { planLifecycleHandlers } from './plans/lifecycle-handlers'
import { planUsageHandlers } from './plans/usage-handlers'
import { planVisitHandlers } from './plans/visit-handlers'
import { sessionHandlers } from './session/handlers'
import { userSessionHandlers } from './session/user-session-handlers'
import { passwordHandlers } from './session/password-handlers'
import { ssoHandlers } from './session/sso-handlers'
import { subscriptionHandlers } from './subscriptions/handlers'
import { systemHandlers } from './system/handlers'
import { tacticHandlers } from './tactics/handlers'
import { tacticListHandlers } from './tactics/list-handlers'
import { accountSearchHandlers } from './tactics/account-search-handlers'
import { tacticSearchHandlers } from './tactics/search-handlers'
import { tagHandlers } from './tags/handlers'
import { userInviteHandlers } from './user-invites/handlers'
import { userRoleHandlers } from './user-roles/handlers'
import { userHandlers } from './users/handlers'

/**
 * All operations of the server. The compiler checks that this and the table of the gate
 * have the same names.
 */
export const handlers: Handlers = {
  ...systemHandlers,
  ...sessionHandlers,
  ...passwordHandlers,
  ...userSessionHandlers,
  ...ssoHandlers,
  ...passwordResetHandlers,
  ...feedbackHandlers,
  ...billingHandlers,
  ...accountHandlers,
  ...planHandlers,
  ...planLifecycleHandlers,
  ...deletedPlanHandlers,
  ...planUsageHandlers,
  ...planVisitHandlers,
  ...changeStreamHandlers,
  ...channelHandlers,
  ...tacticTypeHandlers,
  ...tacticPlatformHandlers,
  ...tacticFieldHandlers,
  ...tagHandlers,
  ...budgetHandlers,
  ...commentHandlers,
  ...fieldValueHandlers,
  ...customViewHandlers,
  ...mediaAssetHandlers,
  ...exportHandlers,
  ...planDashboardHandlers,
  ...planDashboardCategoryHandlers,
  ...planDocumentHandlers,
  ...planDocumentCategoryHandlers,
  ...subscriptionHandlers,
  ...tacticSearchHandlers,
  ...accountSearchHandlers,
  ...tacticListHandlers,
  ...tacticHandlers,
  ...bulkChangeHandlers,
  ...itemImportHandlers,
  ...userRoleHandlers,
  ...userHandlers,
  ...userInviteHandlers,
}
