import { displayNameOf } from '@throughline/domain/users'
import type { components } from '@throughline/api-client/schema'
import { PLAN_RESTORE_DAYS, planRestorableUntil } from '../../db/retention'
import { notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { countContents } from './contents-queries'
import { refusalOfRestoration } from './deleted-plan-gate'
import { findDeletedPlansOf } from './deleted-plan-queries'
import type { DeletedPlanRow } from './deleted-plan-queries'
import { answerPlan, readFresh, readWithNewRole } from './read-plan'
import { restorePlanRow } from './restore-plan-queries'

const DAY_MS = 86_400_000

/** Handlers for the contents that the deletion of a plan removes, and for its restoration. */
export const deletedPlanHandlers: Handlers<
  'readPlanContents' | 'listDeletedPlans' | 'restorePlan'
> = {
  readPlanContents: async ({ planAccesses, signedIn, orm, config }) => ({
    body: await countContents(orm, planAccesses.only.plan.id, [
      signedIn.userId,
      ...config.superUserIds,
    ]),
  }),

  listDeletedPlans: async ({ account, signedIn, orm, config, now }) => {
    const since = new Date(now.getTime() - PLAN_RESTORE_DAYS * DAY_MS)
    const deleted = await findDeletedPlansOf(orm, account.account.id, since)
    const items = deleted
      .filter((plan) => refusalOfRestoration(plan, signedIn, config) === null)
      .map(presentDeletedPlan)
    return { body: { items, total: items.length } }
  },

  restorePlan: async ({ passed, signedIn, orm, files, config, now }) => {
    if (passed.code === 'there') {
      const { planId, requester } = passed
      return answerPlan(await readFresh(planId, { orm, signedIn: requester, files, config, now }))
    }
    const { plan } = passed
    if (plan.account === null || now > planRestorableUntil(plan.deletedAt)) throw notFound('Plan')
    await restorePlanRow(
      orm,
      { id: plan.id, accountId: plan.account.id },
      { actorId: signedIn.userId, settings: config, now },
    )
    return answerPlan(await readWithNewRole(plan.id, { orm, signedIn, files, config, now }))
  },
}

function presentDeletedPlan({
  id,
  name,
  typeAtDeletion,
  account,
  deletedAt,
  deletedBy,
}: DeletedPlanRow): components['schemas']['DeletedPlan'] {
  return {
    id,
    name,
    type: typeAtDeletion,
    accountId: account?.id ?? 0,
    deletedAt: deletedAt.toISOString(),
    deletedBy: deletedBy === null ? null : displayNameOf({ ...deletedBy, emailAddress: '' }),
    restorableUntil: planRestorableUntil(deletedAt).toISOString(),
  }
}
