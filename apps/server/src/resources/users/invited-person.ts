import type { Person } from '@throughline/domain/access'
import type { OpenInvitation, UserRow } from './queries'
import type { UserVisibility } from './user-visibility'

type NameParts = Pick<UserRow, 'firstName' | 'lastName' | 'emailAddress'>
type Accounts = Pick<UserRow, 'id' | 'accountIds' | 'openInvitations'>

/** The viewer of another person's data. */
interface Viewer {
  readonly viewerId: number
  /** The data that the viewer may see of other users; null for all data. */
  readonly visibility: Pick<UserVisibility, 'accountIds'> | null
}

/**
 * Returns the accounts of a person that the viewer may see. Users see all of their own accounts.
 */
export function existingAccountIds(
  { id, accountIds }: Pick<Accounts, 'id' | 'accountIds'>,
  { viewerId, visibility }: Viewer,
): number[] {
  const existing = id === viewerId ? null : (visibility?.accountIds ?? null)
  return accountIds.filter((accountId) => existing?.has(accountId) ?? true)
}

/**
 * The open invitation that hides a person from a viewer. The person has joined none of the
 * accounts that both know, and nothing may reveal whether they have joined others.
 */
export function invitationSeen(person: Accounts, viewer: Viewer): OpenInvitation | null {
  if (person.id === viewer.viewerId) return null
  const ofAccount = (id: number) => person.openInvitations.find(({ accountId }) => accountId === id)
  const accountIds = existingAccountIds(person, viewer)
  if (!accountIds.every((id) => ofAccount(id) !== undefined)) return null
  const [first] = accountIds
  return (first === undefined ? undefined : ofAccount(first)) ?? null
}

/** First and last name and email address of a person as a viewer sees them. */
export function nameSeen(person: Accounts & NameParts, viewer: Viewer): NameParts {
  const invitation = invitationSeen(person, viewer)
  return {
    firstName: invitation?.firstName ?? person.firstName,
    lastName: invitation?.lastName ?? person.lastName,
    emailAddress: invitation?.emailAddress ?? person.emailAddress,
  }
}

/** An invited person with only the facts of the invitation, for the rules. */
export function asInvited(person: Person, accountIds: readonly number[]): Person {
  return {
    ...person,
    isSuperUser: false,
    accounts: person.accounts.filter(({ account }) => accountIds.includes(account.id)),
  }
}
