import type { Tagged } from '@throughline/api-client'
import { replaceEqualDeep, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * The entity tag of each answer that the server gave. It goes with the very object:
 * what was patched since is another object, which the server has to send anew.
 */
const tags = new WeakMap<object, string>()

/** The tag of an answer as it was read; null when it was patched since, or never had one. */
export function entityTagOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null ? (tags.get(data) ?? null) : null
}

/** Remembers by which tag the server knows an answer. */
export function rememberEntityTag<Data extends object>(data: Data, tag: string | null): Data {
  if (tag !== null) tags.set(data, tag)
  return data
}

/** Shares what is equal between two answers, as the cache does by itself, and keeps the newer tag. */
export function shareWithTag(before: unknown, now: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, now)
  const tag = entityTagOf(now)
  if (tag !== null && typeof shared === 'object' && shared !== null) tags.set(shared, tag)
  return shared
}

/**
 * Reads an answer, or finds that the cached one still holds.
 *
 * @param read asks the server with the tag of the cached answer; null when that one holds
 */
export async function readUnlessKnown<Data extends object>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  read: (knownTag: string | null) => Promise<Tagged<Data> | null>,
): Promise<Data> {
  const answer = await read(entityTagOf(queryClient.getQueryData(queryKey)))
  if (answer !== null) return rememberEntityTag(answer.data, answer.entityTag)
  // What was patched while the question was under way is newer than what was asked about.
  const known = queryClient.getQueryData<Data>(queryKey)
  if (known !== undefined) return known
  const anew = await read(null)
  if (anew === null) throw new Error('The server confirmed an answer that nobody named.')
  return rememberEntityTag(anew.data, anew.entityTag)
}
