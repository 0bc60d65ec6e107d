import type { PersonAccount } from '@throughline/domain/access'
import { sql } from 'drizzle-orm'
import { accountMembers, accounts, plans, userInvites, userRoles, users } from '../../db/schema'
import type { UserRow } from './queries'

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
