import { REQUEST_TIMEOUT_MS } from '@throughline/domain/session'
import { errorFromNoAnswer } from './errors'

/** How a request is sent and answered: `fetch`, or something wrapped around it. */
export type Transport = (request: Request) => Promise<Response>

/** Calls whose response is a stream that stays open until the caller closes it. */
const lastingCalls = /\/plans\/\d+\/changes$/

/**
 * Ends a request after a time limit, and turns every missing response into a typed error. The limit
 * applies even if `next` ignores its signal, and the signal also covers the reading of the body.
 * Streams have no limit.
 */
export function withTimeout(next: Transport, timeoutMs: number = REQUEST_TIMEOUT_MS): Transport {
  return async (request) => {
    const isLasting = lastingCalls.test(new URL(request.url).pathname)
    const controller = new AbortController()
    const limit = new Promise<never>((_resolve, reject) => {
      if (isLasting) return
      setTimeout(() => {
        const reason = new DOMException('The server took too long to answer.', 'TimeoutError')
        controller.abort(reason)
        reject(reason)
      }, timeoutMs)
    })
    // Once there is an answer, the rejection of the limit has no other handler.
    limit.catch(() => undefined)
    const signal = AbortSignal.any([request.signal, controller.signal])
    try {
      return await Promise.race([next(new Request(request, { signal })), limit])
    } catch (cause) {
      // A caller that withdraws its own request wants to see its own abort, not an error of ours.
      if (request.signal.aborted) throw cause
      throw errorFromNoAnswer(controller.signal.aborted ? controller.signal.reason : cause)
    }
  }
}

/** Reports how many requests are pending, each time that the number changes. */
export function withProgress(
  next: Transport,
  onProgress: (event: { readonly pendingCount: number }) => void,
): Transport {
  let pendingCount = 0
  return async (request) => {
    pendingCount += 1
    onProgress({ pendingCount })
    try {
      return await next(request)
    } finally {
      pendingCount -= 1
      onProgress({ pendingCount })
    }
  }
}

/** The session functions that {@link withBearer} needs. */
export interface BearerSource {
  /** Returns the current access token; null if no user is signed in. */
  readonly getAccessToken: () => string | null
  /**
   * Requests a new token; simultaneous calls share one request. Resolves to false when the session
   * is over, and throws when no response came.
   */
  readonly refresh: () => Promise<boolean>
  /** Returns the pending refresh; null if there is none. */
  readonly refreshUnderWay: () => Promise<boolean> | null
}

/** Calls without a token that are never repeated, because they provide the token. */
const sessionCalls =
  /\/(authenticate(\/bypass)?|refreshToken|logout|first-account|user(-password-with-)?token\/[^/]+)$/

/** Calls that need no token and so never wait for one. */
const publicCalls = /\/(configuration|user_domains|saml\/metadata|user\/forgotpassword)$/

/**
 * Adds the access token. On a 401 the token is refreshed and the request sent
 * again, once; a second 401 is the answer. If another request has replaced the token in
 * the meantime, the request is repeated with the new one, without another refresh.
 * While the first token is pending, requests wait for it: without one they would only
 * be refused.
 */
export function withBearer(
  next: Transport,
  { getAccessToken, refresh, refreshUnderWay }: BearerSource,
): Transport {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (sessionCalls.test(pathname)) return next(request)
    if (getAccessToken() === null && !publicCalls.test(pathname)) {
      // When the refresh has no answer, the request is sent and finds out by itself.
      const isSignedIn = await refreshUnderWay()?.catch(() => null)
      if (isSignedIn === false) return new Response(null, { status: 401 })
    }
    const sentToken = getAccessToken()
    // A body can be read once, so the copy is taken before the first attempt.
    const retry = request.clone()
    const response = await next(withToken(request, sentToken))
    if (response.status !== 401) return response
    const isReplaced = getAccessToken() !== null && getAccessToken() !== sentToken
    if (!isReplaced && !(await refresh())) return response
    return next(withToken(retry, getAccessToken()))
  }
}

function withToken(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('authorization', `Bearer ${token}`)
  return request
}
