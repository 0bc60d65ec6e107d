import { REQUEST_TIMEOUT_MS } from '@throughline/domain/session'
import createFetchClient, { type Client } from 'openapi-fetch'
import type { SessionDetails } from './entities'
import { ApiError, errorFromAnswer, isApiError } from './errors'
import type { paths } from './generated/schema'
import { sessionFromWire } from './mapping'
import { withBearer, withProgress, withTimeout, type Transport } from './transport'
import type { UploadProgress, UploadTransport } from './upload-transport'

/** Time limit of an upload: 10 MB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 600_000

/** The options of an API client. Every callback is optional. */
export interface ApiClientOptions {
  /** URL of the API: `/api` in the browser, an absolute URL elsewhere. */
  readonly baseUrl: string
  /** @default the global `fetch` */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Time limit of one request in milliseconds. @default 100,000 */
  readonly timeoutMs?: number
  /** A refresh succeeded and named the person. Called before its promise resolves. */
  readonly onRefreshed?: (details: SessionDetails) => void
  /** The session ended without a log-out: the refresh was refused. */
  readonly onSessionLost?: () => void
  /** The server is in maintenance mode. */
  readonly onMaintenance?: () => void
  /** The number of pending requests has changed. */
  readonly onProgress?: (event: { readonly pendingCount: number }) => void
  /**
   * Runs a refresh so that no other tab runs one at the same time. The refresh
   * cookie is replaced at each use and a used one ends the session, so two tabs
   * must take turns. @default runs it at once
   */
  readonly runExclusively?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * The client of the API. It keeps the access token only in memory. The functions in `resources/`
 * take it as their first argument.
 */
export interface ApiClient {
  /** The typed calls of the contract; an answer is data or an error, see {@link unwrap}. */
  readonly http: Client<paths>
  /**
   * Sends one request with a form as the others are, and reports how much of the form has been
   * sent. Hand it to a call of `http` as its `fetch`.
   */
  readonly upload: (form: FormData, onProgress: (progress: UploadProgress) => void) => Transport
  /** Returns whether the client has an access token, which may have expired. */
  readonly hasAccessToken: () => boolean
  /** Sets the token of a sign-in, or removes it (null). */
  readonly setAccessToken: (token: string | null) => void
  /** Returns when the token expires, in milliseconds since the epoch; null if unknown. */
  readonly accessTokenExpiresAt: () => number | null
  /**
   * Exchanges the refresh cookie for a new access token; simultaneous calls share one exchange.
   * Resolves to false when the session is over.
   *
   * @throws ApiError without a usable answer, so that a bad connection does not sign the user out
   */
  readonly refreshAccessToken: () => Promise<boolean>
}

/** Creates the client of one API. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, timeoutMs = REQUEST_TIMEOUT_MS } = options
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const runExclusively = options.runExclusively ?? ((work) => work())
  let accessToken: string | null = null
  let refreshing: Promise<boolean> | null = null

  const counted = withProgress(send, options.onProgress ?? (() => undefined))
  const bearer = {
    getAccessToken: () => accessToken,
    refresh: () => refreshAccessToken(),
    refreshUnderWay: () => refreshing,
  }
  const transport = withBearer(withTimeout(counted, timeoutMs), bearer)
  // Few pages upload anything, so that its code is loaded with the first upload.
  const sendUpload: UploadTransport = async (request, form, onProgress) => {
    const { sendByXhr, sendWith } = await import('./upload-transport')
    const upload = options.fetch === undefined ? sendByXhr : sendWith(options.fetch)
    return upload(request, form, onProgress)
  }
  const http = createFetchClient<paths>({ baseUrl, fetch: transport, credentials: 'same-origin' })
  http.use({
    onResponse: async ({ response }) => {
      if (response.status !== 503) return
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      const { failure } = errorFromAnswer(response, body)
      if (failure.kind === 'maintenance') options.onMaintenance?.()
    },
  })

  function refreshAccessToken(): Promise<boolean> {
    refreshing ??= runExclusively(exchangeCookie).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function exchangeCookie(): Promise<boolean> {
    try {
      const answer = await unwrap(http.POST('/refreshToken'))
      accessToken = answer.accessToken.token
      options.onRefreshed?.(sessionFromWire(answer))
      return true
    } catch (error) {
      if (!isApiError(error, 'unauthenticated')) throw error
      const wasSignedIn = accessToken !== null
      accessToken = null
      if (wasSignedIn) options.onSessionLost?.()
      return false
    }
  }

  return {
    http,
    upload: (form, onProgress) =>
      withBearer(
        withTimeout((request) => sendUpload(request, form, onProgress), UPLOAD_TIMEOUT_MS),
        bearer,
      ),
    hasAccessToken: () => accessToken !== null,
    setAccessToken: (token) => {
      accessToken = token
    },
    accessTokenExpiresAt: () => (accessToken === null ? null : expiryOf(accessToken)),
    refreshAccessToken,
  }
}

/** The answer to a call of the contract: data or an error, and the response itself. */
interface CallAnswer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/**
 * Returns the data of an answer.
 *
 * @throws ApiError when the answer is a failure or its body cannot be read
 */
export async function unwrap<Data>(call: Promise<CallAnswer<Data>>): Promise<Data> {
  const { data } = await succeed(call)
  if (data === undefined) throw unreadable()
  return data
}

/**
 * Waits for a call that answers without data.
 *
 * @throws ApiError when the answer is a failure
 */
export async function settle(call: Promise<CallAnswer<unknown>>): Promise<void> {
  await succeed(call)
}

/** Data with the entity tag of its version. */
export interface Tagged<Data> {
  readonly data: Data
  /** null when the server gave none. */
  readonly entityTag: string | null
  /** Of a list: the cursor of what changes after it; null when the server gave none. */
  readonly endCursor?: string | null
}

/**
 * The data of an answer that the caller may have already.
 *
 * @returns null when the server answers that it has not changed (304)
 * @throws ApiError when the answer is a failure or its body cannot be read
 */
export async function unwrapUnlessCached<Data>(
  call: Promise<CallAnswer<Data>>,
): Promise<Tagged<Data> | null> {
  const answer = await readAnswer(call)
  if (answer.response.status === 304) return null
  const data = await unwrap(Promise.resolve(answer))
  return { data, entityTag: answer.response.headers.get('etag') }
}

async function succeed<Data>(call: Promise<CallAnswer<Data>>): Promise<CallAnswer<Data>> {
  const answer = await readAnswer(call)
  if (!answer.response.ok) throw errorFromAnswer(answer.response, answer.error)
  return answer
}

async function readAnswer<Data>(call: Promise<CallAnswer<Data>>): Promise<CallAnswer<Data>> {
  try {
    return await call
  } catch (error) {
    // A body that is not JSON did not come from the API.
    throw error instanceof SyntaxError ? unreadable() : error
  }
}

function unreadable(): ApiError {
  return new ApiError(
    { kind: 'unexpected', status: 0 },
    'The answer could not be read. Please try again.',
  )
}

/** The expiry claim of a JWT in milliseconds since the epoch, or null when it cannot be read. */
function expiryOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null
  } catch {
    return null
  }
}
