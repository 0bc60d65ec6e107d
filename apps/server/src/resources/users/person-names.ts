import { canReadPerson } from '@throughline/domain/access'
import type { PersonAccount } from '@throughline/domain/access'
import { displayNameOf } from '@throughline/domain/users'
import type { components } from '@throughline/api-client/schema'
import { sql } from 'drizzle-orm'
import type { SignedIn } from '../../access/access'
import { accountMembers, accounts, plans, userInvites, userRoles, users } from '../../db/schema'
import { nameSeen } from './invited-person'
import type { UserRow } from './queries'

type PersonName = NonNullable<components['schemas']['NullablePersonName']>

/** A person with what decides whether a user may read their name. */
export interface NamedPerson extends Pick<
  UserRow,
  'id' | 'isDeleted' | 'firstName' | 'lastName' | 'emailAddress' | 'openInvitations'
> {
  readonly accounts: readonly PersonAccount['account'][]
  /** Plans with a role of the person. */
  readonly plans: PersonAccount['plans']
}

const accountOf = sql`json_build_object(
  'id', ${accounts.id}, 'ownerId', coalesce(${accounts.ownerId}, 0), 'isActive', ${accounts.isActive}
)`

/**
 * A row of users as a {@link NamedPerson}, as JSON: part of a statement that reads what names the
 * person.
 */
export const namedPerson = sql<NamedPerson>`json_build_object(
  'id', ${users.id}, 'isDeleted', ${users.deletedAt} is not null,
  'firstName', ${users.firstName}, 'lastName', ${users.lastName},
  'emailAddress', ${users.emailAddress},
  'openInvitations', (
    select coalesce(json_agg(json_build_object(
      'accountId', ${userInvites.accountId}, 'emailAddress', ${userInvites.emailAddress},
      'firstName', ${userInvites.firstName}, 'lastName', ${userInvites.lastName}
    ) order by ${userInvites.id}), '[]')
    from ${userInvites}
    where ${userInvites.userId} = ${users.id} and ${userInvites.acceptedAt} is null
  ),
  'accounts', (
    select coalesce(json_agg(${accountOf} order by ${accounts.id}), '[]')
    from ${accountMembers} join ${accounts} on ${accounts.id} = ${accountMembers.accountId}
    where ${accountMembers.userId} = ${users.id}
  ),
  'plans', (
    select coalesce(json_agg(json_build_object(
      'id', ${plans.id}, 'account', ${accountOf},
      'useBudgets', ${plans.useBudgets}, 'useDashboards', ${plans.useDashboards},
      'freeze', ${plans.freeze}, 'isNested', ${plans.parentId} is not null,
      'isLead', exists (select 1 from plans nested where nested.parent_id = ${plans.id})
    ) order by ${plans.id}), '[]')
    from ${plans} join ${accounts} on ${accounts.id} = ${plans.accountId}
    where ${plans.deletedAt} is null and ${plans.id} in (
      select ${userRoles.planId} from ${userRoles} where ${userRoles.userId} = ${users.id}
    )
  )
)`

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
