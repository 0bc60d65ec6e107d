import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OperationId } from './contract'

/** The key that marks two create requests as the same. */
export interface IdempotentRequest {
  readonly userId: number
  /** null if the request has no key. */
  readonly key: string | null
  readonly operation: OperationId
  readonly requestHash: string
  readonly now: Date
}

/** Reads the idempotency key of a create request, and a fingerprint of the request. */
export function idempotentRequest(
  operation: OperationId,
  context: {
    readonly request: FastifyRequest
    readonly body: unknown
    readonly signedIn: { readonly userId: number }
    readonly now: Date
  },
): IdempotentRequest {
  const key = context.request.headers['idempotency-key']
  return {
    userId: context.signedIn.userId,
    key: typeof key === 'string' ? key : null,
    operation,
    requestHash: createHash('sha256').update(JSON.stringify(context.body)).digest('hex'),
    now: context.now,
  }
}
