import { readAccount, renameAccount, type AccountDetail } from '@throughline/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { useOnce } from './core/use-once'

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

/** Returns a function that changes the name of an account. */
export function useRenameAccount(accountId: number): (name: string) => Promise<AccountDetail> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => renameAccount(client, accountId, name),
    onSuccess: (account) => {
      queryClient.setQueryData(accountRead.key(accountId), account)
    },
  })
  return useOnce(mutateAsync)
}
