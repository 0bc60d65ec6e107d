import type { Membership } from '../access'

/** A person by name. */
export interface PersonName {
  readonly id: number
  /** In one line; the email address of a person without a name. */
  readonly name: string
}

/** Whether a person has set a password yet. */
export type UserStatus = 'pending' | 'accepted'

/** The core view that a person used last. */
export type CoreView = 'dashboard' | 'calendar' | 'budget' | 'view'

/** A person. */
export interface User {
  readonly id: number
  readonly emailAddress: string
  /** May be empty. */
  readonly firstName: string
  /** May be empty. */
  readonly lastName: string
  readonly profileImage: { readonly id: number; readonly fileLocation: string } | null
  readonly customViewIds: readonly number[]
  readonly mostRecentView: CoreView
  readonly mostRecentPlanId: number | null
  readonly status: UserStatus
  /** The role tutorials that the person has closed. */
  readonly rolesObserved: readonly { readonly planId: number; readonly roleId: number }[]
  readonly accountIds: readonly number[]
  readonly oldEmail: string | null
  /** Tags that are hidden from the person, with every item that carries one. */
  readonly blockedTagIds: readonly number[]
  readonly highestRoleId: number | null
  readonly isSuperUser: boolean
}

/** A role that a person holds, as stored. */
export interface UserRole extends Membership {
  readonly id: number
  readonly userId: number
}

type Named = Pick<User, 'firstName' | 'lastName'>

function firstLetter(text: string): string {
  return Array.from(text.trim())[0] ?? ''
}

/**
 * The two letters of a person's button: the first of each name, the first two of a
 * single name, and AA without a name.
 */
export function initialsOf({ firstName, lastName }: Named): string {
  const both = firstLetter(firstName) + firstLetter(lastName)
  if (both === '') return 'AA'
  if (firstName.trim() !== '' && lastName.trim() !== '') return both.toUpperCase()
  const onlyName = firstName.trim() + lastName.trim()
  return Array.from(onlyName).slice(0, 2).join('').toUpperCase()
}

/** A person's name in one line, or their email address without one. */
export function displayNameOf(user: Named & Pick<User, 'emailAddress'>): string {
  const name = `${user.firstName.trim()} ${user.lastName.trim()}`.trim()
  return name === '' ? user.emailAddress : name
}

const emailPattern = /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,20}$/i

/** The maximum length of an email address in characters. */
const EMAIL_LIMIT_LENGTH = 254

/** Whether a text can be an email address; its top-level domain has 2 to 20 letters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_LIMIT_LENGTH && emailPattern.test(text)
}
