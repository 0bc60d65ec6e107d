import type { ApiClient } from '../client'
import { unwrap } from '../client'

/** The fields of the first account of an empty server and of its owner. */
export interface FirstAccountFields {
  /** From the one-time link that the server prints. */
  readonly token: string
  readonly contactCompanyName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
}

/**
 * Creates the first account with its owner and signs the owner in.
 *
 * @throws ApiError of kind `unauthenticated` when the link was used or is too old
 */
export async function createFirstAccount(
  client: ApiClient,
  fields: FirstAccountFields,
): Promise<void> {
  const answer = await unwrap(client.http.POST('/first-account', { body: fields }))
  client.setAccessToken(answer.accessToken.token)
}
