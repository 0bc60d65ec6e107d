import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountAccess } from '../access/account-gate'
import type { PlanAccessList, SignedIn } from '../access/access'
import type { EntityAccess, EntityKind } from '../access/entity-gate'
import type { OPERATION_ACCESS } from './operation-access'
import type { OperationId } from '../http/contract'
import type { Answer, BodyOf, NotModified, PathOf, QueryOf } from '../http/operation'
import type { Services } from './services'

interface RequestParts<Id extends OperationId> {
  readonly params: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
}

type KindOf<Id extends OperationId> = (typeof OPERATION_ACCESS)[Id]['kind']

/** The entities that the gate returned for an operation. */
type GateResult<Id extends OperationId> =
  (typeof OPERATION_ACCESS)[Id] extends EntityAccess<EntityKind, infer Match> ? Match : never

/** The result of the gate for a handler: nothing, the signed-in person, or their rights on the named entities. */
type Passed<Id extends OperationId, Kind extends string> = Kind extends 'plan'
  ? { readonly signedIn: SignedIn; readonly planAccesses: PlanAccessList }
  : Kind extends 'account'
    ? { readonly signedIn: SignedIn; readonly account: AccountAccess }
    : Kind extends EntityKind
      ? { readonly signedIn: SignedIn; readonly passed: GateResult<Id> }
      : Kind extends 'signedIn' | 'productTeam'
        ? { readonly signedIn: SignedIn }
        : object

/** Everything that a handler works with: a checked request that has passed the gate. */
type HandlerContext<Id extends OperationId> = Services &
  RequestParts<Id> &
  Passed<Id, KindOf<Id>> & {
    /** The time of the request; all dates in the response use it. */
    readonly now: Date
    /** Only for headers and cookies that the contract names. */
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  }

/** Answers one operation. Short: parse, query, present. */
type Handler<Id extends OperationId> = (
  context: HandlerContext<Id>,
) => Promise<Answer<Id> | NotModified>

/** Handlers by operation, as one resource has them. */
export type Handlers<Id extends OperationId = OperationId> = {
  readonly [Key in Id]: Handler<Key>
}
