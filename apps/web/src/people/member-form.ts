import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { isEmailAddress } from '@throughline/domain/users'
import { EMPTY_ROLE_DRAFT, type RoleDraft } from '@throughline/planner-views/team-table'
import type { MemberField } from './member-failures'

/** What is asked of a new person. */
export interface MemberValues {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly role: RoleDraft
}

/** Nothing is typed yet. */
export const NO_MEMBER: MemberValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  role: EMPTY_ROLE_DRAFT,
}

/** The values without spaces around them, as they are sent. */
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

/** What is wrong with an address; undefined when nothing is. */
export function refuseAddress(emailAddress: string): string | undefined {
  const address = emailAddress.trim()
  if (address === '') return TEAM_MESSAGES.emailRequired
  return isEmailAddress(address) ? undefined : TEAM_MESSAGES.emailInvalid
}

/**
 * What is wrong with the values of a new person, at their fields.
 *
 * @param takenAddresses those of people who have access to the plan already
 */
export function problemsOfMember(
  { firstName, lastName, emailAddress, role }: MemberValues,
  takenAddresses: readonly string[],
): Readonly<Partial<Record<MemberField, string>>> {
  const address = emailAddress.trim().toLowerCase()
  const isTaken = takenAddresses.some((taken) => taken.toLowerCase() === address)
  const addressProblem = isTaken ? TEAM_MESSAGES.alreadyOnPlan : refuseAddress(emailAddress)
  return {
    ...(firstName.trim() === '' ? { firstName: TEAM_MESSAGES.firstNameRequired } : null),
    ...(lastName.trim() === '' ? { lastName: TEAM_MESSAGES.lastNameRequired } : null),
    ...(addressProblem === undefined ? null : { emailAddress: addressProblem }),
    ...(role.roleId === null ? { role: TEAM_MESSAGES.roleRequired } : null),
  }
}
