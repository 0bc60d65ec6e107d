import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { fetchableUrl, isAllowedIpAddress } from './calendar-url'
import type { UrlRules } from './calendar-url'
import { readBytes } from './read-bytes'

/** The result of a fetch. A failure contains nothing of the response but its status and delay. */
export type FetchOutcome =
  | {
      readonly code: 'fetched'
      readonly bytes: Uint8Array
      /** The character set of the response, or null. */
      readonly charset: string | null
      readonly entityTag: string | null
      readonly lastModified: string | null
    }
  /** The content has not changed since the last good response. */
  | { readonly code: 'unchanged' }
  /** The URL, or one that it redirects to, is not on the public internet. */
  | { readonly code: 'unsafe' }
  /** No response, a wrong one, or one that is too slow or too large. */
  | {
      readonly code: 'failed'
      /** The requested delay of the response, or null. */
      readonly requestedSeconds: number | null
      /** The status of a response that is no success, or null. */
      readonly statusCode: number | null
    }

/** Validators of the last good response, for a conditional request. */
export interface Validators {
  readonly entityTag: string | null
  readonly lastModified: string | null
}

/** Limits of a fetch, and how it resolves names. */
export interface FetchRules extends UrlRules {
  /** Aborts the fetch, for example when the server stops. */
  readonly signal?: AbortSignal
  /** Resolves a name to all its IP addresses; the system's resolver by default. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
  /** Time limit in ms for the whole fetch, with redirects; 30 s by default. */
  readonly timeLimitMs?: number
}

/** Max size of a calendar in bytes, compressed and decompressed. */
export const MAX_CALENDAR_BYTES = 5_000_000

const MAX_REDIRECTS = 5
const TIME_LIMIT_MS = 30_000
const redirectStatusCodes: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const nothing: Validators = { entityTag: null, lastModified: null }

/** The request to send. */
interface Target {
  /** The accepted media types, as in the `Accept` header. */
  readonly accept: string
  /** Max size in bytes, compressed and decompressed. */
  readonly maxBytes: number
  readonly userAgent: string
  readonly validators: Validators
}

class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError'
}

/**
 * Fetches a calendar from a URL that a user typed. Every IP address of the host has to be public,
 * and the connection goes to one of the checked addresses. The same applies to each of at most five
 * redirects. The request contains no cookie and no personal data. Never throws.
 */
export function fetchCalendar(
  url: string,
  rules: FetchRules,
  validators: Validators = nothing,
): Promise<FetchOutcome> {
  return fetchGuarded(url, rules, {
    accept: 'text/calendar, */*;q=0.1',
    maxBytes: MAX_CALENDAR_BYTES,
    userAgent: 'Throughline-Calendars/1.0',
    validators,
  })
}

/** Fetches a picture with the same checks and limits as a calendar. Never throws. */
export function fetchPicture(
  url: string,
  rules: FetchRules,
  maxBytes: number,
): Promise<FetchOutcome> {
  return fetchGuarded(url, rules, {
    accept: 'image/webp, image/png, image/jpeg, image/gif',
    maxBytes,
    userAgent: 'Throughline-Pictures/1.0',
    validators: nothing,
  })
}

async function fetchGuarded(url: string, rules: FetchRules, target: Target): Promise<FetchOutcome> {
  const limit = AbortSignal.timeout(rules.timeLimitMs ?? TIME_LIMIT_MS)
  const signal = rules.signal === undefined ? limit : AbortSignal.any([limit, rules.signal])
  try {
    return await follow(url, { ...rules, signal }, target)
  } catch (error) {
    return error instanceof UnsafeUrlError ? { code: 'unsafe' } : failed
  }
}

const failed: FetchOutcome = {
  code: 'failed',
  requestedSeconds: null,
  statusCode: null,
}

type BoundRules = FetchRules & { readonly signal: AbortSignal }

async function follow(from: string, rules: BoundRules, target: Target): Promise<FetchOutcome> {
  let next = from
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = fetchableUrl(next, rules)
    if (url === null) return { code: 'unsafe' }
    // One redirect after the other: each response names the next URL.
    const answer = await ask(url, rules, target)
    const { location } = answer.headers
    if (!redirectStatusCodes.has(answer.statusCode ?? 0) || location === undefined) {
      return await read(answer, target)
    }
    answer.destroy()
    if (!URL.canParse(location, url.href)) return failed
    next = new URL(location, url).href
  }
  return failed
}

function ask(url: URL, rules: BoundRules, target: Target): Promise<IncomingMessage> {
  const { entityTag, lastModified } = target.validators
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const requested = request(url, {
      // A new connection each time, so that none to an unchecked IP address is reused.
      agent: false,
      signal: rules.signal,
      lookup: guardedLookup(rules),
      headers: {
        accept: target.accept,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': target.userAgent,
        ...(entityTag === null ? {} : { 'if-none-match': entityTag }),
        ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
      },
    })
    requested.once('response', resolve)
    requested.once('error', reject)
    requested.end()
  })
}

/** Resolves a name and gives the connection only checked IP addresses. */
function guardedLookup(rules: BoundRules): LookupFunction {
  const resolve = rules.resolve ?? ((host: string) => systemLookup(host, { all: true }))
  const checked = async (host: string): Promise<readonly LookupAddress[]> => {
    const addresses = await resolve(host)
    const areSafe = addresses.every(({ address }) => isAllowedIpAddress(address, rules))
    if (areSafe) return addresses
    throw new UnsafeUrlError('The name leads to an IP address that is not public.')
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
      // Outside the promise, so that a connection error is not reported as an unknown name.
      .then(({ error, addresses }) => setImmediate(hand, error, addresses))
  }
}

async function read(
  answer: IncomingMessage,
  { validators, maxBytes }: Target,
): Promise<FetchOutcome> {
  const { statusCode, headers } = answer
  if (statusCode === 304 && (validators.entityTag ?? validators.lastModified) !== null) {
    answer.destroy()
    return { code: 'unchanged' }
  }
  if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    const requestedSeconds = secondsOf(headers['retry-after'])
    const isRefusal = statusCode !== undefined && statusCode !== 200
    return { code: 'failed', requestedSeconds, statusCode: isRefusal ? statusCode : null }
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

/**
 * Returns the seconds of a `Retry-After` header, which contains seconds or a date; null if it is
 * invalid.
 */
function secondsOf(value: string | undefined): number | null {
  if (value === undefined) return null
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
