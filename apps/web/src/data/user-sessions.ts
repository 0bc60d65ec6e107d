import {
  endOtherUserSessions,
  endUserSessions,
  listUserSessions,
  type UserSession,
} from '@throughline/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { defineRead, useRead, type ReadResult } from './core/read'

const sessionsRead = defineRead({
  key: (userId: number) => ['user-sessions', userId],
  fetch: ({ client, signal }, userId) => listUserSessions(client, userId, signal),
})

/** Where whoever is signed in is signed in: here first, then where it was used last. */
export function useUserSessions(userId: number): ReadResult<readonly UserSession[]> {
  return useRead(sessionsRead, userId)
}

/** Ends sessions. Each resolves once the sessions have been read again. */
export interface SessionEnds {
  readonly end: (sessionId: string) => Promise<unknown>
  /** Ends all but this one. */
  readonly endOthers: () => Promise<unknown>
}

/** Ends sessions of whoever is signed in. */
export function useSessionEnds(userId: number): SessionEnds {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: sessionsRead.key(userId) })
  const end = useMutation({
    mutationFn: (sessionId: string) => endUserSessions(client, userId, [sessionId]),
    onSettled,
  })
  const endOthers = useMutation({
    mutationFn: () => endOtherUserSessions(client, userId),
    onSettled,
  })
  return { end: end.mutateAsync, endOthers: () => endOthers.mutateAsync() }
}
