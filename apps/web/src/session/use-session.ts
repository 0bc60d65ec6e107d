import type { AccountSummary, SessionDetails } from '@throughline/api-client'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import { useRequired } from '../platform/use-required'
import { usePreferences } from '../preferences/preferences-context'
import { activeAccountOf } from './active-account'
import type { Session } from './page-session'
import type { SessionState } from './session-state'

/** Provides the session of the page; see {@link useSessionActions}. */
export const SessionContext = createContext<Session | null>(null)

/**
 * Returns the session, which signs users in and out. {@link useSession} returns its current state.
 */
export function useSessionActions(): Session {
  return useRequired(
    SessionContext,
    'The session is missing, so nobody can sign in. Put SessionContext around the component.',
  )
}

/** Returns the current state of the session. */
export function useSession(): SessionState {
  const session = useSessionActions()
  return useSyncExternalStore(session.subscribe, session.getState)
}

/**
 * Provides the signed-in user that the shell has rendered. A session can end while a screen
 * renders. Components below the shell must not see that before the shell does.
 */
export const SessionDetailsContext = createContext<SessionDetails | null>(null)

/** Returns the signed-in user. Only for components below the signed-in shell. */
export function useSessionDetails(): SessionDetails {
  const { who } = useSession()
  const details = use(SessionDetailsContext)
  if (details !== null) return details
  if (who.status !== 'logged-in') {
    throw new Error('Nobody is signed in, so there is no one to show: render it in SignedInShell.')
  }
  return who.details
}

/**
 * Returns the account that the user works in, by route, stored choice or order; null without
 * accounts.
 */
export function useActiveAccount(): AccountSummary | null {
  const { who } = useSession()
  const preferences = usePreferences()
  const { accountId } = useParams()
  const account = activeAccountOf({
    accounts: who.status === 'logged-in' ? who.details.accounts : [],
    routeAccountId: idFromRoute(accountId),
    storedAccountId: preferences.activeAccountId(),
  })
  const activeId = account?.id ?? null
  useEffect(() => {
    if (activeId !== null) preferences.setActiveAccountId(activeId)
  }, [activeId, preferences])
  return account
}

/** Returns an id of the URL; null for any other text. */
export function idFromRoute(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : null
}
