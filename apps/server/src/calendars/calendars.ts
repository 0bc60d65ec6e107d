import type { Orm } from '../db/database'
import { fetchableUrl } from './calendar-url'
import type { SourceProblem } from '../db/schema/calendar-problems'
import type { CalendarEvent, CalendarReport } from './calendar-event'
import { fetchCalendar } from './fetch-calendar'
import type { FetchRules } from './fetch-calendar'
import { readCalendarInWorker } from './read-calendar-in-worker'
import {
  claimSource,
  deleteUnusedSources,
  ensureSource,
  findEvents,
  findReports,
  findSource,
  finishAttempt,
  storeCalendar,
} from './source-queries'
import type { DayRange, SourceRow } from './source-queries'
import { retryDelayMs } from './retry-delay'

/** What trying an address came to. */
type UrlCheck =
  | { readonly code: 'usable'; readonly title: string }
  | { readonly code: Exclude<SourceProblem, 'incomplete'> }

/** The last good copy of a calendar. */
interface CalendarCopy {
  readonly events: readonly CalendarEvent[]
  /** When it was fetched; null when that never worked. */
  readonly fetchedAt: Date | null
}

/** Calendars from addresses that people gave, fetched and kept. */
export interface Calendars {
  /** Makes sure that a calendar is at an address, fetching it unless there is a copy of today. */
  check(calendarPath: string, now: Date): Promise<UrlCheck>
  /** Fetches a calendar when it is time to, and gives the last good copy. */
  read(calendarPath: string, range: DayRange | null, now: Date): Promise<CalendarCopy>
  /** The last good copy, with nothing fetched. */
  readStored(calendarPath: string, range: DayRange | null): Promise<readonly CalendarEvent[]>
  /** How reading went, for each of some calendars. */
  reportsOf(calendarPaths: readonly string[]): Promise<ReadonlyMap<string, CalendarReport>>
  /** Forgets copies that no calendar of interest uses any more. */
  forgetUnused(calendarPaths: readonly string[]): Promise<void>
  /** Ends what is being fetched. */
  close(): Promise<void>
}

/** How old a copy may be, in ms: 24 hours. */
export const FRESH_MS = 24 * 3_600_000
const CLAIM_MS = 60_000
/** Somebody who has a copy to look at does not wait longer for a newer one. */
const PATIENCE_MS = 4000
const RECHECK_MS = 250
/** Calendars that are fetched at the same time: slow ones may not keep the others waiting. */
const MAX_FETCHED_AT_ONCE = 16
/** Calendars that are read at the same time, each in a thread with memory of its own. */
const MAX_READ_AT_ONCE = 2

/** What fetching works with. */
export interface CalendarsOptions {
  readonly orm: Orm
  readonly rules: FetchRules
}

/**
 * Keeps calendars. One address is fetched once at a time, however many people and
 * calendars of interest ask: once in 24 hours while it answers, with growing
 * gaps while it does not, and then the last good copy stays.
 */
export function createCalendars({ orm, rules }: CalendarsOptions): Calendars {
  const closing = new AbortController()
  const underWay = new Map<string, Promise<AttemptOutcome>>()
  const fetchGate = createGate(MAX_FETCHED_AT_ONCE)
  const readGate = createGate(MAX_READ_AT_ONCE)
  const addressOf = (calendarPath: string) => fetchableUrl(calendarPath, rules)?.href ?? null

  const attempt = (address: string, now: Date): Promise<AttemptOutcome> => {
    const already = underWay.get(address)
    if (already !== undefined) return already
    const under = { rules: { ...rules, signal: closing.signal }, readGate, now }
    const fetching = fetchGate(() => tryOnce(orm, address, under))
    const tracked = fetching.finally(() => underWay.delete(address))
    underWay.set(address, tracked)
    return tracked
  }

  return {
    async check(calendarPath, now) {
      const address = addressOf(calendarPath)
      if (address === null) return { code: 'unsafe' }
      const known = await findSource(orm, address)
      if (known !== null && isFresh(known, now)) return { code: 'usable', title: known.title }
      const outcome = await attempt(address, now)
      const source =
        outcome === 'busy' ? await waitForOther(orm, address, now) : await findSource(orm, address)
      const isUsable = source !== null && (isFresh(source, now) || source.problem === 'incomplete')
      if (isUsable) return { code: 'usable', title: source.title }
      // The other process tidies up after itself, and may have taken its finding along.
      if (outcome !== 'busy') await deleteUnusedSources(orm, [address], addressOf)
      const problem = outcome === 'busy' ? source?.problem : outcome
      const isKnown = problem === 'unsafe' || problem === 'unreadable' || problem === 'outdated'
      return { code: isKnown ? problem : 'unreachable' }
    },

    async read(calendarPath, range, now) {
      const address = addressOf(calendarPath)
      if (address === null) return { events: [], fetchedAt: null }
      const source = await findSource(orm, address)
      if (source === null || isDue(source, now)) {
        const fetching = attempt(address, now)
        // Whoever has nothing to show waits for the end of it.
        await (source?.succeededAt ? Promise.race([fetching, later(PATIENCE_MS)]) : fetching)
      }
      const fetchedAt = (await findSource(orm, address))?.succeededAt ?? null
      return { events: await findEvents(orm, address, range), fetchedAt }
    },

    async readStored(calendarPath, range) {
      const address = addressOf(calendarPath)
      return address === null ? [] : findEvents(orm, address, range)
    },

    async reportsOf(calendarPaths) {
      const addresses = new Map(calendarPaths.map((path) => [path, addressOf(path)]))
      const known = [...addresses.values()].filter((address) => address !== null)
      const reports = await findReports(orm, known)
      return new Map(
        [...addresses].map(([path, address]) => {
          if (address === null) return [path, { ...NOTHING_KNOWN, problem: 'unsafe' as const }]
          return [path, reports.get(address) ?? NOTHING_KNOWN]
        }),
      )
    },

    async forgetUnused(calendarPaths) {
      const addresses = calendarPaths.flatMap((path) => addressOf(path) ?? [])
      if (addresses.length > 0) await deleteUnusedSources(orm, addresses, addressOf)
    },

    async close() {
      closing.abort()
      await Promise.allSettled(underWay.values())
    },
  }
}

const NOTHING_KNOWN: CalendarReport = {
  fetchedAt: null,
  problem: null,
  warnings: [],
  singleEvents: [],
}

function isFresh({ succeededAt }: SourceRow, now: Date): boolean {
  return succeededAt !== null && now.getTime() - succeededAt.getTime() < FRESH_MS
}

function isDue({ nextAttemptAt }: SourceRow, now: Date): boolean {
  return nextAttemptAt === null || nextAttemptAt <= now
}

/** Waits until another process has fetched an address, or given it up. */
async function waitForOther(orm: Orm, address: string, now: Date): Promise<SourceRow | null> {
  for (let waitedMs = 0; waitedMs < CLAIM_MS; waitedMs += RECHECK_MS) {
    const source = await findSource(orm, address)
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

/** How one attempt ended; `busy` when another process makes one. */
type AttemptOutcome = 'done' | 'busy' | SourceProblem

async function tryOnce(
  orm: Orm,
  address: string,
  {
    rules,
    readGate,
    now,
  }: { readonly rules: FetchRules; readonly readGate: Gate; readonly now: Date },
): Promise<AttemptOutcome> {
  const source = await ensureSource(orm, address)
  const until = new Date(now.getTime() + CLAIM_MS)
  if (!(await claimSource(orm, source.id, { now, until }))) return 'busy'
  const fail = async (problem: SourceProblem, requestedSeconds: number | null) => {
    const failures = source.failures + 1
    const nextAttemptAt = after(now, retryDelayMs(failures, requestedSeconds))
    await finishAttempt(orm, source.id, { failures, problem, nextAttemptAt })
    return problem
  }
  try {
    const answer = await fetchCalendar(address, rules, source)
    const next = {
      failures: 0,
      problem: null,
      succeededAt: now,
      nextAttemptAt: after(now, FRESH_MS),
    }
    if (answer.code === 'unsafe') return await fail('unsafe', null)
    if (answer.code === 'failed') return await fail('unreachable', answer.retryAfterSeconds)
    if (answer.code === 'unchanged') {
      await finishAttempt(orm, source.id, next)
      return 'done'
    }
    const { bytes, charset, entityTag, lastModified } = answer
    const reading = await readGate(() => readCalendarInWorker({ bytes, charset }))
    if (reading.code !== 'read') return await fail(reading.code, null)
    const { calendar } = reading
    // Half a calendar is better than none, and worse than a whole one of yesterday.
    const isCopyBetter = !calendar.isWhole && source.isWhole && source.succeededAt !== null
    if (isCopyBetter) return await fail('incomplete', null)
    await storeCalendar(orm, source.id, calendar, { ...next, entityTag, lastModified })
    return 'done'
  } catch (error) {
    await finishAttempt(orm, source.id, {})
    throw error
  }
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}

type Gate = <Result>(run: () => Promise<Result>) => Promise<Result>

/** Lets so many run at the same time; the others wait their turn. */
function createGate(size: number): Gate {
  const waiting: (() => void)[] = []
  let free = size
  return async (run) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
