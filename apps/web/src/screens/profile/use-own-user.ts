import type { User } from '@throughline/domain/users'
import { useSessionActions, useSessionFacts } from '../../session/use-session'

/**
 * Returns a function that updates the logged-in user in the session, so every screen shows their
 * new name and photo.
 */
export function useOwnUser(): (user: User) => void {
  const session = useSessionActions()
  const facts = useSessionFacts()
  return (user) => {
    session.handleRefreshed({ ...facts, user })
  }
}
