import { accountMembers, userRoles } from '../../db/schema'
import type { Orm } from '../../db/database'
import { secrets } from '../world'
import type { World } from '../world'
import type { Caller } from './scenario'

const SUPER_USER_ID = 300
const PRODUCT_TEAM_USER_ID = 2

/** Returns one caller of the access matrix. */
export async function callerOf(orm: Orm, world: World, title: string): Promise<Caller> {
  const match = (await callersOf(orm, world)).find((caller) => caller.title === title)
  if (match === undefined) throw new Error(`The access matrix has no ${title}.`)
  return match
}

/** All callers of the access matrix. */
export async function callersOf(orm: Orm, world: World): Promise<readonly Caller[]> {
  const { people, plans } = world
  const { accountId } = plans.lead
  // The owner of the inactive account administers this one as well.
  const accountAdminId = people.lapsed
  await orm.insert(accountMembers).values({ accountId, userId: accountAdminId })
  await orm.insert(userRoles).values({ accountId, userId: accountAdminId, roleId: 2 })
  const costs = [String(secrets.estimatedCost), String(secrets.budgetValue)]
  const tagged = [secrets.blockedTag, secrets.blockedTitle]
  const hidden = [secrets.otherTenantTitle]
  const onLead = { plan: plans.lead, hidden }
  const outside = { plan: plans.lead, hidden: [...costs, ...tagged, ...hidden] }
  return [
    {
      ...outside,
      title: 'anonymous',
      meaning: 'a request without a session',
      userId: null,
    },
    {
      ...outside,
      title: 'signed out',
      meaning: 'the owner, after their session ended',
      userId: people.owner,
      isSignedOut: true,
    },
    {
      ...outside,
      title: 'outsider',
      meaning: 'the owner of another account',
      userId: people.outsider,
      hidden: [...costs, ...tagged],
    },
    {
      ...outside,
      title: 'nested',
      meaning: 'a viewer of a nested plan, without a role on its lead',
      userId: people.nestedViewer,
    },
    { ...onLead, title: 'viewer', meaning: 'a viewer', userId: people.viewer },
    {
      ...onLead,
      title: 'no costs',
      meaning: 'a contributor who may not see costs',
      userId: people.withoutBudget,
      hidden: [...costs, ...hidden],
    },
    {
      ...onLead,
      title: 'tag hidden',
      meaning: 'a contributor from whom a tag is hidden',
      userId: people.withBlockedTag,
      hidden: [...tagged, ...hidden],
    },
    {
      ...onLead,
      title: 'one channel',
      meaning: 'a contributor in the channel of these calls only',
      userId: people.limited,
    },
    {
      ...onLead,
      title: 'contributor',
      meaning: 'a contributor in all channels',
      userId: people.contributor,
    },
    { ...onLead, title: 'admin', meaning: 'an admin', userId: people.admin },
    {
      ...onLead,
      title: 'owner',
      meaning: 'the account owner',
      userId: people.owner,
    },
    {
      ...outside,
      title: 'acct admin',
      meaning: 'an account admin without a role on the plan',
      userId: accountAdminId,
    },
    {
      ...outside,
      title: 'super',
      meaning: 'a super user without a role on the plan',
      userId: SUPER_USER_ID,
    },
    {
      ...outside,
      title: 'product team',
      meaning: 'one of the product team, without a role on the plan',
      userId: PRODUCT_TEAM_USER_ID,
    },
    {
      title: 'frozen',
      meaning: 'a contributor, on a frozen plan',
      userId: people.contributor,
      plan: plans.frozen,
      hidden,
    },
    {
      title: 'frozen admin',
      meaning: 'an admin, on a frozen plan',
      userId: people.admin,
      plan: plans.frozen,
      hidden,
    },
    {
      title: 'inactive',
      meaning: 'the owner of an account that is not active',
      userId: people.lapsed,
      plan: plans.lapsed,
      hidden,
    },
  ]
}
