import type { User } from '@throughline/domain/users'
import type { Schemas } from '../builders'
import { idOfReference } from './stored-item'

/** A person after a change. Nothing serves photos here, so that every photo is the same dot. */
export function personAfter(user: User, body: Schemas['UserUpdate']): User {
  const photoId = body.profileImage
  const isRenamed = body.emailAddress !== undefined && body.emailAddress !== user.emailAddress
  return {
    ...user,
    firstName: body.firstName ?? user.firstName,
    lastName: body.lastName ?? user.lastName,
    emailAddress: body.emailAddress ?? user.emailAddress,
    oldEmail: isRenamed ? user.emailAddress : user.oldEmail,
    profileImage:
      photoId === undefined
        ? user.profileImage
        : photoOf(photoId === null ? undefined : idOfReference(photoId, 'media_assets')),
    blockedTagIds: body.blockedTags?.map(Number) ?? user.blockedTagIds,
  }
}

function photoOf(id: number | undefined): User['profileImage'] {
  return id === undefined ? null : { id, fileLocation: DOT }
}

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
