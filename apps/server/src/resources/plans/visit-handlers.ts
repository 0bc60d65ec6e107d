import { ROLES } from '@throughline/domain/access'
import type { components } from '@throughline/api-client/schema'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { invalidReference, notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { iri, referenceFrom, requireUnchanged } from '../../http/references'
import { findVisits, recordVisit } from './visit-queries'

type RolesObserved = components['schemas']['RolesObserved']

/** Which tutorials a person has closed: each role on each plan has one. */
export const planVisitHandlers: Handlers<'listVisitedPlans' | 'recordVisitedPlan'> = {
  listVisitedPlans: async ({ query, signedIn, orm }) => {
    const current = currentPlanIds(signedIn)
    if (query.plan !== undefined && !current.includes(query.plan)) throw notFound('Plan')
    return { body: await findObserved(orm, signedIn, query.plan ?? null) }
  },

  recordVisitedPlan: async ({ body, planAccesses, signedIn, orm, now }) => {
    requireUnchanged(referenceFrom(body.user, 'users', '/user'), signedIn.userId, 'user')
    const roleId = referenceFrom(body.role, 'roles', '/role')
    if (!ROLES.some(({ id }) => id === roleId)) throw invalidReference('/role')
    await recordVisit(orm, {
      userId: signedIn.userId,
      planId: planAccesses.only.plan.id,
      roleId,
      now,
    })
    return { body: await findObserved(orm, signedIn, null) }
  },
}

function currentPlanIds({ memberships }: SignedIn): number[] {
  return memberships.flatMap(({ planId }) => (planId === null ? [] : [planId]))
}

async function findObserved(
  orm: Orm,
  signedIn: SignedIn,
  planId: number | null,
): Promise<RolesObserved> {
  const current = currentPlanIds(signedIn)
  const visible = planId === null ? current : [planId]
  const rows = await findVisits(orm, signedIn.userId, visible)
  return {
    rolesObserved: rows.map((row) => ({
      plan: iri('plans', row.planId),
      planId: row.planId,
      role: iri('roles', row.roleId),
      roleId: row.roleId,
    })),
  }
}
