const iriPattern = /^\/api\/([a-z_]+)\/([1-9][0-9]{0,9})$/

/** Path of an entity on the wire: `/api/plans/12`. */
export type Iri = string

/** The collections that references on the wire point into. */
export type Collection =
  | 'accounts'
  | 'budgets'
  | 'channels'
  | 'media_assets'
  | 'plan_dashboard_categories'
  | 'plan_documents'
  | 'plans'
  | 'roles'
  | 'subscriptions'
  | 'tactic_fields'
  | 'tactic_platforms'
  | 'tactic_types'
  | 'tactics'
  | 'tags'
  | 'users'

/**
 * The path of an entity, `/api/{collection}/{id}`.
 *
 * @throws RangeError if `id` is not a positive whole number
 */
export function iriOf(collection: Collection, id: number): Iri {
  if (!Number.isSafeInteger(id) || id < 1) {
    throw new RangeError(
      `No path for ${collection} number ${id}: ids are whole numbers from 1, so pass the id of a stored entity.`,
    )
  }
  return `/api/${collection}/${id}`
}

/**
 * The number of the entity that a path names.
 *
 * @throws RangeError if the path is malformed or points into another collection
 */
export function idOfIri(iri: Iri, collection: Collection): number {
  const match = iriPattern.exec(iri)
  if (match === null || match[1] !== collection) {
    throw new RangeError(
      `'${iri}' does not name one of ${collection}, so its id cannot be read: expected /api/${collection}/{id}.`,
    )
  }
  return Number(match[2])
}
