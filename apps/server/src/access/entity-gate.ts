import type { SignedIn } from './access'
import type { LocatorInput } from './access-locators'
import type { Orm } from '../db/database'
import type { AppConfig } from '../config/app-config'

/** Who asks for what, as the gate of an entity sees it. */
export interface GateRequest {
  readonly input: LocatorInput
  readonly orm: Orm
  readonly config: AppConfig
  readonly signedIn: SignedIn
}

/** What a right can be on, besides plans and accounts. */
export type EntityKind =
  | 'person'
  | 'role'
  | 'invitation'
  | 'calendar'
  | 'savedView'
  | 'file'
  | 'place'

/**
 * Decides whether somebody may do something to the entities that a request names,
 * and hands the handler what it found.
 *
 * @throws ApiError 404 for what they may not know of, 403 without the right
 */
export type PassEntityGate<Passed> = (request: GateRequest) => Promise<Passed>

/** A right on entities that belong to no plan, or to more than one plan or account. */
export interface EntityAccess<Kind extends EntityKind, Passed> {
  readonly kind: Kind
  /** What has to be allowed, for those who read the table. */
  readonly ability: string
  readonly pass: PassEntityGate<Passed>
}

/** One line of the table: what is asked for, and the gate that decides it. */
export function entityAccess<Kind extends EntityKind, Passed>(
  kind: Kind,
  ability: string,
  pass: PassEntityGate<Passed>,
): EntityAccess<Kind, Passed> {
  return { kind, ability, pass }
}
