import type { Orm } from '../db/database'
import type { SourceProblem } from '../db/schema/calendar-problems'
import { fetchCalendar } from './fetch-calendar'
import type { FetchRules } from './fetch-calendar'
import type { ReadBytes } from './read-calendar-in-worker'
import { retryDelayMs } from './retry-delay'
import { claimSource, ensureSource, finishAttempt, storeCalendar } from './source-queries'
import type { SourceRow } from './source-queries'

/** How long a copy is fresh, in ms: 24 hours. */
export const FRESH_MS = 24 * 3_600_000
/** How long a process has for one attempt before another one may make it, in ms. */
export const CLAIM_MS = 60_000

/** How an attempt ended; `busy` if another process is making one. */
export type AttemptOutcome = 'done' | 'busy' | SourceProblem

/**
 * Fetches from a URL and stores the calendar or the reason of the failure. The last good copy stays
 * after a failure.
 */
export async function fetchOnce(
  orm: Orm,
  url: string,
  {
    rules,
    readBytes,
    now,
    isNeeded,
  }: {
    readonly rules: FetchRules
    readonly readBytes: ReadBytes
    readonly now: Date
    /** Whether a fetch is still needed once no other process can make it. */
    readonly isNeeded: (source: SourceRow) => boolean
  },
): Promise<AttemptOutcome> {
  const { id } = await ensureSource(orm, url)
  const until = new Date(now.getTime() + CLAIM_MS)
  const source = await claimSource(orm, id, { now, until })
  if (source === null) return 'busy'
  if (!isNeeded(source)) {
    // Another attempt has ended since the caller read the row.
    await finishAttempt(orm, id, {})
    return 'done'
  }
  const fail = async (
    problem: SourceProblem,
    { requestedSeconds = null, statusCode = null }: Partial<Refusal> = {},
  ) => {
    const failures = source.failures + 1
    const nextAttemptAt = after(now, retryDelayMs(failures, requestedSeconds))
    const failingSince = source.failingSince ?? now
    const outcome = { failures, problem, statusCode, failingSince, nextAttemptAt }
    await finishAttempt(orm, source.id, outcome)
    return problem
  }
  try {
    const answer = await fetchCalendar(url, rules, source)
    const next = {
      failures: 0,
      problem: null,
      statusCode: null,
      failingSince: null,
      succeededAt: now,
      nextAttemptAt: after(now, FRESH_MS),
    }
    if (answer.code === 'unsafe') return await fail('unsafe')
    if (answer.code === 'failed') return await fail('unreachable', answer)
    if (answer.code === 'unchanged') {
      await finishAttempt(orm, source.id, next)
      return 'done'
    }
    const { bytes, charset, entityTag, lastModified } = answer
    const reading = await readBytes({ bytes, charset })
    if (reading.code !== 'read') return await fail(reading.code)
    const { calendar } = reading
    // An incomplete calendar is better than none, but worse than an older complete one.
    const isCopyBetter = !calendar.isWhole && source.isWhole && source.succeededAt !== null
    if (isCopyBetter) return await fail('incomplete')
    await storeCalendar(orm, source.id, calendar, { ...next, entityTag, lastModified })
    return 'done'
  } catch (error) {
    await finishAttempt(orm, source.id, {})
    throw error
  }
}

/** The response of a server that sends no calendar. */
interface Refusal {
  readonly requestedSeconds: number | null
  readonly statusCode: number | null
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
