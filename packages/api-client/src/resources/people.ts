import type { User } from '@throughline/domain/users'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import { userFromWire } from '../mapping'

/** Changed fields of a person; absent fields stay. */
export interface PersonChanges {
  readonly firstName?: string
  readonly lastName?: string
  readonly emailAddress?: string
  /** Only for the caller's own user. An empty password is not sent. */
  readonly password?: string
  /** The current password, which a new password requires. */
  readonly currentPassword?: string
  /** An uploaded picture, or null for none; only for the caller's own user. */
  readonly profileImageId?: number | null
}

/**
 * Changes a person. It reads the current person first and sends all fields, so that it does not
 * undo changes that were made elsewhere meanwhile.
 *
 * @throws ApiError of kind `conflict` with the code `email_taken`, `forbidden` without the right,
 *   `invalid` with the code `wrong_password` or `weak_password`
 */
export async function updatePerson(
  client: ApiClient,
  userId: number,
  { profileImageId, password = '', currentPassword = '', ...texts }: PersonChanges,
): Promise<User> {
  const params = { path: { id: userId } }
  const now = await unwrap(client.http.GET('/users/{id}', { params }))
  const imageId = profileImageId === undefined ? now.profileImage?.id : profileImageId
  const body = {
    id: userId,
    emailAddress: texts.emailAddress ?? now.emailAddress,
    firstName: texts.firstName ?? now.firstName,
    lastName: texts.lastName ?? now.lastName,
    profileImage: imageId === undefined || imageId === null ? null : iriOf('media_assets', imageId),
    customViews: now.customViews,
    mostRecentView: now.mostRecentView,
    mostRecentPlanId: now.mostRecentPlanId,
    rolesObserved: now.rolesObserved.map(({ plan, role }) => ({ plan, role })),
    blockedTags: now.blockedTags,
    ...(password === '' ? null : { password }),
    ...(password === '' || currentPassword === '' ? null : { currentPassword }),
  }
  return userFromWire(await unwrap(client.http.PUT('/users/{id}', { params, body })))
}

/**
 * Removes a person from an account: all of their roles there, and their sessions.
 *
 * @throws ApiError of kind `forbidden` unless the caller administers every plan of the person
 */
export async function deleteFromAccount(
  client: ApiClient,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
): Promise<void> {
  const body = { user_id: userId, account_id: accountId }
  await settle(client.http.DELETE('/delete-from-account', { body }))
}
