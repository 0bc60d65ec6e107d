import {
  findPlansOfComments,
  findPlansOfFieldValues,
  findPlansOfParts,
  findPlansOfTactics,
} from './plans-of-parts-queries'
import type { PlanPart } from './plans-of-parts-queries'
import type { Orm } from '../db/database'
import { ApiError, notFound, validationFailed } from '../errors/api-error'
import { idsFromList, referenceFrom } from '../http/references'

/** A validated request of any operation. */
export interface LocatorInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/** A plan of an operation, and the entity by which the request names it. */
export interface LocatedPlan {
  readonly planId: number
  /** The name of the entity in a 404. It names only an entity of the request. */
  readonly namedBy: 'Plan' | 'tactic' | 'comment' | 'value' | PlanPart
}

/**
 * Finds the plans of an operation from the entities in the request.
 *
 * @throws ApiError 404 when a named entity does not exist
 */
export type LocatePlans = (input: LocatorInput, orm: Orm) => Promise<readonly LocatedPlan[]>

/** The plan in the path. */
export const planInPath: LocatePlans = async ({ params }) => [byPlan(Number(params['id']))]

/** The plans of the list in the path. */
export const plansInPath: LocatePlans = async ({ params }) =>
  idsFromList(params['id']).map((planId) => byPlan(planId))

/** The plan whose tactics are searched. */
export const planInSearchPath: LocatePlans = async ({ params }) => [
  byPlan(Number(params['planId'])),
]

/** The plan in the query, or the plans of the tactics in the query. */
export const planInQuery: LocatePlans = async ({ query }, orm) => {
  const { plan, ids } = query
  const ofTactics = typeof ids === 'string' ? await locateTactics(orm, idsFromList(ids)) : []
  if (typeof plan === 'number') return [byPlan(plan), ...ofTactics]
  if (typeof ids === 'string') return ofTactics
  throw validationFailed([{ path: 'query/plan', message: 'is required', code: 'required' }])
}

/** The plan of a new entity, as id or IRI. */
export const planInBody: LocatePlans = async ({ body }) => {
  const planId = matchingReference(body, 'plan', 'plans')
  if (planId === null) {
    throw validationFailed([{ path: '/plan', message: 'is required', code: 'required' }])
  }
  return [byPlan(planId)]
}

/**
 * Finds the plans of the tactics in the path, one or several; with `hasDeleted` also of deleted
 * ones.
 */
export function plansOfTactics(options: { readonly hasDeleted?: boolean } = {}): LocatePlans {
  return ({ params }, orm) => locateTactics(orm, idsFromList(params['id']), options)
}

/** The plans of the parts in the path, one or several. */
export function plansOf(part: PlanPart): LocatePlans {
  return async ({ params }, orm) => locateParts(orm, part, idsFromList(params['id']))
}

/** The plan of the part that the body names, as id or IRI. */
export function planOfPartInBody(
  part: PlanPart,
  { collection, name }: { readonly collection: string; readonly name: string },
): LocatePlans {
  return async ({ body }, orm) => {
    const id = matchingReference(body, name, collection)
    if (id === null) {
      throw validationFailed([{ path: `/${name}`, message: 'is required', code: 'required' }])
    }
    return locateParts(orm, part, [id])
  }
}

/** The plan in the body, or the plan of the part in the body. */
export function planOrPartInBody(
  part: PlanPart,
  names: { readonly collection: string; readonly name: string },
): LocatePlans {
  const ofPart = planOfPartInBody(part, names)
  return (input, orm) =>
    input.body['plan'] === undefined && input.body['planId'] === undefined
      ? ofPart(input, orm)
      : planInBody(input, orm)
}

/** The plan of the tactic or budget whose comments are requested, in the query or the body. */
export const planOfCommentedRecord: LocatePlans = async ({ query, body }, orm) => {
  const isInBody = query['recordType'] === undefined
  const { recordType, record } = isInBody ? body : query
  if (recordType === 'budget') {
    return locateParts(orm, 'budget', [referenceFrom(record, 'budgets', '/record')])
  }
  return locateTactics(orm, [referenceFrom(record, 'tactics', '/record')])
}

/** The plan of the tactic that the query names. */
export const planOfTacticInQuery: LocatePlans = async ({ query }, orm) =>
  locateTactics(orm, [Number(query['tactic'])])

/**
 * Finds the plan of the custom field in the body. The tactic of the value must be on the same plan.
 */
export const planOfFieldInBody: LocatePlans = async ({ body }, orm) => {
  const id = matchingReference(body, 'tacticField', 'tactic_fields')
  if (id === null) {
    throw validationFailed([{ path: '/tacticField', message: 'is required', code: 'required' }])
  }
  return locateParts(orm, 'field', [id])
}

/** The plans of the values of custom fields in the path, one or several. */
export const plansOfFieldValues: LocatePlans = async ({ params }, orm) => {
  const ids = idsFromList(params['id'])
  const values = await findPlansOfFieldValues(orm, ids)
  if (values.length !== ids.length) throw notFound('value')
  return values.map(({ planId }) => ({ planId, namedBy: 'value' }))
}

/** The plans of the comments in the path, one or several. */
export const plansOfComments: LocatePlans = async ({ params }, orm) => {
  const ids = idsFromList(params['id'])
  const records = await findPlansOfComments(orm, ids)
  if (records.length !== ids.length) throw notFound('comment')
  return records.map(({ planId }) => ({ planId, namedBy: 'comment' }))
}

function byPlan(planId: number): LocatedPlan {
  return { planId, namedBy: 'Plan' }
}

/** A reference that a body may name as `channel` or as `channelId`; null if it has neither. */
function matchingReference(
  body: LocatorInput['body'],
  name: string,
  collection: string,
): number | null {
  const sent = body[`${name}Id`]
  const byNumber = typeof sent === 'number' ? sent : null
  const byReference =
    body[name] === undefined ? null : referenceFrom(body[name], collection, `/${name}`)
  if (byNumber !== null && byReference !== null && byReference !== byNumber) {
    throw new ApiError({
      status: 422,
      code: 'invalid_reference',
      detail: `The two names of the ${name} do not agree.`,
      fields: [{ path: `/${name}`, message: `does not agree with ${name}Id`, code: 'agreement' }],
    })
  }
  return byNumber ?? byReference
}

async function locateParts(
  orm: Orm,
  part: PlanPart,
  ids: readonly number[],
): Promise<readonly LocatedPlan[]> {
  const rows = await findPlansOfParts(orm, part, ids)
  if (rows.length !== new Set(ids).size) throw notFound(part)
  return rows.map(({ planId }) => ({ planId, namedBy: part }))
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
