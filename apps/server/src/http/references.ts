import { invalidReference, unprocessable, validationFailed } from '../errors/api-error'

const LARGEST_ID = 2_147_483_647

/**
 * The id that a reference names: `12` and `/api/plans/12` both give 12.
 *
 * @param collection the only collection that the path may name
 * @param path JSON pointer of the reference in the body, for the error
 * @throws ApiError 422 if the path names another collection or no id
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
 * Returns the ids of a list such as `4001,4002`, without duplicates, in the same order.
 *
 * @throws ApiError 400 if a number is larger than any id
 */
export function idsFromList(list: unknown): number[] {
  const ids = [...new Set(String(list).split(',').map(Number))]
  if (ids.some((id) => !Number.isInteger(id) || id < 1 || id > LARGEST_ID)) {
    throw validationFailed([{ path: 'path/ids', message: 'holds no valid id', code: 'ids' }])
  }
  return ids
}

/**
 * The id that a body names as a number, as a path or as both; undefined if it has neither.
 *
 * @param path JSON pointer of the reference, without the leading slash
 * @throws ApiError 422 if the two differ
 */
export function oneReference(
  id: number | undefined,
  reference: number | string | undefined,
  collection: string,
  path: string,
): number | undefined {
  const referred =
    reference === undefined ? undefined : referenceFrom(reference, collection, `/${path}`)
  if (id !== undefined && referred !== undefined && id !== referred) {
    throw unprocessable('invalid_reference', 'The two names of one thing do not agree.', `/${path}`)
  }
  return id ?? referred
}

/**
 * The ids that a body names as numbers, as paths or as both, without duplicates.
 *
 * @param path JSON pointer of the list, without the leading slash
 * @throws ApiError 422 if the two differ
 */
export function referenceList(
  ids: readonly number[] | undefined,
  list: readonly (number | string)[] | undefined,
  collection: string,
  path: string,
): readonly number[] | undefined {
  const referred = list?.map((one, index) => referenceFrom(one, collection, `/${path}/${index}`))
  if (ids !== undefined && referred !== undefined && !isSameSet(ids, referred)) {
    throw unprocessable('invalid_reference', 'The two lists do not agree.', `/${path}`)
  }
  const chosen = ids ?? referred
  return chosen === undefined ? undefined : [...new Set(chosen)]
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const first = new Set(one)
  const second = new Set(other)
  return first.size === second.size && [...first].every((id) => second.has(id))
}

/**
 * Refuses a reference that would move an entity. The current value is allowed.
 *
 * @throws ApiError 422 if it names another entity
 */
export function requireUnchanged(
  sent: number | undefined,
  stored: number | null,
  path: string,
): void {
  if (sent !== undefined && sent !== stored) throw invalidReference(`/${path}`)
}
