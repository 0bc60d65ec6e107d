import { accountLevel, callerFrom } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import { accountDetailsOf } from '../../access/account-gate'
import { detailsOf } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { accessConfigurationOf } from '../../config/app-config'
import type { AppConfig } from '../../config/app-config'
import { findAccountsById } from '../../access/account-queries'
import { findRolesOfUsers } from '../user-roles/queries'
import { findUsers, groupedByUser } from './queries'
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
  const rows = (await findUsers(orm, userIds)).filter(({ isDeleted }) => !isDeleted)
  const roles = await findRolesOfUsers(
    orm,
    rows.map(({ id }) => id),
  )
  const rolesOf = groupedByUser(roles)
  const planIds = new Set(roles.flatMap(({ planId }) => (planId === null ? [] : [planId])))
  const plans = await findPlans(orm, [...planIds])
  const accounts = await findAccountsById(orm, [
    ...new Set(rows.flatMap(({ accountIds }) => accountIds)),
  ])
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
