import { AsyncResource } from 'node:async_hooks'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '../db/database'

const WINDOW_MS = 60_000
/** Rows live for a window more than they count, and a sweep deletes them afterwards. */
const ROW_SECONDS = (2 * WINDOW_MS) / 1000
/** Of the limit, a process counts this part in memory before it writes it. */
const PARTS = 20

/** Limits the requests of each person and address. */
export interface RequestLimit {
  /**
   * Counts a request.
   *
   * @param key the person or address
   * @returns after how many seconds the next request is admitted, or null if this one is
   */
  count(key: string, now: Date): number | null
}

/** The requests of a person within the current minute. */
interface Count {
  /** Those that this process knows. */
  total: number
  /** Those of this process that are not in the database yet. */
  unwritten: number
}

/**
 * Creates the limit of requests in a minute of the clock. All processes share it: each counts in
 * memory, and adds its count to the database after each twentieth of the limit. Most people never
 * reach that, so that their requests cost no statement. In one process the limit is exact. Each
 * further process admits at most a twentieth more.
 *
 * @param perMinute requests that one person or address may make in a minute
 * @param onFailure called when a count could not be written; each process then limits by itself
 */
export function createRequestLimit(
  database: Pick<Database, 'query'>,
  perMinute: number,
  onFailure: (error: unknown) => void,
): RequestLimit {
  const step = Math.max(1, Math.floor(perMinute / PARTS))
  const store = new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
        database.query(text, values),
    },
    storeType: 'pool',
    tableName: 'request_counts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    points: perMinute,
    duration: ROW_SECONDS,
  })
  const counts = new Map<string, Count>()
  let currentWindow = Number.NaN

  const add = async (key: string, count: Count): Promise<void> => {
    const points = count.unwritten
    count.unwritten = 0
    const { consumedPoints } = await store.penalty(`${currentWindow}:${key}`, points)
    count.total = Math.max(count.total, consumedPoints + count.unwritten)
  }
  // Bound: writing is no part of the request that reaches the count.
  const write = AsyncResource.bind((key: string, count: Count): void => {
    add(key, count).catch(onFailure)
  })

  return {
    count(key, now) {
      const window = Math.floor(now.getTime() / WINDOW_MS)
      if (window !== currentWindow) counts.clear()
      currentWindow = window
      const count = counts.get(key) ?? { total: 0, unwritten: 0 }
      counts.set(key, count)
      if (count.total >= perMinute) return ((window + 1) * WINDOW_MS - now.getTime()) / 1000
      count.total += 1
      count.unwritten += 1
      if (count.unwritten >= step) write(key, count)
      return null
    },
  }
}
