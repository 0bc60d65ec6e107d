import {
  deleteFromAccount,
  updatePerson,
  uploadFile,
  type PersonChanges,
  type PlanDetail,
  type UploadOptions,
} from '@throughline/api-client'
import type { User } from '@throughline/domain/users'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { accountRead } from './accounts'
import { useApiClient } from './core/api-client'
import { useOnce } from './core/use-once'
import { planRead } from './plans'

/** Changes of the users of an account. All reject when refused. */
export interface PeopleWrites {
  /** Resolves once the account has been read again. */
  readonly update: (request: {
    readonly userId: number
    readonly changes: PersonChanges
  }) => Promise<User>
  /** Uploads a picture and makes it the photo of the signed-in user. */
  readonly setPhoto: (
    request: { readonly userId: number; readonly file: File },
    options?: UploadOptions,
  ) => Promise<User>
  /**
   * Removes a user from the account. Resolves before the account has been read again, so that the
   * caller can first leave the user's page.
   */
  readonly remove: (userId: number) => Promise<unknown>
}

/** Returns the writes of an account's users, which run one after the other. */
export function usePeopleWrites(accountId: number): PeopleWrites {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const scope = { id: `people:${accountId}` }
  const update = useMutation({
    scope,
    mutationFn: ({ userId, changes }: Parameters<PeopleWrites['update']>[0]) =>
      updatePerson(client, userId, changes),
    onSettled: () => readPeopleAgain(queryClient, accountId),
  })
  const remove = useMutation({
    scope,
    mutationFn: (userId: number) => deleteFromAccount(client, { userId, accountId }),
    onSettled: () => {
      void readPeopleAgain(queryClient, accountId)
    },
  })
  const updateAsync = useOnce(update.mutateAsync)
  const setPhoto = useCallback<PeopleWrites['setPhoto']>(
    async ({ userId, file }, options) => {
      const { id } = await uploadFile(client, { file, purpose: 'profileImage' }, options)
      options?.signal?.throwIfAborted()
      return updateAsync({ userId, changes: { profileImageId: id } })
    },
    [client, updateAsync],
  )
  return { update: updateAsync, setPhoto, remove: useOnce(remove.mutateAsync) }
}

async function readPeopleAgain(queryClient: QueryClient, accountId: number): Promise<void> {
  // Teams of plans show names and photos too, and a new password ends sessions.
  const keys = [accountRead.key(accountId), ['team'], ['user-sessions']]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/**
 * Returns a function that reads a plan before an edit, unless the cache has it. Rejects when the
 * read fails.
 */
export function usePlanLoader(): (planId: number) => Promise<PlanDetail> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useCallback(
    (planId) => queryClient.fetchQuery(planRead.options(client, planId)),
    [client, queryClient],
  )
}
