import type { User } from '@throughline/domain/users'
import { useSessionActions, useSessionDetails } from '../../session/use-session'

/**
 * Returns a function that updates the logged-in user in the session, so every screen shows their
 * new name and photo.
 */
export function useOwnUser(): (user: User) => void {
  const session = useSessionActions()
  const details = useSessionDetails()
  return (user) => {
    session.handleRefreshed({ ...details, user })
  }
}
