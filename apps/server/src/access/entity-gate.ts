import type { SignedIn } from './access'
import type { LocatorInput } from './access-locators'
import type { Orm } from '../db/database'
import type { AppConfig } from '../config/app-config'

/** A request as the gate of an entity sees it. */
export interface GateRequest {
  readonly input: LocatorInput
  readonly orm: Orm
  readonly config: AppConfig
  readonly signedIn: SignedIn
}

/**
 * Checks a user's permission on the entities in a request, and returns them for the handler.
 *
 * @throws ApiError 404 for entities that the user may not see, 403 without the permission
 */
export type PassEntityGate<Passed> = (request: GateRequest) => Promise<Passed>
