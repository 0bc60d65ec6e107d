import { invalidReference, validationFailed } from '../errors'

const LARGEST_ID = 2_147_483_647

/**
 * The number that a reference names: `12` and `/api/plans/12` both give 12.
 *
 * @param collection the only collection that the path may name
 * @param path where the reference stands in the body, for the answer that refuses it
 * @throws ApiError 422 when the path names another collection or no number
 */
export function referenceFrom(value: unknown, collection: string, path: string): number {
  if (typeof value === 'number') return value
  const match = typeof value === 'string' ? /^\/api\/([a-z_]+)\/([0-9]+)$/.exec(value) : null
  const id = Number(match?.[2])
  if (match?.[1] !== collection || id > LARGEST_ID) throw invalidReference(path)
  return id
}

/** The path of an entity. */
export function iri(collection: string, id: number): string {
  return `/api/${collection}/${id}`
}

/** The path of an entity, or null for none. */
export function nullableIri(collection: string, id: number | null): string | null {
  return id === null ? null : iri(collection, id)
}

/**
 * The numbers of a list such as `4001,4002`, each once, in the order given.
 *
 * @throws ApiError 400 when a number is larger than any id
 */
export function idsFromList(list: unknown): number[] {
  const ids = [...new Set(String(list).split(',').map(Number))]
  if (ids.some((id) => !Number.isInteger(id) || id < 1 || id > LARGEST_ID)) {
    throw validationFailed([{ path: 'path/ids', message: 'holds no valid id', code: 'ids' }])
  }
  return ids
}
