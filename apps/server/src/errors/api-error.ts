import type { components } from '@throughline/api-client/schema'
import { tooManyAttempts } from '@throughline/domain/messages'

/** The error code, for programs; the contract lists all codes. */
export type ProblemCode = components['schemas']['ProblemCode']

/** One refused part of a request: a JSON pointer into the body, or `query/name` and the like. */
export type ProblemField = components['schemas']['ProblemField']

interface ApiErrorOptions {
  readonly status: number
  readonly code: ProblemCode
  /** A sentence for the person. It is sent unchanged, so it never contains input. */
  readonly detail: string
  readonly fields?: readonly ProblemField[]
  /** Members that the contract adds to this problem, such as `current`. */
  readonly members?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * An outcome that the contract names and that is not success. Throw one
 * anywhere below a handler: the error hook turns it into a problem document.
 * Everything that is not an `ApiError` answers 500 and tells nothing.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly statusCode: number
  readonly code: ProblemCode
  readonly fields: readonly ProblemField[]
  readonly members: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor({ status, code, detail, fields = [], members = {}, headers = {} }: ApiErrorOptions) {
    super(detail)
    this.statusCode = status
    this.code = code
    this.fields = fields
    this.members = members
    this.headers = headers
  }
}

/** 400: the request does not have the shape that the contract asks for. */
export function validationFailed(fields: readonly ProblemField[]): ApiError {
  return new ApiError({
    status: 400,
    code: 'validation_failed',
    detail: 'The request does not have the expected shape.',
    fields,
  })
}

/** 401: no access token, or one that this server did not sign. */
export function unauthenticated(): ApiError {
  return new ApiError({
    status: 401,
    code: 'unauthenticated',
    detail: 'Please log in.',
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/** 401: the session has ended, even if the token is still valid. */
export function sessionExpired(): ApiError {
  return new ApiError({
    status: 401,
    code: 'session_expired',
    detail: 'You have been automatically logged out. Please log in again.',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}

/** 401: unknown email address or wrong password; the response does not reveal which. */
export function credentialsMismatch(): ApiError {
  return new ApiError({
    status: 401,
    code: 'credentials_mismatch',
    detail:
      'The email and password you entered do not match our records. Please double-check and try again.',
  })
}

/** 401: a link that is unknown, used or expired; the response does not reveal which. */
export function tokenInvalid(): ApiError {
  return new ApiError({
    status: 401,
    code: 'token_invalid',
    detail: 'This link is not valid any more.',
  })
}

/** 403: the user may see the entity, but not do this. */
export function forbidden(
  detail = 'You do not have the permission to do this.',
  code: ProblemCode = 'forbidden',
): ApiError {
  return new ApiError({ status: 403, code, detail })
}

/** 403: the subscription of the account has expired. */
export function accountInactive(): ApiError {
  return forbidden('The subscription of this account has expired.', 'account_inactive')
}

/** Entities that a 404 can name, in words for users. */
export type MissingThing =
  | 'Plan'
  | 'tactic'
  | 'account'
  | 'user'
  | 'page'
  | 'channel'
  | 'tactic type'
  | 'platform'
  | 'field'
  | 'tag'
  | 'budget'
  | 'comment'
  | 'value'
  | 'saved view'
  | 'calendar'
  | 'role'
  | 'invitation'
  | 'file'
  | 'document'
  | 'document category'
  | 'dashboard category'
  | 'dashboard'
  | 'bulk change'
  | 'session'

/** 404: the entity does not exist, or the user may not see it. Both give the same response. */
export function notFound(what: MissingThing): ApiError {
  return new ApiError({
    status: 404,
    code: 'not_found',
    detail: what === 'page' ? 'There is nothing at this URL.' : `Could not find ${what} for ID.`,
  })
}

/** 405: the URL exists, but only for these methods. */
export function methodNotAllowed(methods: readonly string[]): ApiError {
  return new ApiError({
    status: 405,
    code: 'method_not_allowed',
    detail: 'This URL does not answer to this method.',
    headers: { allow: methods.join(', ') },
  })
}

/** 412: another user has saved since; `current` is the current entity. */
export function versionConflict(current: unknown): ApiError {
  return new ApiError({
    status: 412,
    code: 'version_conflict',
    detail: 'It was changed by somebody else since you opened it.',
    members: { current },
  })
}

/** 413: a file of more than 10,000,000 bytes, in the words of the product. */
export function fileTooLarge(): ApiError {
  return new ApiError({
    status: 413,
    code: 'payload_too_large',
    detail: 'Your document was not uploaded. Files must be smaller than 10MB.',
  })
}

/** 415: an unsupported type, in general or for this operation. */
export function unsupportedMediaType(detail = 'This content type is not accepted here.'): ApiError {
  return new ApiError({ status: 415, code: 'unsupported_media_type', detail })
}

/** 422: the shape is right, but a rule of the product refuses the values. */
export function unprocessable(code: ProblemCode, detail: string, path?: string): ApiError {
  return new ApiError({
    status: 422,
    code,
    detail,
    fields: path === undefined ? [] : [{ path, message: detail, code }],
  })
}

/** 422: a reference to an unknown entity or to one of another plan; both give the same response. */
export function invalidReference(path: string): ApiError {
  return unprocessable('invalid_reference', 'This does not exist here.', path)
}

/** 422: rows of an import have problems; `report` lists them. */
export function importRefused(report: components['schemas']['ItemImportResult']): ApiError {
  const { refused } = report
  const rows = refused === 1 ? 'one row has problems' : `${refused} rows have problems`
  return new ApiError({
    status: 422,
    code: 'import_refused',
    detail: `Nothing was imported, because ${rows}.`,
    members: { import: report },
  })
}

/** 423: read-only for everyone below plan admin. */
export function planFrozen(): ApiError {
  return new ApiError({ status: 423, code: 'plan_frozen', detail: 'This plan is frozen.' })
}

/** 428: an update without the version on which it is based. */
export function preconditionRequired(): ApiError {
  return new ApiError({
    status: 428,
    code: 'precondition_required',
    detail: 'Send the version you edited in If-Match.',
  })
}

/**
 * 429: too many attempts. The header and the text say after how many `seconds` the user can try
 * again.
 */
export function rateLimited(seconds: number): ApiError {
  const wait = Math.max(1, Math.ceil(seconds))
  return new ApiError({
    status: 429,
    code: 'rate_limited',
    detail: tooManyAttempts(wait),
    headers: { 'retry-after': String(wait) },
  })
}

/** 422: an account has as many calendars of interest as it can have. */
export function calendarLimitReached(most: number): ApiError {
  return unprocessable(
    'calendar_limit_reached',
    `An account can have at most ${most} calendars. Delete one to add another.`,
    '/account',
  )
}

/** 503: the database does not answer. */
export function unavailable(): ApiError {
  return new ApiError({
    status: 503,
    code: 'unavailable',
    detail: 'The service is not available at the moment. Please try again later.',
    headers: { 'retry-after': '5' },
  })
}

/** 503: the database took too long, and nothing was changed. */
export function tookTooLong(): ApiError {
  return new ApiError({
    status: 503,
    code: 'unavailable',
    detail: 'The server took too long, so nothing was changed. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  })
}

/** How long a client should wait for a disk, in seconds. */
const STORAGE_RETRY_SECONDS = 30

const diskDetails = {
  full: 'Nothing was saved because the disk of the server is full. Please try again when it has space.',
  'read-only':
    'Nothing was saved because the disk of the server is read-only. Please try again later.',
} as const

/** 507: the disk of the server accepts no more data, and nothing was changed. */
export function insufficientStorage(problem: keyof typeof diskDetails): ApiError {
  return new ApiError({
    status: 507,
    code: 'insufficient_storage',
    detail: diskDetails[problem],
    headers: { 'retry-after': String(STORAGE_RETRY_SECONDS) },
  })
}

/**
 * How long a client should wait during maintenance, in seconds. The web app checks at the same
 * interval.
 */
const MAINTENANCE_RETRY_SECONDS = 60

/** 503: maintenance is on, and nothing was changed. */
export function underMaintenance(): ApiError {
  return new ApiError({
    status: 503,
    code: 'maintenance',
    detail:
      'Throughline is not available during the scheduled maintenance. Please try again later.',
    headers: { 'retry-after': String(MAINTENANCE_RETRY_SECONDS) },
  })
}
