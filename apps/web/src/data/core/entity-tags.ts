import type { Tagged } from '@throughline/api-client'
import { replaceEqualDeep, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Entity tags of the server's answers, by the object of the answer. A patch creates another object
 * without a tag, so that the server must send the complete answer again.
 */
const tags = new WeakMap<object, string>()

/**
 * Cursors of what changes after an answer, by its object. A patch of the page retains the cursor: the
 * changes after it contain what the patch anticipated.
 */
const endCursors = new WeakMap<object, string>()

/** An answer with the cursor of what changes after it. */
interface ContinuedList<Item> {
  readonly items: readonly Item[]
  readonly endCursor: string
}

/** Returns a cached list whose changes alone can be read; null if there is none. */
export function continuedListOf<Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
): ContinuedList<Item> | null {
  const items = queryClient.getQueryData<readonly Item[]>(queryKey)
  const endCursor = items === undefined ? undefined : endCursors.get(items)
  return items === undefined || endCursor === undefined ? null : { items, endCursor }
}

/** Gives a patched answer the cursor of the answer before it. */
export function retainEndCursor(before: object, patched: object): void {
  const cursor = endCursors.get(before)
  if (cursor !== undefined) endCursors.set(patched, cursor)
}

/** Returns the tag of an answer; null if the answer has been patched since, or never had a tag. */
export function entityTagOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null ? (tags.get(data) ?? null) : null
}

/** Records the entity tag of an answer. */
export function rememberEntityTag<Data extends object>(data: Data, tag: string | null): Data {
  if (tag !== null) tags.set(data, tag)
  return data
}

/** Structural sharing of the cache that retains the tag of the newer answer. */
export function shareWithTag(before: unknown, now: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, now)
  const tag = entityTagOf(now)
  if (typeof shared !== 'object' || shared === null) return shared
  if (tag !== null) tags.set(shared, tag)
  if (typeof now === 'object' && now !== null) retainEndCursor(now, shared)
  return shared
}

/**
 * Reads an answer, or returns the cached one if it is still valid.
 *
 * @param read asks the server with the tag of the cached answer; resolves to null when that answer
 * is still valid
 */
export async function readUnlessCached<Data extends object>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  read: (cachedTag: string | null) => Promise<Tagged<Data> | null>,
): Promise<Data> {
  const answer = await read(entityTagOf(queryClient.getQueryData(queryKey)))
  if (answer !== null) return rememberAnswer(answer)
  // A patch during the request is newer than this answer.
  const existing = queryClient.getQueryData<Data>(queryKey)
  if (existing !== undefined) return existing
  const whole = await read(null)
  if (whole === null)
    throw new Error(
      'The server confirmed an answer although the request named none, so there is nothing to show.',
    )
  return rememberAnswer(whole)
}

function rememberAnswer<Data extends object>({
  data,
  entityTag,
  endCursor = null,
}: Tagged<Data>): Data {
  if (endCursor !== null) endCursors.set(data, endCursor)
  return rememberEntityTag(data, entityTag)
}
