import { accountLevel, callerFrom } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import { accountDetailsOf } from '../../access/account-gate'
import { detailsOf } from '../../access/access'
import { selectPlansOfUsers } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import { accessConfigurationOf } from '../../config/app-config'
import type { AppConfig } from '../../config/app-config'
import { selectAccountsOfUsers } from '../../access/account-queries'
import { findRolesOfUsers } from '../user-roles/queries'
import { groupedByUser, userQueries, usersFrom } from './queries'
import type { UserRow } from './queries'

/** A stored person, and the facts about them that the rules need. */
interface PersonWithDetails {
  readonly row: UserRow
  readonly person: Person
}

/**
 * Finds the data about people that the rules need: their accounts, and their plans there. The
 * result omits people who do not exist or were deleted.
 */
export async function findPeopleDetails(
  orm: Orm,
  userIds: readonly number[],
  config: AppConfig,
): Promise<readonly PersonWithDetails[]> {
  if (userIds.length === 0) return []
  const ids = [...userIds]
  const { roles, plans, accounts, ...people } = await readTogether(orm, {
    ...userQueries(orm, ids),
    roles: findRolesOfUsers(orm, ids),
    plans: selectPlansOfUsers(orm, ids),
    accounts: selectAccountsOfUsers(orm, ids),
  })
  const rows = usersFrom(people).filter(({ isDeleted }) => !isDeleted)
  const rolesOf = groupedByUser(roles)
  return rows.map((row) => {
    const memberships = rolesOf(row.id)
    const asCaller = callerFrom({
      userId: row.id,
      memberships,
      configuration: accessConfigurationOf(config),
    })
    const ownPlans = plans.filter(({ id }) => memberships.some(({ planId }) => planId === id))
    const ownAccounts = accounts.filter(({ id }) => row.accountIds.includes(id))
    const person: Person = {
      userId: row.id,
      isSuperUser: asCaller.isSuperUser,
      accounts: ownAccounts.map((accountRow) => {
        const account = accountDetailsOf(accountRow)
        return {
          account,
          level: accountLevel(asCaller, account) ?? 350,
          plans: ownPlans
            .filter((plan) => plan.account?.id === account.id)
            .map((plan) => detailsOf(plan)),
        }
      }),
    }
    return { row, person }
  })
}

/** The facts about one person; null if the person does not exist or was deleted. */
export async function findPersonDetails(
  orm: Orm,
  userId: number,
  config: AppConfig,
): Promise<Person | null> {
  const [match] = await findPeopleDetails(orm, [userId], config)
  return match?.person ?? null
}
