export { createApiClient } from './client'
export type { ApiClient, ApiClientOptions } from './client'
export type {
  AccountSummary,
  Configuration,
  PlanDetail,
  PlanListEntry,
  PlanStanding,
  SessionFacts,
} from './entities'
export { ApiError, isApiError } from './errors'
export type { ApiFailure, FieldRefusal } from './errors'
export { idOfIri, iriOf } from './iri'
export type { Collection, Iri } from './iri'
export { listPlans, planKeys, readPlan } from './resources/plans'
export {
  authenticate,
  createFirstAccount,
  logOut,
  readConfiguration,
  readMe,
} from './resources/session'
export type { FirstAccountFields } from './resources/session'
export {
  createTactic,
  deleteTactics,
  listTactics,
  newestTacticOf,
  restoreTactic,
  tacticKeys,
  updateTactic,
} from './resources/tactics'
export type { TacticChanges, TacticDraft, TacticRange, TacticVersion } from './resources/tactics'
