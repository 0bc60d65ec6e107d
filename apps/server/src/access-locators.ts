import { findPlansOfTactics } from './access-queries'
import type { Orm } from './db/database'
import { ApiError, notFound, validationFailed } from './errors'
import { idsFromList, referenceFrom } from './http/references'

/** A request after its shape was checked, whatever the operation. */
export interface LocatorInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/** A plan that an operation is about, and by what it was named. */
export interface LocatedPlan {
  readonly planId: number
  /** What is said not to be there when the plan is not: what was asked for, never more. */
  readonly namedBy: 'Plan' | 'tactic'
}

/**
 * Finds the plans that an operation is about, from what the request names.
 *
 * @throws ApiError 404 when something it names does not exist
 */
export type LocatePlans = (input: LocatorInput, orm: Orm) => Promise<readonly LocatedPlan[]>

/** The plan whose number stands in the path. */
export const planInPath: LocatePlans = async ({ params }) => [byPlan(Number(params['id']))]

/** The plan that the query names, or the plans of the tactics that it names. */
export const planInQuery: LocatePlans = async ({ query }, orm) => {
  const { plan, ids } = query
  const ofTactics = typeof ids === 'string' ? await locateTactics(orm, idsFromList(ids)) : []
  if (typeof plan === 'number') return [byPlan(plan), ...ofTactics]
  if (typeof ids === 'string') return ofTactics
  throw validationFailed([{ path: 'query/plan', message: 'is required', code: 'required' }])
}

/** The plan that a new entity is to go into, as number or path. */
export const planInBody: LocatePlans = async ({ body }) => {
  const byNumber = typeof body['planId'] === 'number' ? body['planId'] : null
  const byReference =
    body['plan'] === undefined ? null : referenceFrom(body['plan'], 'plans', '/plan')
  const planId = byNumber ?? byReference
  if (planId === null) {
    throw validationFailed([{ path: '/plan', message: 'is required', code: 'required' }])
  }
  if (byReference !== null && byReference !== planId) {
    throw new ApiError({
      status: 422,
      code: 'invalid_reference',
      detail: 'The two names of the plan do not agree.',
      fields: [{ path: '/plan', message: 'does not agree with planId', code: 'agreement' }],
    })
  }
  return [byPlan(planId)]
}

/** The plans of the tactics in the path, one or several; deleted ones too when asked for. */
export function plansOfTactics(options: { readonly hasDeleted?: boolean } = {}): LocatePlans {
  return ({ params }, orm) => locateTactics(orm, idsFromList(params['id']), options)
}

function byPlan(planId: number): LocatedPlan {
  return { planId, namedBy: 'Plan' }
}

async function locateTactics(
  orm: Orm,
  ids: readonly number[],
  options: { readonly hasDeleted?: boolean } = {},
): Promise<readonly LocatedPlan[]> {
  const rows = await findPlansOfTactics(orm, ids, options)
  if (rows.length !== new Set(ids).size) throw notFound('tactic')
  return rows.map(({ planId }) => ({ planId, namedBy: 'tactic' }))
}
