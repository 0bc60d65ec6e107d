import type { User } from '@throughline/domain/users'
import { useSessionActions, useSessionFacts } from '../../session/use-session'

/** Shows whoever is signed in as they are stored now: their name and photo beside every screen. */
export function useOwnUser(): (user: User) => void {
  const session = useSessionActions()
  const facts = useSessionFacts()
  return (user) => {
    session.handleRefreshed({ ...facts, user })
  }
}
