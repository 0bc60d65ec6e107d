import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountAccess } from '../access/account-gate'
import type { PlanAccessList, SignedIn } from '../access/access'
import type { entityGates } from './operation-access'
import type { OperationId, OperationRequiring } from '../http/contract'
import type { Answer, BodyOf, NotModified, PathOf, QueryOf } from '../http/operation'
import type { Services } from './services'

interface RequestParts<Id extends OperationId> {
  readonly params: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
}

/** The result of the gate for a handler: nothing, the signed-in person, or their rights on the named entities. */
type Passed<Id extends OperationId> =
  Id extends OperationRequiring<'public'>
    ? object
    : { readonly signedIn: SignedIn } & (Id extends OperationRequiring<'plan'>
        ? { readonly planAccesses: PlanAccessList }
        : Id extends OperationRequiring<'account'>
          ? { readonly account: AccountAccess }
          : Id extends keyof typeof entityGates
            ? { readonly passed: Awaited<ReturnType<(typeof entityGates)[Id]>> }
            : object)

/** Everything that a handler works with: a checked request that has passed the gate. */
type HandlerContext<Id extends OperationId> = Services &
  RequestParts<Id> &
  Passed<Id> & {
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
