import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { fetchableUrl, isAllowedUrl } from './calendar-url'
import type { UrlRules } from './calendar-url'
import { readBytes } from './read-bytes'

/** What fetching something came to. Nothing of what was sent is in a failure. */
export type FetchOutcome =
  | {
      readonly code: 'fetched'
      readonly bytes: Uint8Array
      /** The character set that the answer names, or null. */
      readonly charset: string | null
      readonly entityTag: string | null
      readonly lastModified: string | null
    }
  /** It is still what the validators name. */
  | { readonly code: 'unchanged' }
  /** The address, or one that it leads to, is not on the public internet. */
  | { readonly code: 'unsafe' }
  /** No answer, one without what was asked for, too slow or too large. */
  | { readonly code: 'failed'; readonly retryAfterSeconds: number | null }

/** What is known of the last good answer, for asking whether it changed. */
export interface Validators {
  readonly entityTag: string | null
  readonly lastModified: string | null
}

/** Limits of a fetch, and where names are looked up. */
export interface FetchRules extends UrlRules {
  /** Ends the fetch from outside, for example when the server stops. */
  readonly signal?: AbortSignal
  /** All addresses of a name; the system's resolver unless said. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
  /** For everything together, redirects included; 30 s unless said. */
  readonly timeLimitMs?: number
}

/** Bytes of a calendar at most, sent and decompressed. */
export const MAX_CALENDAR_BYTES = 5_000_000

const MAX_REDIRECTS = 5
const TIME_LIMIT_MS = 30_000
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const NOTHING: Validators = { entityTag: null, lastModified: null }

/** What is fetched, beside where from. */
interface Wanted {
  /** The media types that are asked for, as in `Accept`. */
  readonly accept: string
  /** Bytes at most, sent and decompressed. */
  readonly maxBytes: number
  readonly userAgent: string
  readonly validators: Validators
}

class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError'
}

/**
 * Fetches a calendar from an address that a person gave. Every address that the
 * name leads to has to be public, and the connection goes to one of those that
 * were checked; the same again after each of at most five redirects. Sends no
 * cookie and nothing of the person. Never throws.
 */
export function fetchCalendar(
  address: string,
  rules: FetchRules,
  validators: Validators = NOTHING,
): Promise<FetchOutcome> {
  return fetchGuarded(address, rules, {
    accept: 'text/calendar, */*;q=0.1',
    maxBytes: MAX_CALENDAR_BYTES,
    userAgent: 'Throughline-Calendars/1.0',
    validators,
  })
}

/** Fetches a picture, guarded and limited as a calendar is. Never throws. */
export function fetchPicture(
  address: string,
  rules: FetchRules,
  maxBytes: number,
): Promise<FetchOutcome> {
  return fetchGuarded(address, rules, {
    accept: 'image/webp, image/png, image/jpeg, image/gif',
    maxBytes,
    userAgent: 'Throughline-Pictures/1.0',
    validators: NOTHING,
  })
}

async function fetchGuarded(
  address: string,
  rules: FetchRules,
  wanted: Wanted,
): Promise<FetchOutcome> {
  const limit = AbortSignal.timeout(rules.timeLimitMs ?? TIME_LIMIT_MS)
  const signal = rules.signal === undefined ? limit : AbortSignal.any([limit, rules.signal])
  try {
    return await follow(address, { ...rules, signal }, wanted)
  } catch (error) {
    return error instanceof UnsafeUrlError ? { code: 'unsafe' } : FAILED
  }
}

const FAILED: FetchOutcome = { code: 'failed', retryAfterSeconds: null }

type BoundRules = FetchRules & { readonly signal: AbortSignal }

async function follow(address: string, rules: BoundRules, wanted: Wanted): Promise<FetchOutcome> {
  let next = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = fetchableUrl(next, rules)
    if (url === null) return { code: 'unsafe' }
    // One hop after the other: the second address is only known from the first answer.
    const answer = await ask(url, rules, wanted)
    const { location } = answer.headers
    if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined) {
      return await read(answer, wanted)
    }
    answer.destroy()
    if (!URL.canParse(location, url.href)) return FAILED
    next = new URL(location, url).href
  }
  return FAILED
}

function ask(url: URL, rules: BoundRules, wanted: Wanted): Promise<IncomingMessage> {
  const { entityTag, lastModified } = wanted.validators
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      // A connection of its own, so that none is taken over from another address.
      agent: false,
      signal: rules.signal,
      lookup: guardedLookup(rules),
      headers: {
        accept: wanted.accept,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': wanted.userAgent,
        ...(entityTag === null ? {} : { 'if-none-match': entityTag }),
        ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
      },
    })
    asked.once('response', resolve)
    asked.once('error', reject)
    asked.end()
  })
}

/** Looks a name up and hands the connection only what was checked. */
function guardedLookup(rules: BoundRules): LookupFunction {
  const resolve = rules.resolve ?? ((host: string) => systemLookup(host, { all: true }))
  const checked = async (host: string): Promise<readonly LookupAddress[]> => {
    const addresses = await resolve(host)
    const areSafe = addresses.every(({ address }) => isAllowedUrl(address, rules))
    if (areSafe) return addresses
    throw new UnsafeUrlError('The name leads to an address that is not public.')
  }
  return (host, options, done) => {
    const hand = (error: Error | null, addresses: readonly LookupAddress[]) => {
      const [first] = addresses
      if (error !== null || first === undefined) done(error ?? new Error('No such name.'), '')
      else if (options.all === true) done(null, [...addresses])
      else done(null, first.address, first.family)
    }
    void checked(host)
      .then((addresses) => ({ error: null, addresses }))
      .catch((error: unknown) => ({
        error: error instanceof Error ? error : new Error(String(error)),
        addresses: [],
      }))
      // Outside of the promise, so that an error of the connection is not taken for one of the name.
      .then(({ error, addresses }) => setImmediate(hand, error, addresses))
  }
}

async function read(
  answer: IncomingMessage,
  { validators, maxBytes }: Wanted,
): Promise<FetchOutcome> {
  const { statusCode, headers } = answer
  if (statusCode === 304 && (validators.entityTag ?? validators.lastModified) !== null) {
    answer.destroy()
    return { code: 'unchanged' }
  }
  if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    return { code: 'failed', retryAfterSeconds: secondsOf(headers['retry-after']) }
  }
  const bytes = await readBytes(answer, maxBytes)
  return {
    code: 'fetched',
    bytes,
    charset: /charset="?([\w.:-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ?? null,
    entityTag: shortHeader(headers.etag),
    lastModified: shortHeader(headers['last-modified']),
  }
}

const MAX_HEADER_LENGTH = 500

function shortHeader(value: string | undefined): string | null {
  return value === undefined || value.length > MAX_HEADER_LENGTH ? null : value
}

/** Seconds of a `Retry-After`, whether it says seconds or a date; null for none. */
function secondsOf(value: string | undefined): number | null {
  if (value === undefined) return null
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
