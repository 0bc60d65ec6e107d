import type { KeyValueStore } from '../preferences/key-value-store'
import { markNewSession } from '../preferences/login-mark'

/** Query parameter that the server adds to the first page after single sign-on. */
const SIGNED_IN = 'signed-in'

/** State of the router at the root, which makes it open the page after signing in. */
const landing = { isNewSession: true } as const

/**
 * Marks the browser as logged in on the first page after single sign-on, and removes the parameter
 * from the URL. The page cannot read the cookie of the session. A URL with this parameter alone
 * signs no user in, because the server returns the user of the session at every start.
 */
export function startNewSession(store: Pick<KeyValueStore, 'setItem' | 'removeItem'>): void {
  const url = new URL(globalThis.location.href)
  if (!url.searchParams.has(SIGNED_IN)) return
  url.searchParams.delete(SIGNED_IN)
  const { pathname, search, hash } = url
  // The router reads its state from `usr`.
  const state = pathname === '/' && search === '' ? { usr: landing } : null
  history.replaceState(state, '', `${pathname}${search}${hash}`)
  markNewSession(store)
}

/**
 * Returns whether the root is the first page of a new session, which opens the recent plan instead.
 */
export function isLandingOfNewSession(pathname: string, state: unknown): boolean {
  return pathname === '/' && typeof state === 'object' && state !== null && 'isNewSession' in state
}
