import { accountLevel, callerFrom } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import { accountFactsOf } from '../../access/account-gate'
import { factsOf } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { accessConfigurationOf } from '../../config/app-config'
import type { AppConfig } from '../../config/app-config'
import { findAccountsById } from '../../access/account-queries'
import { findRolesOfUsers } from '../user-roles/queries'
import { findUsers, isUserThere } from './queries'

/**
 * The facts about a person that the rules need: their accounts, and their plans there. Null if
 * the person does not exist or was deleted.
 */
export async function findPersonFacts(
  orm: Orm,
  userId: number,
  config: AppConfig,
): Promise<Person | null> {
  if (!(await isUserThere(orm, userId))) return null
  const [user] = await findUsers(orm, [userId])
  if (user === undefined) return null
  const roles = await findRolesOfUsers(orm, [userId])
  const plans = await findPlans(
    orm,
    roles.flatMap(({ planId }) => (planId === null ? [] : [planId])),
  )
  const accounts = await findAccountsById(orm, user.accountIds)
  const asCaller = callerFrom({
    userId,
    memberships: roles,
    configuration: accessConfigurationOf(config),
  })
  return {
    userId,
    isSuperUser: asCaller.isSuperUser,
    accounts: accounts.map((row) => {
      const account = accountFactsOf(row)
      return {
        account,
        level: accountLevel(asCaller, account) ?? 350,
        plans: plans.filter((plan) => plan.account?.id === account.id).map((plan) => factsOf(plan)),
      }
    }),
  }
}
