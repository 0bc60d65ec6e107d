import type { Orm } from '../db/database'
import { writeUnlessDiskIsFull } from '../db/disk-failure'
import { fetchableUrl } from './calendar-url'
import type { SourceProblem } from '../db/schema/calendar-problems'
import type { CalendarEvent, CalendarReport } from './calendar-event'
import type { CalendarWork } from './calendar-worker'
import type { FetchRules } from './fetch-calendar'
import { CLAIM_MS, FRESH_MS, fetchOnce } from './fetch-once'
import { MAX_RETRY_DELAY_MS } from './retry-delay'
import type { AttemptOutcome } from './fetch-once'
import { readCalendarInWorker } from './read-calendar-in-worker'
import type { ReadBytes } from './read-calendar-in-worker'
import {
  deleteUnusedSources,
  findEvents,
  findReports,
  findSource,
  findSourcesOlderThan,
} from './source-queries'
import type { DayRange, SourceRow } from './source-queries'
import { createTaskGate } from './task-gate'

/** The result of checking a URL. */
type UrlCheck =
  | { readonly code: 'usable'; readonly title: string }
  | { readonly code: Exclude<SourceProblem, 'incomplete'> }

/** The last good copy of a calendar. */
interface CalendarCopy {
  readonly events: readonly CalendarEvent[]
  /** When it was fetched; null if no fetch has succeeded. */
  readonly fetchedAt: Date | null
}

/** Fetches calendars from URLs that users typed, and stores copies. */
export interface Calendars {
  /** Checks that a URL leads to a calendar, and fetches it unless the copy is fresh. */
  check(calendarPath: string, now: Date): Promise<UrlCheck>
  /** Fetches a calendar if a fetch is due, and returns the last good copy. */
  read(calendarPath: string, range: DayRange | null, now: Date): Promise<CalendarCopy>
  /**
   * Fetches a calendar now, even if its copy is fresh. After a failure the last good copy stays,
   * and the report contains the reason.
   */
  refresh(calendarPath: string, now: Date): Promise<void>
  /** Returns the last good copy without fetching. */
  readStored(calendarPath: string, range: DayRange | null): Promise<readonly CalendarEvent[]>
  /** Reports on the last attempts to read each calendar. */
  reportsOf(calendarPaths: readonly string[]): Promise<ReadonlyMap<string, CalendarReport>>
  /** Returns whether two typed texts lead to the same URL. */
  isSameUrl(calendarPath: string, other: string): boolean
  /** Deletes copies that no calendar of interest uses. */
  forgetUnused(calendarPaths: readonly string[]): Promise<void>
  /** Deletes copies of calendars that were looked at an hour ago or earlier, and never added. */
  forgetAbandoned(now: Date): Promise<void>
  /** Aborts all fetches. */
  close(): Promise<void>
}

/** How long the server keeps the copy of a calendar that was viewed and never added, in ms. */
const ABANDONED_MS = 3_600_000
const RECHECK_MS = 250
/** Fetches at the same time; high enough that slow calendars do not block others. */
const MAX_FETCHED_AT_ONCE = 16
/** Workers that parse calendars at the same time, each with its own memory. */
const MAX_READ_AT_ONCE = 2

/** The parameters of {@link createCalendars}. */
export interface CalendarsOptions {
  readonly orm: Orm
  readonly rules: FetchRules
  /** Reads a calendar; by default in a worker, which limits time and memory. */
  readonly readBytes?: ReadBytes
  /** How long a reader with an older copy waits for a newer one, in ms; 4 s by default. */
  readonly patienceMs?: number
}

/**
 * Creates the store of calendars. Only one fetch of a URL runs at a time, for any number of users
 * and calendars of interest. The store fetches a URL once in 24 hours. After a failure the delay
 * grows, and the last good copy stays.
 */
export function createCalendars({
  orm,
  rules,
  readBytes = (work) => readCalendarInWorker(work),
  patienceMs = 4000,
}: CalendarsOptions): Calendars {
  const closing = new AbortController()
  const underWay = new Map<string, Promise<AttemptOutcome>>()
  const fetchGate = createTaskGate(MAX_FETCHED_AT_ONCE)
  const readGate = createTaskGate(MAX_READ_AT_ONCE)
  const fetchUrlOf = (calendarPath: string) => fetchableUrl(calendarPath, rules)?.href ?? null

  const attempt = (
    url: string,
    now: Date,
    isNeeded: (source: SourceRow) => boolean,
  ): Promise<AttemptOutcome> => {
    const already = underWay.get(url)
    if (already !== undefined) return already
    const under = {
      rules: { ...rules, signal: closing.signal },
      readBytes: (work: CalendarWork) => readGate(() => readBytes(work)),
      now,
      isNeeded,
    }
    const fetching = fetchGate(() => fetchOnce(orm, url, under))
    const tracked = fetching.finally(() => underWay.delete(url))
    underWay.set(url, tracked)
    return tracked
  }

  return {
    async check(calendarPath, now) {
      const url = fetchUrlOf(calendarPath)
      if (url === null) return { code: 'unsafe' }
      const existing = await findSource(orm, url)
      if (existing !== null && isFresh(existing, now))
        return { code: 'usable', title: existing.title }
      const outcome = await attempt(url, now, (source) => !isFresh(source, now))
      const source =
        outcome === 'busy' ? await waitForOther(orm, url, now) : await findSource(orm, url)
      const isUsable = source !== null && (isFresh(source, now) || source.problem === 'incomplete')
      if (isUsable) return { code: 'usable', title: source.title }
      // If another process made the attempt, that process deletes the source.
      if (outcome !== 'busy') await deleteUnusedSources(orm, [url], fetchUrlOf)
      const problem = outcome === 'busy' ? source?.problem : outcome
      const isSupported = problem === 'unsafe' || problem === 'unreadable' || problem === 'outdated'
      return { code: isSupported ? problem : 'unreachable' }
    },

    async read(calendarPath, range, now) {
      const url = fetchUrlOf(calendarPath)
      if (url === null) return { events: [], fetchedAt: null }
      const source = await findSource(orm, url)
      if (source === null || isDue(source, now)) {
        // A full disk leaves the older copy.
        const fetching = writeUnlessDiskIsFull(attempt(url, now, (current) => isDue(current, now)))
        // Without an older copy, wait until the fetch ends.
        await (source?.succeededAt ? Promise.race([fetching, later(patienceMs)]) : fetching)
      }
      const fetchedAt = (await findSource(orm, url))?.succeededAt ?? null
      return { events: await findEvents(orm, url, range), fetchedAt }
    },

    async refresh(calendarPath, now) {
      const url = fetchUrlOf(calendarPath)
      if (url === null) return
      if ((await attempt(url, now, () => true)) === 'busy') await waitForOther(orm, url, now)
    },

    async readStored(calendarPath, range) {
      const url = fetchUrlOf(calendarPath)
      return url === null ? [] : findEvents(orm, url, range)
    },

    async reportsOf(calendarPaths) {
      const urls = new Map(calendarPaths.map((path) => [path, fetchUrlOf(path)]))
      const existing = [...urls.values()].filter((url) => url !== null)
      const reports = await findReports(orm, existing)
      return new Map(
        [...urls].map(([path, url]) => {
          if (url === null) return [path, { ...nothingLoaded, problem: 'unsafe' as const }]
          return [path, reports.get(url) ?? nothingLoaded]
        }),
      )
    },

    isSameUrl(calendarPath, other) {
      const url = fetchUrlOf(calendarPath)
      return url !== null && url === fetchUrlOf(other)
    },

    async forgetUnused(calendarPaths) {
      const urls = calendarPaths.flatMap((path) => fetchUrlOf(path) ?? [])
      if (urls.length > 0) await deleteUnusedSources(orm, urls, fetchUrlOf)
    },

    async forgetAbandoned(now) {
      const before = new Date(now.getTime() - ABANDONED_MS)
      const urls = await findSourcesOlderThan(orm, before)
      if (urls.length > 0) await deleteUnusedSources(orm, urls, fetchUrlOf)
    },

    async close() {
      closing.abort()
      await Promise.allSettled(underWay.values())
    },
  }
}

const nothingLoaded: CalendarReport = {
  fetchedAt: null,
  eventCount: 0,
  isCalculated: false,
  failingSince: null,
  problem: null,
  statusCode: null,
  warnings: [],
  singleEvents: [],
}

function isFresh({ succeededAt }: SourceRow, now: Date): boolean {
  return succeededAt !== null && now.getTime() - succeededAt.getTime() < FRESH_MS
}

function isDue({ nextAttemptAt }: SourceRow, now: Date): boolean {
  if (nextAttemptAt === null || nextAttemptAt <= now) return true
  // Of a clock that ran ahead: no delay is longer.
  return nextAttemptAt.getTime() - now.getTime() > MAX_RETRY_DELAY_MS
}

/** Waits until another process has fetched a URL or has stopped trying. */
async function waitForOther(orm: Orm, url: string, now: Date): Promise<SourceRow | null> {
  for (let waitedMs = 0; waitedMs < CLAIM_MS; waitedMs += RECHECK_MS) {
    const source = await findSource(orm, url)
    if (source === null || source.claimedUntil === null || isFresh(source, now)) return source
    await later(RECHECK_MS)
  }
  return null
}

function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs).unref()
  })
}
