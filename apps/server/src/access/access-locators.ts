import { namedComments, namedFieldValues, namedParts, namedTactics } from './plans-of-parts-queries'
import type { NamedEntities, PlanPart } from './plans-of-parts-queries'
import { ApiError, validationFailed } from '../errors/api-error'
import { idsFromList, referenceFrom } from '../http/references'

/** A validated request of any operation. */
export interface LocatorInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/** The plans that a request names, by their ids or by entities that belong to them. */
export interface NamedPlans {
  readonly planIds: readonly number[]
  /** Null without any. */
  readonly entities: NamedEntities | null
}

/**
 * Returns the plans of an operation that the request names.
 *
 * @throws ApiError 422 when a reference is missing or wrong
 */
export type LocatePlans = (input: LocatorInput) => NamedPlans

/** The plan in the path. */
export const planInPath: LocatePlans = ({ params }) => byPlans([Number(params['id'])])

/** The plans of the list in the path. */
export const plansInPath: LocatePlans = ({ params }) => byPlans(idsFromList(params['id']))

/** The plan whose tactics are searched. */
export const planInSearchPath: LocatePlans = ({ params }) => byPlans([Number(params['planId'])])

/** The plan in the query, or the plans of the tactics in the query. */
export const planInQuery: LocatePlans = ({ query: { plan, ids } }) => {
  const entities = typeof ids === 'string' ? namedTactics(idsFromList(ids)) : null
  if (typeof plan === 'number') return { planIds: [plan], entities }
  if (entities !== null) return byEntities(entities)
  throw validationFailed([{ path: 'query/plan', message: 'is required', code: 'required' }])
}

/** The plan of a new entity, as id or IRI. */
export const planInBody: LocatePlans = ({ body }) => {
  const planId = matchingReference(body, 'plan', 'plans')
  if (planId === null) {
    throw validationFailed([{ path: '/plan', message: 'is required', code: 'required' }])
  }
  return byPlans([planId])
}

/**
 * Finds the plans of the tactics in the path, one or several; with `hasDeleted` also of deleted
 * ones.
 */
export function plansOfTactics(options: { readonly hasDeleted?: boolean } = {}): LocatePlans {
  return ({ params }) => byEntities(namedTactics(idsFromList(params['id']), options))
}

/** The plans of the parts in the path, one or several. */
export function plansOf(part: PlanPart): LocatePlans {
  return ({ params }) => byEntities(namedParts(part, idsFromList(params['id'])))
}

/** The plan of the part that the body names, as id or IRI. */
export function planOfPartInBody(
  part: PlanPart,
  { collection, name }: { readonly collection: string; readonly name: string },
): LocatePlans {
  return ({ body }) => {
    const id = matchingReference(body, name, collection)
    if (id === null) {
      throw validationFailed([{ path: `/${name}`, message: 'is required', code: 'required' }])
    }
    return byEntities(namedParts(part, [id]))
  }
}

/** The plan in the body, or the plan of the part in the body. */
export function planOrPartInBody(
  part: PlanPart,
  names: { readonly collection: string; readonly name: string },
): LocatePlans {
  const ofPart = planOfPartInBody(part, names)
  return (input) =>
    input.body['plan'] === undefined && input.body['planId'] === undefined
      ? ofPart(input)
      : planInBody(input)
}

/** The plan of the tactic or budget whose comments are requested, in the query or the body. */
export const planOfCommentedRecord: LocatePlans = ({ query, body }) => {
  const isInBody = query['recordType'] === undefined
  const { recordType, record } = isInBody ? body : query
  if (recordType === 'budget') {
    return byEntities(namedParts('budget', [referenceFrom(record, 'budgets', '/record')]))
  }
  return byEntities(namedTactics([referenceFrom(record, 'tactics', '/record')]))
}

/** The plan of the tactic that the query names. */
export const planOfTacticInQuery: LocatePlans = ({ query }) =>
  byEntities(namedTactics([Number(query['tactic'])]))

/**
 * Finds the plan of the custom field in the body. The tactic of the value must be on the same plan.
 */
export const planOfFieldInBody: LocatePlans = ({ body }) => {
  const id = matchingReference(body, 'tacticField', 'tactic_fields')
  if (id === null) {
    throw validationFailed([{ path: '/tacticField', message: 'is required', code: 'required' }])
  }
  return byEntities(namedParts('field', [id]))
}

/** The plans of the values of custom fields in the path, one or several. */
export const plansOfFieldValues: LocatePlans = ({ params }) =>
  byEntities(namedFieldValues(idsFromList(params['id'])))

/** The plans of the comments in the path, one or several. */
export const plansOfComments: LocatePlans = ({ params }) =>
  byEntities(namedComments(idsFromList(params['id'])))

function byPlans(planIds: readonly number[]): NamedPlans {
  return { planIds, entities: null }
}

function byEntities(entities: NamedEntities): NamedPlans {
  return { planIds: [], entities }
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
