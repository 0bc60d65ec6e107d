import type { Person } from '@throughline/domain/access'
import type { OpenInvitation, UserRow } from './queries'
import type { UserSight } from './user-sight'

type Accounts = Pick<UserRow, 'id' | 'accountIds' | 'openInvitations'>

/** Who looks at a person. */
interface Onlooker {
  readonly viewerId: number
  /** What they may know of others; null for everything. */
  readonly sight: Pick<UserSight, 'accountIds'> | null
}

/** The accounts of a person that somebody may know of; one's own are all known. */
export function knownAccountIds(
  { id, accountIds }: Pick<Accounts, 'id' | 'accountIds'>,
  { viewerId, sight }: Onlooker,
): number[] {
  const known = id === viewerId ? null : (sight?.accountIds ?? null)
  return accountIds.filter((accountId) => known?.has(accountId) ?? true)
}

/**
 * The invitation behind which a person stands for somebody else: they have joined
 * none of the accounts that both know of, and whether they are known elsewhere is
 * not to be told by anything.
 */
export function invitationSeen(person: Accounts, onlooker: Onlooker): OpenInvitation | null {
  if (person.id === onlooker.viewerId) return null
  const ofAccount = (id: number) => person.openInvitations.find(({ accountId }) => accountId === id)
  const accountIds = knownAccountIds(person, onlooker)
  if (!accountIds.every((id) => ofAccount(id) !== undefined)) return null
  const [first] = accountIds
  return (first === undefined ? undefined : ofAccount(first)) ?? null
}

/** Who stands behind an invitation, as the rules look at them: nothing else of them counts. */
export function asInvited(person: Person, accountIds: readonly number[]): Person {
  return {
    ...person,
    isSuperUser: false,
    accounts: person.accounts.filter(({ account }) => accountIds.includes(account.id)),
  }
}
