import { findPlans } from '../../access/access-queries'
import { callerAccessOn } from '../../access/access'
import type { Orm } from '../../db/database'
import { invalidReference, notFound, versionConflict } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idsFromList } from '../../http/references'
import { pageOf } from '../../http/pages'
import { isVisibleToRequester, optionalVersion, requiredVersion } from '../../http/versions'
import { planChangeFrom } from './plan-change'
import { planTagOf } from './plan-tag'
import { comparePlanNames, keyInFamily, presentPlanSummaries } from './plan-summary'
import { findPlanDetail, findPlanFigures, findUsableSubscriptionIds } from './queries'
import { answerPlan, readFresh, readWholePlan } from './read-plan'
import { renamePlanAt, updatePlanAt } from './write-queries'

/** Lists plans, reads a plan with its content, and changes the fields of a plan. */
export const planHandlers: Handlers<'listPlans' | 'readPlan' | 'updatePlan' | 'updatePlanName'> = {
  listPlans: async ({ query, signedIn, orm }) => {
    const ownPlanIds = signedIn.memberships.flatMap(({ planId }) =>
      planId === null ? [] : [planId],
    )
    const requested = query.ids === undefined ? null : idsFromList(query.ids)
    if (requested?.some((id) => !ownPlanIds.includes(id)) === true) throw notFound('Plan')
    const rows = await findPlans(orm, [...new Set(requested ?? ownPlanIds)])
    const listed = rows.filter(
      (plan) =>
        !plan.isTemplate &&
        callerAccessOn(plan, signedIn.caller).abilities.canList &&
        (query.account === undefined || plan.account?.id === query.account),
    )
    const figures = await findPlanFigures(
      orm,
      listed.map(({ id }) => id),
      signedIn.blockedTagIds,
    )
    const summaries = presentPlanSummaries(listed, signedIn, figures)
    const { page, nextCursor } = pageOf(summaries, query, keyInFamily(listed), comparePlanNames)
    return { body: { items: [...page], total: summaries.length, nextCursor } }
  },

  readPlan: async ({ planAccesses, request, ...reader }) => {
    const etag = planTagOf(planAccesses, reader.signedIn, reader.now)
    if (isVisibleToRequester(request, etag)) return { isNotModified: true, headers: { etag } }
    return {
      body: await readWholePlan(planAccesses.only, planAccesses, reader),
      headers: { etag },
    }
  },

  updatePlan: async ({ body, planAccesses, signedIn, orm, files, config, request, now }) => {
    const version = requiredVersion(request)
    const planAccess = planAccesses.only
    const stored = await findPlanDetail(orm, planAccess.plan.id)
    if (stored === null) throw notFound('Plan')
    const { plan, subscriptionIds } = planChangeFrom(body, stored, planAccess)
    await requireUsableSubscriptions(orm, subscriptionIds, stored.accountId)
    const write = await updatePlanAt(orm, planAccess.plan.id, version, {
      plan,
      subscriptionIds,
      creatorId: signedIn.userId,
      now,
    })
    const current = await readFresh(planAccess.plan.id, { orm, signedIn, files, config, now })
    if (write.code === 'stale') throw versionConflict(current)
    return answerPlan(current)
  },

  updatePlanName: async ({ body, planAccesses, signedIn, orm, files, config, request, now }) => {
    const planAccess = planAccesses.only
    const name = body.name.trim()
    const version = optionalVersion(request)
    const rename = { name, userId: signedIn.userId, now }
    const write = await renamePlanAt(orm, planAccess.plan.id, version, rename)
    const current = await readFresh(planAccess.plan.id, { orm, signedIn, files, config, now })
    if (write.code === 'stale') throw versionConflict(current)
    return answerPlan(current)
  },
}

async function requireUsableSubscriptions(
  orm: Orm,
  subscriptionIds: readonly number[] | null,
  accountId: number | null,
): Promise<void> {
  if (subscriptionIds === null) return
  const usable = await findUsableSubscriptionIds(orm, subscriptionIds, accountId ?? 0)
  if (usable.length !== subscriptionIds.length) throw invalidReference('/subscriptions')
}
