export { createApiClient } from './client'
export type { ApiClient, ApiClientOptions } from './client'
export type {
  AccountSummary,
  Configuration,
  PlanDetail,
  PlanListEntry,
  PlanStanding,
  SessionFacts,
  User,
  UserRole,
} from './entities'
export { ApiError, isApiError } from './errors'
export type { ApiFailure, FieldRefusal } from './errors'
export { idOfIri, iriOf } from './iri'
export type { Collection, Iri } from './iri'
export { listPlans, planKeys, readPlan } from './resources/plans'
export { authenticate, logOut, readConfiguration, readMe, sessionKeys } from './resources/session'
export {
  createTactic,
  deleteTactics,
  listTactics,
  newestTacticOf,
  tacticKeys,
  updateTactic,
} from './resources/tactics'
export type { TacticChanges, TacticDraft, TacticRange, TacticVersion } from './resources/tactics'
export { REQUEST_TIMEOUT_MS } from './transport'
