import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { diskProblemOf } from '../db/disk-failure'
import { codesOf } from '../db/error-codes'
import {
  ApiError,
  insufficientStorage,
  methodNotAllowed,
  notFound,
  tookTooLong,
} from '../errors/api-error'
import type { ProblemCode } from '../errors/api-error'

/** The problems of the contract for errors of Fastify, by status. */
const frameworkProblems: Readonly<
  Record<number, { readonly code: ProblemCode; readonly detail: string }>
> = {
  400: { code: 'validation_failed', detail: 'The request does not have the expected shape.' },
  404: { code: 'not_found', detail: 'There is nothing at this URL.' },
  405: { code: 'method_not_allowed', detail: 'This URL does not answer to this method.' },
  413: { code: 'payload_too_large', detail: 'The request is too large.' },
  414: { code: 'uri_too_long', detail: 'The address is too long.' },
  415: { code: 'unsupported_media_type', detail: 'This content type is not accepted here.' },
}

/** Converts every error to the error response of the contract. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const diskProblem = diskProblemOf(error)
  if (diskProblem !== null) return insufficientStorage(diskProblem)
  const status = statusOf(error)
  const codes = codesOf(error)
  if (codes.some((code) => timeoutCodes.has(code))) return tookTooLong()
  if (codes.some((code) => conflictCodes.has(code))) {
    return new ApiError({
      status: 409,
      code: 'conflict',
      detail: 'Something that this refers to was changed meanwhile. Please try again.',
    })
  }
  const existing = status === undefined ? undefined : frameworkProblems[status]
  if (status !== undefined && existing !== undefined) return new ApiError({ status, ...existing })
  return new ApiError({
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on the server.',
  })
}

/** PostgreSQL codes of a conflict with another write: a deleted reference, a used name, a deadlock. */
const conflictCodes: ReadonlySet<string> = new Set(['23503', '23505', '40001', '40P01'])

/**
 * PostgreSQL codes of a limit of time: query_canceled, lock_not_available and
 * idle_in_transaction_session_timeout. PostgreSQL has rolled the transaction back.
 */
const timeoutCodes: ReadonlySet<string> = new Set(['57014', '55P03', '25P03'])

/** The status of an error of Fastify. The `statusCode` of other libraries is ignored. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const isOfFramework =
    'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')
  return isOfFramework && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined
}

/** Sends a problem document (RFC 9457). */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  return reply
    .code(error.statusCode)
    .headers(error.headers)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: 'about:blank',
      title: STATUS_CODES[error.statusCode] ?? 'Error',
      status: error.statusCode,
      code: error.code,
      detail: error.message,
      requestId: request.id,
      ...(error.fields.length === 0 ? {} : { errors: error.fields }),
      ...error.members,
    })
}

/**
 * The error hook. The response contains only the fields of the contract; the log has the details.
 *
 * @param pageFor returns the page to open instead, if the user followed a link
 */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  pageFor: (request: FastifyRequest, status: number) => string | null = () => null,
): FastifyReply {
  const problem = toApiError(error)
  if (problem.statusCode >= 500) {
    request.log.error({ error: describeForLog(error) }, 'request failed')
  } else {
    request.log.info({ code: problem.code }, 'request refused')
  }
  const page = pageFor(request, problem.statusCode)
  return page === null
    ? sendProblem(request, reply, problem)
    : reply.code(303).header('location', page).send()
}

/**
 * Answers a request whose URL and method are not an operation of the contract.
 *
 * @param methods the methods of the URL; empty if the URL does not exist
 */
export function handleUnknownUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply {
  const problem = methods.length === 0 ? notFound('page') : methodNotAllowed(methods)
  return sendProblem(request, reply, problem)
}

/**
 * Name, message and stack of an error and its causes. Other fields are left out,
 * because database errors contain the values of the statement.
 */
function describeForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is not an error was thrown' }
  const code = 'code' in error ? error.code : undefined
  return {
    name: error.name,
    message: messageWithoutValues(error),
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause === undefined ? {} : { cause: describeForLog(error.cause) }),
  }
}

/** Drizzle appends the parameters of a failed statement after this word. */
function messageWithoutValues(error: Error): string {
  return error.message.split('\nparams:')[0] ?? ''
}
