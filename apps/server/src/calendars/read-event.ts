import { parseTimedRule } from '@throughline/domain/recurrence'
import ICAL from 'ical.js'
import { momentOf } from './calendar-clock'
import { plainRule } from './plain-rule'
import type { CalendarZones, Moment, ZoneProblem } from './calendar-clock'

/** One event of a calendar, read and not yet put together with its others. */
export interface EventPart {
  readonly uid: string
  readonly title: string
  readonly sequence: number
  readonly isCancelled: boolean
  readonly isAllDay: boolean
  readonly start: Moment
  /** End as an instant, exclusive; for all-day events the first moment after the last day. */
  readonly endMs: number
  /** Rules of occurrences. Their UNTIL has the format of the start. */
  readonly rules: readonly string[]
  /** Rules of excluded occurrences (EXRULE of RFC 2445). */
  readonly excludingRules: readonly string[]
  /** Whether it has a rule that cannot be read. */
  readonly hasUnreadableRule: boolean
  readonly excluded: readonly Moment[]
  /** Further starts, each with its own end if it has one. */
  readonly added: readonly { readonly start: Moment; readonly endMs: number | null }[]
  /** The occurrence that this one replaces, or null. */
  readonly replaces: Moment | null
  /** Which occurrences change with the replaced one. */
  readonly changes: 'one' | 'later' | 'earlier'
  /** The problem of the time zone of its start, or null. */
  readonly zoneProblem: ZoneProblem | null
}

const DAY_MS = 86_400_000
const MAX_TITLE_LENGTH = 1000
/** Daily for a quarter of a century. */
const MAX_EXCLUDED = 10_000
const needed = new Set([
  'UID',
  'SUMMARY',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'SEQUENCE',
  'X-MICROSOFT-CDO-ALLDAYEVENT',
])

type Properties = ReadonlyMap<string, readonly ICAL.Property[]>

/**
 * Reads one event. A property that cannot be read counts as missing.
 *
 * @returns null when it has no usable start
 */
export function readEvent(lines: readonly string[], zones: CalendarZones): EventPart | null {
  const properties = readProperties(lines)
  const [start] = momentsOf(properties, 'DTSTART', zones)
  if (start === undefined) return null
  const [end] = momentsOf(properties, 'DTEND', zones)
  const isAllDay = start.isDate || isMarkedAllDay(properties, start, end)
  const startMs = isAllDay ? start.localMs : start.instantMs
  const replaces = momentsOf(properties, 'RECURRENCE-ID', zones)[0] ?? null
  return {
    // Complete, because two long ones may differ only at their ends.
    uid: readableText(textOf(properties, 'UID'), Number.POSITIVE_INFINITY),
    title: readableText(textOf(properties, 'SUMMARY'), MAX_TITLE_LENGTH) || 'No title',
    sequence: Number.parseInt(textOf(properties, 'SEQUENCE'), 10) || 0,
    isCancelled: textOf(properties, 'STATUS').toUpperCase() === 'CANCELLED',
    isAllDay,
    start,
    endMs: endOf(properties, { start, end, isAllDay, startMs }),
    ...rulesOf(lines, { start, isAllDay }),
    excluded: momentsOf(properties, 'EXDATE', zones).slice(0, MAX_EXCLUDED),
    added: additionsOf(properties, zones),
    replaces,
    changes: replaces === null ? 'one' : changedRange(properties),
    zoneProblem: start.zone.problem,
  }
}

/** Returns a text in one line, without invisible characters, cut to a length. */
export function readableText(text: string, maxLength: number): string {
  // oxlint-disable-next-line no-control-regex -- these are exactly what is to go
  const seen = text.replaceAll(/[\u0000-\u001F\u007F\s]+/g, ' ').trim()
  // The cut may not leave half of a character behind.
  return seen.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}

function readProperties(lines: readonly string[]): Properties {
  const properties = new Map<string, ICAL.Property[]>()
  for (const line of lines) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''
    if (!needed.has(name)) continue
    try {
      const property = ICAL.Property.fromString(spelledOut(name, line))
      // The library parses values lazily and throws then.
      property.getValues()
      const others = properties.get(name)
      if (others === undefined) properties.set(name, [property])
      else others.push(property)
    } catch {
      // One wrong property does not discard the event.
    }
  }
  return properties
}

const dated = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'])

/**
 * Adds what some programs leave out: the type of a date, the seconds of a time, and the quotes
 * around the name of a zone that contains a colon or a comma.
 */
function spelledOut(name: string, line: string): string {
  if (!dated.has(name)) return line
  const colon = line.lastIndexOf(':')
  const [label, value] = [line.slice(0, colon), line.slice(colon + 1).trim()]
  if (/^\d{8}(?:,\d{8})*$/.test(value)) {
    return `${label.replace(/;(?:VALUE|TZID)=(?:"[^"]*"|[^;]*)/gi, '')};VALUE=DATE:${value}`
  }
  const quoted = label.replace(
    /;TZID=([^";]+)/i,
    (_whole, zone: string) => `;TZID="${zone.trim()}"`,
  )
  return `${quoted}:${value.replaceAll(/(T\d{4})(?=Z|,|$)/g, '$100')}`
}

function textOf(properties: Properties, name: string): string {
  const value = properties.get(name)?.[0]?.getFirstValue()
  return value === undefined || value === null ? '' : String(value)
}

function zoneNameOf(property: ICAL.Property): string | null {
  const name: unknown = property.getParameter('tzid')
  return typeof name === 'string' ? name : null
}

function momentsOf(properties: Properties, name: string, zones: CalendarZones): Moment[] {
  return (properties.get(name) ?? []).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const moment =
        value instanceof ICAL.Time ? momentOf(value, zoneNameOf(property), zones) : null
      return moment === null ? [] : [moment]
    }),
  )
}

function additionsOf(properties: Properties, zones: CalendarZones): EventPart['added'] {
  return (properties.get('RDATE') ?? []).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) return []
      const start = momentOf(time, zoneNameOf(property), zones)
      if (start === null) return []
      if (!(value instanceof ICAL.Period)) return [{ start, endMs: null }]
      const end =
        value.end instanceof ICAL.Time ? momentOf(value.end, zoneNameOf(property), zones) : null
      const length = value.duration instanceof ICAL.Duration ? value.duration : null
      return [{ start, endMs: end?.instantMs ?? (length === null ? null : after(start, length)) }]
    }),
  )
}

/** Outlook writes whole days as times from midnight to midnight, and marks them. */
function isMarkedAllDay(properties: Properties, start: Moment, end: Moment | undefined): boolean {
  return (
    textOf(properties, 'X-MICROSOFT-CDO-ALLDAYEVENT').toUpperCase() === 'TRUE' &&
    start.localMs % DAY_MS === 0 &&
    (end === undefined || end.localMs % DAY_MS === 0)
  )
}

/** Days of a duration follow the clock, hours and less are exact (RFC 5545, 3.3.6). */
function after(start: Moment, duration: ICAL.Duration): number {
  const { weeks, days, hours, minutes, seconds } = duration
  const moved = start.localMs + (weeks * 7 + days) * DAY_MS
  const exactMs = (hours * 3600 + minutes * 60 + seconds) * 1000
  return (start.isDate ? moved : start.zone.instantOf(moved)) + exactMs
}

function endOf(
  properties: Properties,
  event: {
    readonly start: Moment
    readonly end: Moment | undefined
    readonly isAllDay: boolean
    readonly startMs: number
  },
): number {
  const { start, end, isAllDay, startMs } = event
  const duration = properties.get('DURATION')?.[0]?.getFirstValue()
  let endMs = startMs
  if (end !== undefined) endMs = isAllDay ? end.localMs : end.instantMs
  else if (duration instanceof ICAL.Duration && !duration.isNegative) endMs = after(start, duration)
  if (!Number.isFinite(endMs) || endMs - startMs > MAX_LENGTH_MS) endMs = startMs
  // An end after the last year that a date can name is none.
  if (endMs > LAST_END_MS) endMs = isAllDay ? LAST_END_MS : startMs
  if (!isAllDay) return Math.max(startMs, endMs)
  return Math.max(startMs + DAY_MS, Math.ceil(endMs / DAY_MS) * DAY_MS)
}

/** The end of the year 9999. */
const LAST_END_MS = Date.UTC(10_000, 0, 1)

/** A hundred years. A longer event is a mistake. */
const MAX_LENGTH_MS = 36_525 * DAY_MS

const ruleLine = /^(RRULE|EXRULE)(?:;[^:]*)?:(.*)$/i

function rulesOf(
  lines: readonly string[],
  event: { readonly start: Moment; readonly isAllDay: boolean },
): Pick<EventPart, 'rules' | 'excludingRules' | 'hasUnreadableRule'> {
  // Sets, because a calendar may repeat a rule.
  const rules = new Set<string>()
  const excludingRules = new Set<string>()
  let hasUnreadableRule = false
  for (const line of lines) {
    const [, name, said = ''] = ruleLine.exec(line) ?? []
    if (name === undefined) continue
    const rule = plainRule(said.trim().toUpperCase().replace(/;+$/, ''), event)
    if (parseTimedRule(rule, event.isAllDay) === null) hasUnreadableRule = true
    else if (name.toUpperCase() === 'RRULE') rules.add(rule)
    else excludingRules.add(rule)
  }
  return { rules: [...rules], excludingRules: [...excludingRules], hasUnreadableRule }
}

function changedRange(properties: Properties): EventPart['changes'] {
  const range: unknown = properties.get('RECURRENCE-ID')?.[0]?.getParameter('range')
  if (typeof range !== 'string') return 'one'
  if (range.toUpperCase() === 'THISANDFUTURE') return 'later'
  return range.toUpperCase() === 'THISANDPRIOR' ? 'earlier' : 'one'
}
