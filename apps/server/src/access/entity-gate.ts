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

/** The kinds of entities with permissions, apart from plans and accounts. */
export type EntityKind =
  | 'person'
  | 'role'
  | 'invitation'
  | 'calendar'
  | 'savedView'
  | 'file'
  | 'place'
  | 'deletedPlan'
  | 'session'

/**
 * Checks a user's permission on the entities in a request, and returns them for the handler.
 *
 * @throws ApiError 404 for entities that the user may not see, 403 without the permission
 */
export type PassEntityGate<Passed> = (request: GateRequest) => Promise<Passed>

/** A right on entities that belong to no plan, or to more than one plan or account. */
export interface EntityAccess<Kind extends EntityKind, Passed> {
  readonly kind: Kind
  /** The required right, for readers of the table. */
  readonly ability: string
  readonly pass: PassEntityGate<Passed>
}

/** An entry of the access table: the entities, and the gate that checks them. */
export function entityAccess<Kind extends EntityKind, Passed>(
  kind: Kind,
  ability: string,
  pass: PassEntityGate<Passed>,
): EntityAccess<Kind, Passed> {
  return { kind, ability, pass }
}
