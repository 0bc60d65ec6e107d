import { readAccount, type AccountDetail } from '@throughline/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/**
 * An account with its plans and seats; for admins of a plan also with its users and their roles.
 */
export const accountRead = defineRead({
  key: (accountId: number) => ['accounts', accountId],
  fetch: ({ client, signal }, accountId) => readAccount(client, accountId, signal),
  isStaleAfter: changesOf('user_roles', 'users', 'accounts', 'plans'),
})

/** Reads an account with its seats; reads nothing while `accountId` is null. */
export function useAccount(accountId: number | null): ReadResult<AccountDetail> {
  return useRead(accountRead, accountId)
}
