export { DEFAULT_CORE_VIEW, displayNameOf, initialsOf, isEmailAddress } from './user'
export type { CoreView, User, UserRole, UserStatus } from './user'
