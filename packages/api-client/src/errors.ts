/** One part of a request that the server refused. */
export interface FieldRefusal {
  /** Name of the field, for example `title`; a nested one as `tags/0`. */
  readonly field: string
  /** A message for the user about the problem of the field. */
  readonly message: string
  /** The rule that refused it. */
  readonly code: string
}

/**
 * A failure, as one of a few kinds that a screen can handle. Code above this package does not read
 * HTTP statuses.
 */
export type ApiFailure =
  /** No answer: offline, refused, aborted by us, or not within the time limit. */
  | { readonly kind: 'network'; readonly isTimeout: boolean }
  /** Not, or no longer, signed in; also a sign-in with wrong credentials. */
  | { readonly kind: 'unauthenticated'; readonly isCredentialsMismatch: boolean }
  | { readonly kind: 'forbidden'; readonly code: string }
  | { readonly kind: 'not-found' }
  /** Another user has changed it first. `current` is the current entity, in wire form. */
  | { readonly kind: 'conflict'; readonly code: string; readonly current: unknown }
  | { readonly kind: 'invalid'; readonly code: string; readonly fields: readonly FieldRefusal[] }
  /** The plan is frozen for this person. */
  | { readonly kind: 'frozen' }
  /** Too many requests. `retryAfterSeconds` is null if the server does not name a delay. */
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'unexpected'; readonly status: number }

/** A failed call. `message` is a sentence for the user; `failure` is for programs. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: ApiFailure
  /** Finds the request in the server's log; null when there was no answer. */
  readonly requestId: string | null

  constructor(failure: ApiFailure, message: string, requestId: string | null = null) {
    super(message)
    this.failure = failure
    this.requestId = requestId
  }
}

/** Returns whether a thrown value is a failed call; with `kind`, only of that kind. */
export function isApiError<Kind extends ApiFailure['kind']>(
  error: unknown,
  kind?: Kind,
): error is ApiError & { readonly failure: Extract<ApiFailure, { kind: Kind }> } {
  return error instanceof ApiError && (kind === undefined || error.failure.kind === kind)
}

/** Returns whether a change was refused because another user has saved the record since. */
export function isVersionConflict(
  error: unknown,
): error is ApiError & { readonly failure: Extract<ApiFailure, { kind: 'conflict' }> } {
  return isApiError(error, 'conflict') && error.failure.code === 'version_conflict'
}

/** Whether the server refused because its disk is full or read-only: no other file helps. */
export function isStorageRefusal(error: unknown): error is ApiError {
  return isApiError(error, 'unexpected') && error.failure.status === 507
}

interface ProblemBody {
  readonly code: string
  readonly detail: string
  readonly requestId: string | null
  readonly errors: readonly { path: string; message: string; code: string }[]
  readonly current: unknown
}

const UNEXPECTED_DETAIL = 'Something went wrong on the server. Please try again.'

/**
 * Turns an answer that is not a success into an error, in one place.
 *
 * @param body the parsed body, whatever it is: a proxy may answer HTML
 */
export function errorFromAnswer(response: Response, body: unknown): ApiError {
  const problem = problemFrom(body)
  return new ApiError(failureFrom(response, problem), problem.detail, problem.requestId)
}

/** Converts an exception of `fetch` to an error: no response came. */
export function errorFromNoAnswer(cause: unknown): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError(
    { kind: 'network', isTimeout },
    isTimeout
      ? 'The server took too long to answer. Please try again.'
      : 'The server could not be reached. Check your connection and try again.',
  )
}

function failureFrom(response: Response, { code, errors, current }: ProblemBody): ApiFailure {
  if (code === 'maintenance') return { kind: 'maintenance' }
  switch (response.status) {
    case 401:
      return { kind: 'unauthenticated', isCredentialsMismatch: code === 'credentials_mismatch' }
    case 403:
      return { kind: 'forbidden', code }
    case 404:
      return { kind: 'not-found' }
    case 409:
    case 412:
      return { kind: 'conflict', code, current }
    case 400:
    case 413:
    case 415:
    case 422:
      return {
        kind: 'invalid',
        code,
        fields: errors.map(({ path, message, code: rule }) => ({
          field: fieldOfPath(path),
          message,
          code: rule,
        })),
      }
    case 423:
      return { kind: 'frozen' }
    case 429:
      return { kind: 'rate-limited', retryAfterSeconds: retryAfterFrom(response) }
    default:
      return { kind: 'unexpected', status: response.status }
  }
}

/** `/title` and `query/title` both name the field `title`. */
function fieldOfPath(path: string): string {
  return path.replace(/^(\/|query\/|path\/|header\/)/, '')
}

function retryAfterFrom(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

function problemFrom(body: unknown): ProblemBody {
  const problem: Record<string, unknown> = isRecord(body) ? body : {}
  const errors = Array.isArray(problem['errors']) ? problem['errors'] : []
  return {
    code: textOr(problem['code'], ''),
    detail: textOr(problem['detail'], UNEXPECTED_DETAIL),
    requestId: typeof problem['requestId'] === 'string' ? problem['requestId'] : null,
    errors: errors.filter(isRecord).map((entry) => ({
      path: textOr(entry['path'], ''),
      message: textOr(entry['message'], ''),
      code: textOr(entry['code'], ''),
    })),
    current: problem['current'] ?? null,
  }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
