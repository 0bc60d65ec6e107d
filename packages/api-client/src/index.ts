export { createApiClient } from './client'
export type { ApiClient, ApiClientOptions, Tagged } from './client'
export type {
  AccountSummary,
  Asset,
  Calendar,
  CalendarPreview,
  CalendarReport,
  CalendarUses,
  CalendarWarnings,
  Configuration,
  Dashboard,
  DashboardCategory,
  PlanDetail,
  PlanDocument,
  PlanDocumentCategory,
  PlanListEntry,
  CallerPlanAccess,
  SessionDetails,
  SubscriptionSummary,
} from './entities'
export { ApiError, isApiError, isStorageRefusal, isVersionConflict } from './errors'
export type { ApiFailure, FieldRefusal } from './errors'
export { idOfIri, iriOf } from './iri'
export type { Collection } from './iri'
export { planAccessOf } from './plan-access'
export { readAccount, renameAccount } from './resources/accounts'
export type { AccountDetail } from './resources/accounts'
export { createBillingPortalVisit } from './resources/billing'
export {
  createBudget,
  deleteBudget,
  listBudgets,
  readPrimaryBudgetId,
  updateBudget,
} from './resources/budgets'
export type { BudgetChanges, BudgetDraft } from './resources/budgets'
export { applyBulkChange, previewBulkChange, undoBulkChange } from './resources/bulk-changes'
export type {
  AppliedBulkChange,
  BulkChangeDraft,
  BulkChangeRefusal,
  BulkChangeSummary,
} from './resources/bulk-changes'
export { createChannel, deleteChannel, updateChannel } from './resources/channels'
export type { ChannelChanges, ChannelDraft } from './resources/channels'
export {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  newestSavedViewOf,
  restoreSavedView,
  updateSavedView,
} from './resources/custom-views'
export type { SavedViewChanges, SavedViewDraft } from './resources/custom-views'
export {
  createDashboard,
  createDashboardCategory,
  deleteDashboard,
  listDashboardCategories,
  updateDashboard,
  updateDashboardCategory,
} from './resources/dashboards'
export type { DashboardChanges, DashboardDraft } from './resources/dashboards'
export {
  createPlanDocument,
  createPlanDocumentCategory,
  deletePlanDocumentCategory,
  deletePlanDocuments,
  listPlanDocumentCategories,
  listPlanDocuments,
  movePlanDocument,
  readMediaAsset,
  updatePlanDocumentCategory,
  uploadFile,
} from './resources/documents'
export { listTypeExpenses } from './resources/expenses'
export { listInitiatives } from './resources/initiatives'
export { applyItemImport, previewItemImport } from './resources/item-imports'
export type {
  ItemImportDraft,
  ItemImportReport,
  ItemImportRowChange,
  ItemImportRowProblem,
  ItemImportRowResult,
} from './resources/item-imports'
export { listItemValues } from './resources/item-values'
export { followPlanChanges } from './resources/plan-changes'
export type { PlanChange, PlanFollower } from './resources/plan-changes'
export { createFirstAccount } from './resources/first-account'
export {
  listVisitedPlans,
  recordRolesObserved,
  recordVisitedPlan,
  sendFeedback,
} from './resources/help'
export type { FeedbackDraft, RolesObserved } from './resources/help'
export type { FirstAccountFields } from './resources/first-account'
export {
  changePasswordByLink,
  findSingleSignOn,
  hasSingleSignOn,
  requestPasswordReset,
  setFirstPassword,
  signInByLink,
} from './resources/passwords'
export type { PasswordByLink, SingleSignOn } from './resources/passwords'
export { deleteFromAccount, updatePerson } from './resources/people'
export type { PersonChanges } from './resources/people'
export {
  createPlan,
  deletePlans,
  listDeletedPlans,
  readPlanContents,
  restorePlan,
  updatePlanName,
} from './resources/plan-lifecycle'
export type { DeletedPlan, PlanContents, PlanDraft } from './resources/plan-lifecycle'
export { readPlanUsage } from './resources/plan-usage'
export type { PlanUsage } from './resources/plan-usage'
export { freezePlan, updatePlan } from './resources/plan-writes'
export type { PlanChanges } from './resources/plan-writes'
export { exportPlan, listPlans, readPlan, readPlanUnlessCached } from './resources/plans'
export { searchAccountItems, searchTactics } from './resources/search'
export type { TacticSearch, TacticSearchPage } from './resources/search'
export {
  authenticate,
  logOut,
  readConfiguration,
  readMe,
  recordMostRecentPlan,
} from './resources/session'
export {
  createCalendar,
  deleteCalendar,
  listCalendars,
  listPlanSubscriptions,
  previewCalendar,
  readSubscriptionEvents,
  refreshCalendar,
  updateCalendar,
} from './resources/subscriptions'
export type { CalendarDraft, EventRange } from './resources/subscriptions'
export { createTag, deleteTag, listTags, updateTag } from './resources/tags'
export { readTactic, readTacticNotes } from './resources/tactic-details'
export {
  createTacticField,
  createTacticFieldValue,
  deleteTacticField,
  importTacticFieldImage,
  listUniversalFieldValues,
  listUniversalFields,
  updateTacticField,
} from './resources/tactic-fields'
export type {
  FieldImage,
  TacticFieldChanges,
  TacticFieldDraft,
  TacticFieldPlace,
  UniversalFieldValue,
  UploadOptions,
} from './resources/tactic-fields'
export {
  createTacticPlatform,
  deleteTacticPlatform,
  listTacticPlatforms,
  renameTacticPlatform,
} from './resources/tactic-platforms'
export type { TacticPlatformDraft } from './resources/tactic-platforms'
export {
  createTacticType,
  deleteTacticType,
  readTacticType,
  updateTacticType,
} from './resources/tactic-types'
export type { TacticTypeChanges, TacticTypeDraft } from './resources/tactic-types'
export {
  createTactic,
  deleteTactics,
  listParkedTactics,
  listTactics,
  listTacticsByIds,
  newestTacticOf,
  restoreTactic,
  updateTactic,
} from './resources/tactics'
export type {
  TacticChanges,
  TacticDraft,
  TacticRange,
  TacticVersion,
  TypeValueDraft,
} from './resources/tactics'
export {
  createMember,
  createPlanRole,
  deletePlanRoles,
  listPlanTeam,
  resendInvitation,
  sendPasswordReset,
  updateBlockedTags,
  updatePlanRole,
} from './resources/team'
export type { PersonDraft, PlanRoleDraft, PlanTeam } from './resources/team'
export type { UploadProgress } from './upload-transport'
export { endOtherUserSessions, endUserSessions, listUserSessions } from './resources/user-sessions'
export type { UserSession } from './resources/user-sessions'
