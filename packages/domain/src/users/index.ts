export { displayNameOf, initialsOf, isEmailAddress } from './user'
export type { CoreView, PersonName, User, UserRole, UserStatus } from './user'
