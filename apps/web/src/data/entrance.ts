import {
  changePasswordByLink,
  findSingleSignOn,
  hasSingleSignOn,
  requestPasswordReset,
  type PasswordByLink,
} from '@throughline/api-client'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/**
 * Returns the requests of a user who is not signed in. Each rejects with the error of the server.
 */
export function useEntrance() {
  const client = useApiClient()
  return useMemo(
    () => ({
      /** Sends an email with a link to a new password if a user has the address. */
      requestPasswordReset: (emailAddress: string) =>
        requestPasswordReset(client, { emailAddress }),
      /** Changes the password of the user to whom the link was sent. */
      changePassword: (change: PasswordByLink) => changePasswordByLink(client, change),
      /** Finds the single sign-on of an email domain; null when it has none. */
      findSingleSignOn: (domain: string, signal: AbortSignal) =>
        findSingleSignOn(client, { domain }, signal),
      /** Returns whether there is a single sign-on of this name. */
      hasSingleSignOn: (name: string, signal: AbortSignal) =>
        hasSingleSignOn(client, { name }, signal),
    }),
    [client],
  )
}
