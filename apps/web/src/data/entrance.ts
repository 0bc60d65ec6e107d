import {
  changePasswordByLink,
  findSingleSignOn,
  hasSingleSignOn,
  requestPasswordReset,
  type PasswordByLink,
} from '@throughline/api-client'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'

/** What people ask of the server who are not signed in; each rejects as the server refused. */
export function useEntrance() {
  const client = useApiClient()
  return useMemo(
    () => ({
      /** Sends an email with a link to a new password, when the address is known. */
      requestPasswordReset: (emailAddress: string) =>
        requestPasswordReset(client, { emailAddress }),
      /** Changes the password of whoever got the link. */
      changePassword: (change: PasswordByLink) => changePasswordByLink(client, change),
      /** The single sign-on of an email domain; null when it has none. */
      findSingleSignOn: (domain: string, signal: AbortSignal) =>
        findSingleSignOn(client, { domain }, signal),
      /** Whether there is a single sign-on of this name. */
      hasSingleSignOn: (name: string, signal: AbortSignal) =>
        hasSingleSignOn(client, { name }, signal),
    }),
    [client],
  )
}
