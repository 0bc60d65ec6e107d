import { canReadPerson } from '@throughline/domain/access'
import { displayNameOf } from '@throughline/domain/users'
import type { components } from '@throughline/api-client/schema'
import type { SignedIn } from '../../access/access'
import { nameSeen } from './invited-person'
import type { NamedPerson } from './person-name-queries'

type PersonName = NonNullable<components['schemas']['NullablePersonName']>

/** Returns the names, by id, of the people whom the caller may see. */
export function readableNames(
  people: readonly NamedPerson[],
  { userId, caller }: SignedIn,
): ReadonlyMap<number, PersonName> {
  const accountIds = new Set(caller.memberships.map(({ accountId }) => accountId))
  const viewer = { viewerId: userId, visibility: caller.isSuperUser ? null : { accountIds } }
  const readable = people.filter(
    ({ id, isDeleted, ...person }) =>
      !isDeleted &&
      canReadPerson(caller, {
        userId: id,
        accounts: person.accounts.map((account) => ({
          account,
          plans: person.plans.filter((plan) => plan.account.id === account.id),
        })),
      }),
  )
  return new Map(
    readable.map((person) => {
      const seen = { ...person, accountIds: person.accounts.map(({ id }) => id) }
      return [person.id, { id: person.id, name: displayNameOf(nameSeen(seen, viewer)) }]
    }),
  )
}
