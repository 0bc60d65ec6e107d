import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OperationId } from './contract'

/** What makes two requests to create something the same one. */
export interface IdempotentRequest {
  readonly userId: number
  /** null: the request named none, and is simply carried out. */
  readonly key: string | null
  readonly operation: OperationId
  readonly requestHash: string
  readonly now: Date
}

/** Reads the key of a request to create something, and what was asked under it. */
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
