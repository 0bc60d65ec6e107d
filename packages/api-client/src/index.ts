export { createApiClient } from './client'
export type { ApiClient, ApiClientOptions, Tagged } from './client'
export type {
  AccountSummary,
  Asset,
  Configuration,
  Dashboard,
  DashboardCategory,
  PlanDetail,
  PlanDocument,
  PlanListEntry,
  CallerPlanAccess,
  SessionFacts,
  SubscriptionSummary,
} from './entities'
export { ApiError, isApiError } from './errors'
export type { ApiFailure, FieldRefusal } from './errors'
export { idOfIri, iriOf } from './iri'
export type { Collection } from './iri'
export { planAccessOf } from './plan-access'
export { readPrimaryBudgetId } from './resources/budgets'
export { applyBulkChange, previewBulkChange, undoBulkChange } from './resources/bulk-changes'
export type {
  AppliedBulkChange,
  BulkChangeDraft,
  BulkChangeRefusal,
  BulkChangeSummary,
} from './resources/bulk-changes'
export {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  restoreSavedView,
  updateSavedView,
} from './resources/custom-views'
export type { SavedViewChanges, SavedViewDraft } from './resources/custom-views'
export { listDashboardCategories } from './resources/dashboards'
export {
  createPlanDocument,
  deletePlanDocuments,
  listPlanDocuments,
  readMediaAsset,
  uploadFile,
} from './resources/documents'
export { listTypeExpenses } from './resources/expenses'
export { listInitiatives } from './resources/initiatives'
export { applyItemImport, previewItemImport } from './resources/item-imports'
export type {
  ItemImportDraft,
  ItemImportReport,
  ItemImportRowProblem,
  ItemImportRowResult,
} from './resources/item-imports'
export { followPlanChanges } from './resources/plan-changes'
export type { PlanChange, PlanFollower } from './resources/plan-changes'
export { exportPlan, listPlans, readPlan, updateWeekStartDay } from './resources/plans'
export { searchAccountItems, searchTactics } from './resources/search'
export type { TacticSearch, TacticSearchPage } from './resources/search'
export {
  authenticate,
  createFirstAccount,
  logOut,
  readConfiguration,
  readMe,
  recordMostRecentPlan,
} from './resources/session'
export type { FirstAccountFields } from './resources/session'
export { listPlanSubscriptions, readSubscriptionEvents } from './resources/subscriptions'
export type { EventRange } from './resources/subscriptions'
export { createTag, listTags } from './resources/tags'
export { readTactic, readTacticNotes } from './resources/tactic-details'
export {
  createTacticFieldValue,
  importTacticFieldImage,
  listUniversalFieldValues,
  listUniversalFields,
} from './resources/tactic-fields'
export type { FieldImage, UniversalFieldValue, UploadOptions } from './resources/tactic-fields'
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
export type { UploadProgress } from './upload-transport'
