import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { isApiError } from '../errors'

/** A password and the token of the link with which it is chosen. */
export interface PasswordByLink {
  readonly token: string
  readonly password: string
}

/** Sends an email with a link to a new password. The answer is the same for unknown addresses. */
export async function requestPasswordReset(
  client: ApiClient,
  { emailAddress }: { readonly emailAddress: string },
): Promise<void> {
  await settle(client.http.POST('/user/forgotpassword', { body: { emailAddress } }))
}

/**
 * Changes the password of the owner of a link, and ends all of their sessions.
 *
 * @throws ApiError of kind `unauthenticated` when the link was used or is too old
 */
export async function changePasswordByLink(
  client: ApiClient,
  { token, password }: PasswordByLink,
): Promise<void> {
  await settle(
    client.http.POST('/usertoken/{token}', { params: { path: { token } }, body: { password } }),
  )
}

/**
 * Sets the first password of an invited person and signs them in.
 *
 * @throws ApiError of kind `unauthenticated` when the link was used or is too old
 */
export async function setFirstPassword(
  client: ApiClient,
  { token, password }: PasswordByLink,
): Promise<void> {
  const answer = await unwrap(
    client.http.POST('/user-password-with-token/{token}', {
      params: { path: { token } },
      body: { password },
    }),
  )
  client.setAccessToken(answer.accessToken.token)
}

/**
 * Signs in with the token of a sign-in link.
 *
 * @throws ApiError of kind `unauthenticated` when the link was used or is too old
 */
export async function signInByLink(
  client: ApiClient,
  { refreshToken }: { readonly refreshToken: string },
): Promise<void> {
  const answer = await unwrap(client.http.POST('/authenticate/bypass', { body: { refreshToken } }))
  client.setAccessToken(answer.accessToken.token)
}

/** The way in which users of an email domain sign in at their identity provider. */
export interface SingleSignOn {
  /** Address that starts it. */
  readonly redirectUrl: string
  /** Whether a password works as well; if not, only the account owner can use one. */
  readonly isPasswordAllowed: boolean
}

/**
 * Whether there is a single sign-on of this name.
 *
 * @param name of a connection, as links to the sign-in page have it
 */
export async function hasSingleSignOn(
  client: ApiClient,
  { name }: { readonly name: string },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const params = { query: { sso: name } }
    await settle(client.http.GET('/saml/metadata', { params, signal, parseAs: 'text' }))
    return true
  } catch (error) {
    if (isApiError(error, 'not-found') || isApiError(error, 'invalid')) return false
    throw error
  }
}

/**
 * Looks up the single sign-on of an email domain.
 *
 * @param domain the text after the `@`
 * @returns null if the domain has none
 */
export async function findSingleSignOn(
  client: ApiClient,
  { domain }: { readonly domain: string },
  signal: AbortSignal,
): Promise<SingleSignOn | null> {
  const { items } = await unwrap(
    client.http.GET('/user_domains', { params: { query: { domain } }, signal }),
  )
  const [match] = items
  if (match === undefined) return null
  return { redirectUrl: match.redirectUrl, isPasswordAllowed: match.isPasswordAllowed }
}
