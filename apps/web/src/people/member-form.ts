import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { isEmailAddress } from '@throughline/domain/users'
import { EMPTY_ROLE_DRAFT, type RoleDraft } from '@throughline/planner-views/team-table'
import type { MemberField } from './member-failures'

/** Values of the form that adds a member. */
export interface MemberValues {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly role: RoleDraft
}

/** Values of the empty form. */
export const noMember: MemberValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  role: EMPTY_ROLE_DRAFT,
}

/** Returns the trimmed values for the request. */
export function personOfValues({ firstName, lastName, emailAddress }: Omit<MemberValues, 'role'>): {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
} {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emailAddress: emailAddress.trim(),
  }
}

/** Returns the problem of an email address; undefined if it is valid. */
export function refuseAddress(emailAddress: string): string | undefined {
  const address = emailAddress.trim()
  if (address === '') return TEAM_MESSAGES.emailRequired
  return isEmailAddress(address) ? undefined : TEAM_MESSAGES.emailInvalid
}

/**
 * Returns the problems of a new member, by field.
 *
 * @param usedAddresses addresses of users who already have access to the plan
 */
export function problemsOfMember(
  { firstName, lastName, emailAddress, role }: MemberValues,
  usedAddresses: readonly string[],
): Readonly<Partial<Record<MemberField, string>>> {
  const address = emailAddress.trim().toLowerCase()
  const isUsed = usedAddresses.some((used) => used.toLowerCase() === address)
  const addressProblem = isUsed ? TEAM_MESSAGES.alreadyOnPlan : refuseAddress(emailAddress)
  return {
    ...(firstName.trim() === '' ? { firstName: TEAM_MESSAGES.firstNameRequired } : null),
    ...(lastName.trim() === '' ? { lastName: TEAM_MESSAGES.lastNameRequired } : null),
    ...(addressProblem === undefined ? null : { emailAddress: addressProblem }),
    ...(role.roleId === null ? { role: TEAM_MESSAGES.roleRequired } : null),
  }
}
