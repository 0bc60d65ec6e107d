import {
  endOtherUserSessions,
  endUserSessions,
  listUserSessions,
  type UserSession,
} from '@throughline/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { defineRead, useRead, type ReadResult } from './core/read'
import { useOnce } from './core/use-once'

const sessionsRead = defineRead({
  key: (userId: number) => ['user-sessions', userId],
  fetch: ({ client, signal }, userId) => listUserSessions(client, userId, signal),
})

/** Reads the sessions of the signed-in user: this one first, then by last use. */
export function useUserSessions(userId: number): ReadResult<readonly UserSession[]> {
  return useRead(sessionsRead, userId)
}

/** Ends sessions. Each resolves once the sessions have been read again. */
export interface SessionEnds {
  readonly end: (sessionId: string) => Promise<unknown>
  /** Ends all sessions except this one. */
  readonly endOtherUsers: () => Promise<unknown>
}

/** Returns the functions that end sessions of the signed-in user. */
export function useSessionEnds(userId: number): SessionEnds {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: sessionsRead.key(userId) })
  const end = useMutation({
    mutationFn: (sessionId: string) => endUserSessions(client, userId, [sessionId]),
    onSettled,
  })
  const endOtherUsers = useMutation({
    mutationFn: () => endOtherUserSessions(client, userId),
    onSettled,
  })
  const endAll = useOnce(endOtherUsers.mutateAsync)
  return { end: useOnce(end.mutateAsync), endOtherUsers: () => endAll() }
}
