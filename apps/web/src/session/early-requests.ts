import { browserStore } from '../preferences/browser-store'
import { isMarkedLoggedIn } from '../preferences/login-mark'

/** Name of the lock that serializes the refreshes of all tabs. */
const REFRESH_LOCK = 'throughline-refresh'

/** Early requests by path. Each answer is used once. */
const underWay = new Map<string, Promise<Response>>()

/**
 * Requests the data of every page before the code that uses it is loaded: the configuration and, if
 * the browser is marked as logged in, a new token.
 */
export function askEarly(): void {
  ask('/api/configuration', () => fetch('/api/configuration', { credentials: 'same-origin' }))
  if (!isMarkedLoggedIn(browserStore())) return
  ask('/api/refreshToken', () =>
    inTurn(() => fetch('/api/refreshToken', { method: 'POST', credentials: 'same-origin' })),
  )
}

/** Returns the answer of the early request, or sends the request. */
export function fetchOrTakeEarly(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const answer = underWay.get(pathname)
  underWay.delete(pathname)
  return answer ?? fetch(request)
}

/**
 * Runs a refresh while no other tab runs one. The lock API is missing outside of secure
 * contexts; there two tabs may refresh at once, which the server allows.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(REFRESH_LOCK, () => work())
}

function ask(path: string, send: () => Promise<Response>): void {
  const answer = send()
  // The code that uses the answer handles the failure.
  answer.catch(() => undefined)
  underWay.set(path, answer)
}
