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
import { userQueries, usersFrom } from './queries'

/**
 * Finds the data about a person that the rules need: their accounts, and their plans there.
 *
 * @returns null if the person does not exist or was deleted
 */
export async function findPersonDetails(
  orm: Orm,
  userId: number,
  config: AppConfig,
): Promise<Person | null> {
  const ids = [userId]
  const { roles, plans, accounts, ...people } = await readTogether(orm, {
    ...userQueries(orm, ids),
    roles: findRolesOfUsers(orm, ids),
    plans: selectPlansOfUsers(orm, ids),
    accounts: selectAccountsOfUsers(orm, ids),
  })
  const [row] = usersFrom(people)
  if (row === undefined || row.isDeleted) return null
  const configuration = accessConfigurationOf(config)
  const asCaller = callerFrom({ userId, memberships: roles, configuration })
  return {
    userId,
    isSuperUser: asCaller.isSuperUser,
    accounts: accounts.map((accountRow) => {
      const account = accountDetailsOf(accountRow)
      return {
        account,
        level: accountLevel(asCaller, account) ?? 350,
        plans: plans.filter((plan) => plan.account?.id === account.id).map(detailsOf),
      }
    }),
  }
}
