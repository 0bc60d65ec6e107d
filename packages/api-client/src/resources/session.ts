import type { CoreView } from '@throughline/domain/users'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { Configuration, SessionDetails } from '../entities'
import { configurationFromWire, sessionFromWire } from '../mapping'

/**
 * Signs a user in. The client then has the access token, and the browser the refresh cookie.
 *
 * @throws ApiError of kind `unauthenticated` when email address and password do not match
 */
export async function authenticate(
  client: ApiClient,
  credentials: { readonly emailAddress: string; readonly password: string },
): Promise<void> {
  const answer = await unwrap(client.http.POST('/authenticate', { body: credentials }))
  client.setAccessToken(answer.accessToken.token)
}

/** Ends the session here and on the server. It ends here even when the server does not answer. */
export async function logOut(client: ApiClient): Promise<void> {
  try {
    await settle(client.http.POST('/logout'))
  } finally {
    client.setAccessToken(null)
  }
}

/** Reads who is signed in, with roles and accounts. */
export async function readMe(client: ApiClient, signal?: AbortSignal): Promise<SessionDetails> {
  return sessionFromWire(await unwrap(client.http.GET('/me', withSignal(signal))))
}

/** Reads the configuration that the app needs before a sign-in. */
export async function readConfiguration(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Configuration> {
  return configurationFromWire(await unwrap(client.http.GET('/configuration', withSignal(signal))))
}

/**
 * Stores on the user which plan they opened last, and in which view, for all their browsers.
 *
 * @param record.view absent if the user views the plan in none of the core views
 */
export async function recordMostRecentPlan(
  client: ApiClient,
  record: { readonly userId: number; readonly planId: number; readonly view?: CoreView },
): Promise<void> {
  const { userId, planId, view } = record
  await settle(
    client.http.PUT('/users/{id}', {
      params: { path: { id: userId } },
      body: {
        mostRecentPlanId: planId,
        ...(view === undefined ? null : { mostRecentView: view }),
      },
    }),
  )
}

function withSignal(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal }
}
