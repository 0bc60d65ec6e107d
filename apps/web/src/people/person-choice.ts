import { displayNameOf, initialsOf, type User } from '@throughline/domain/users'
import type { Person } from '@throughline/ui/PersonPicker'

/**
 * Returns a user as an option of the field that finds users.
 *
 * @param note text after the email address, such as a role
 */
export function personChoice(user: User, note: string): Person {
  const imageUrl = user.profileImage?.fileLocation
  return {
    id: String(user.id),
    name: displayNameOf(user),
    initials: initialsOf(user),
    email: user.emailAddress,
    note,
    ...(imageUrl === undefined ? null : { imageUrl }),
  }
}
