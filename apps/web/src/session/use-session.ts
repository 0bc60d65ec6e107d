import type { AccountSummary, SessionFacts } from '@throughline/api-client'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import { useRequired } from '../platform/use-required'
import { usePreferences } from '../preferences/preferences-context'
import { activeAccountOf } from './active-account'
import type { Session } from './page-session'
import type { SessionState } from './session-state'

/** Provides the session of the page; see {@link useSessionActions}. */
export const SessionContext = createContext<Session | null>(null)

/** Signs people in and out. What the session is at the moment, {@link useSession} says. */
export function useSessionActions(): Session {
  return useRequired(
    SessionContext,
    'The session is missing, so nobody can sign in. Put SessionContext around the component.',
  )
}

/** The session as it is now. */
export function useSession(): SessionState {
  const session = useSessionActions()
  return useSyncExternalStore(session.subscribe, session.getState)
}

/**
 * Who is signed in, as the shell around has drawn it. A session can end while a
 * screen is being drawn; what is below the shell must not see that before the shell does.
 */
export const SessionFactsContext = createContext<SessionFacts | null>(null)

/** Who is signed in. Only below the signed-in shell, which renders for nobody else. */
export function useSessionFacts(): SessionFacts {
  const { who } = useSession()
  const facts = use(SessionFactsContext)
  if (facts !== null) return facts
  if (who.status !== 'logged-in') {
    throw new Error('Nobody is signed in, so there is no one to show: render it in SignedInShell.')
  }
  return who.facts
}

/** The account that the person works in, by route, memory or order; null without accounts. */
export function useActiveAccount(): AccountSummary | null {
  const { who } = useSession()
  const preferences = usePreferences()
  const { accountId } = useParams()
  const account = activeAccountOf({
    accounts: who.status === 'logged-in' ? who.facts.accounts : [],
    routeAccountId: idFromRoute(accountId),
    storedAccountId: preferences.activeAccountId(),
  })
  const activeId = account?.id ?? null
  useEffect(() => {
    if (activeId !== null) preferences.setActiveAccountId(activeId)
  }, [activeId, preferences])
  return account
}

/** An id out of the URL; null for anything else. */
export function idFromRoute(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : null
}
