import { notFound, versionConflict } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList } from '../../http/references'
import { optionalVersion } from '../../http/versions'
import { insertPlan } from './create-plan-queries'
import { deletePlanRows } from './delete-plan-queries'
import { newPlanFrom } from './new-plan'
import { answerPlan, readFresh, readWithNewRole } from './read-plan'
import { updatePlanAt } from './write-queries'

/** Creates, freezes and deletes plans. */
export const planLifecycleHandlers: Handlers<'createPlan' | 'deletePlans' | 'setPlanFreeze'> = {
  createPlan: async ({ body, signedIn, orm, files, config, request, now }) => {
    const plan = await newPlanFrom(orm, body, signedIn)
    const id = await createOnce(
      orm,
      idempotentRequest('createPlan', { request, body, signedIn, now }),
      (tx) => insertPlan(tx, plan, { creatorId: signedIn.userId, now }),
    )
    return answerPlan(await readWithNewRole(id, { orm, signedIn, files, config, now }))
  },

  deletePlans: async ({ params, signedIn, orm, config, mail, now }) => {
    const ids = [...new Set(idsFromList(params.id))]
    const { superUserIds } = config
    const deletion = { deletedById: signedIn.userId, superUserIds, now }
    if (!(await deletePlanRows(orm, ids, deletion))) throw notFound('Plan')
    mail.wake()
    return { body: undefined }
  },

  setPlanFreeze: async ({ body, planAccesses, signedIn, orm, files, config, request, now }) => {
    const { id, version: current, freeze } = planAccesses.only.plan
    const version = optionalVersion(request)
    const isSame = freeze === body.freeze && (version ?? current) === current
    const write = isSame
      ? ({ code: 'written' } as const)
      : await updatePlanAt(orm, id, version, {
          plan: { freeze: body.freeze },
          subscriptionIds: null,
          creatorId: signedIn.userId,
          now,
        })
    const plan = await readFresh(id, { orm, signedIn, files, config, now })
    if (write.code === 'stale') throw versionConflict(plan)
    return answerPlan(plan)
  },
}
