import { isMarkedLoggedIn } from '../preferences/login-mark'

/** Under this lock tabs take turns at refreshing. */
const REFRESH_LOCK = 'throughline-refresh'

/** Answers that were asked for before the app was there, by path; each is handed out once. */
const underWay = new Map<string, Promise<Response>>()

/**
 * Asks for what every page needs, before the code that uses it is there: what the
 * app has to know and, where somebody is logged in, a fresh token.
 */
export function askEarly(): void {
  ask('/api/configuration', () => fetch('/api/configuration', { credentials: 'same-origin' }))
  if (!isLoggedInHere()) return
  ask('/api/refreshToken', () =>
    inTurn(() => fetch('/api/refreshToken', { method: 'POST', credentials: 'same-origin' })),
  )
}

/** Sends a request, or hands out the answer that was asked for early. */
export function fetchOrTakeEarly(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const answer = underWay.get(pathname)
  underWay.delete(pathname)
  return answer ?? fetch(request)
}

/**
 * Runs a refresh while no other tab runs one. Browsers without the lock API have no
 * secure context either: there tabs rely on the server, which bears two at once.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(REFRESH_LOCK, () => work())
}

function ask(path: string, send: () => Promise<Response>): void {
  const answer = send()
  // Nobody may be listening yet; whoever takes it is told.
  answer.catch(() => undefined)
  underWay.set(path, answer)
}

function isLoggedInHere(): boolean {
  try {
    return isMarkedLoggedIn(globalThis.localStorage)
  } catch {
    // Storage is blocked, and with it the mark.
    return false
  }
}
