import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { components } from '../generated/schema'

/** Somewhere a person is signed in. Instants as ISO 8601. */
export type UserSession = components['schemas']['UserSession']

/**
 * Lists the sessions of the user: the current session first, then the last used.
 *
 * @throws ApiError of kind `not-found` for any other user
 */
export async function listUserSessions(
  client: ApiClient,
  userId: number,
  signal?: AbortSignal,
): Promise<readonly UserSession[]> {
  const answer = await unwrap(
    client.http.GET('/users/{id}/sessions', {
      params: { path: { id: userId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items
}

/** Ends sessions of the person, all or none; one that has ended already counts as ended. */
export async function endUserSessions(
  client: ApiClient,
  userId: number,
  sessionIds: readonly string[],
): Promise<void> {
  await settle(
    client.http.DELETE('/users/{id}/sessions/{sessionIds}', {
      params: { path: { id: userId, sessionIds: sessionIds.join(',') } },
    }),
  )
}

/** Signs the person out everywhere but here. */
export async function endOtherUserSessions(client: ApiClient, userId: number): Promise<void> {
  await settle(client.http.DELETE('/users/{id}/sessions', { params: { path: { id: userId } } }))
}
