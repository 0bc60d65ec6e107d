/** The result of parsing a typed text. */
export type TypedTime =
  | { readonly code: 'time'; readonly time: string }
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }

/** Minutes of a day. */
const DAY_MINUTES = 24 * 60

/**
 * The time of day as minutes since midnight, 0 to 1439.
 *
 * @param time `HH:mm`
 */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/**
 * Converts minutes back to `HH:mm`.
 *
 * @param minutes any integer; wraps at midnight
 */
export function timeOfMinutes(minutes: number): string {
  const rest = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`
}

/** The labels of AM and PM. */
export interface HalfDayLabels {
  readonly am: string
  readonly pm: string
}

/**
 * Parses a typed time: `8`, `8:30`, `8.30`, `0830`, `830`, `8p`, `8:30 pm`, `20h15`.
 * Hours are 0 to 23, or 1 to 12 with AM or PM; minutes are 0 to 59. Without AM or PM
 * the hour is one of 24.
 */
export function readTypedTime(text: string): TypedTime {
  const trimmed = text.trim().toLowerCase()
  if (trimmed === '') return { code: 'empty' }
  const match =
    /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})?)?\s*(?<half>a|p|am|pm|a\.m\.|p\.m\.)?$/.exec(
      trimmed,
    ) ?? /^(?<hour>\d{1,2})(?<minute>\d{2})\s*(?<half>a|p|am|pm|a\.m\.|p\.m\.)?$/.exec(trimmed)
  if (!match?.groups) return { code: 'unreadable' }
  const { half } = match.groups
  const hour = Number(match.groups['hour'])
  const minute = Number(match.groups['minute'] ?? 0)
  if (minute > 59 || hour > 23) return { code: 'unreadable' }
  if (half === undefined) return { code: 'time', time: timeOfMinutes(hour * 60 + minute) }
  if (hour < 1 || hour > 12) return { code: 'unreadable' }
  const hourOfHalf = hour % 12
  const hours = half.startsWith('p') ? hourOfHalf + 12 : hourOfHalf
  return { code: 'time', time: timeOfMinutes(hours * 60 + minute) }
}

/**
 * Formats a time: `20:30`, or `8:30 PM`.
 *
 * @param time `HH:mm`
 */
export function formatTime(time: string, hourCycle: 12 | 24, labels: HalfDayLabels): string {
  if (hourCycle === 24) return time
  const minutes = minutesOfTime(time)
  const hour = Math.floor(minutes / 60)
  const half = hour < 12 ? labels.am : labels.pm
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${half}`
}

/** The parts of a formatted time that arrow keys step. */
export type TimePart = 'hour' | 'minute' | 'half'

/** A half-open range of a formatted time. */
interface PartRange {
  readonly part: TimePart
  readonly start: number
  readonly end: number
}

/** The ranges of the parts of a formatted time. */
export function partsOfTime(text: string): readonly PartRange[] {
  const match = /^(\d{1,2}):(\d{2})(?: (.+))?$/.exec(text)
  const [, hour = '', minute = '', half] = match ?? []
  if (hour === '') return []
  const minuteStart = hour.length + 1
  const minuteEnd = minuteStart + minute.length
  return [
    { part: 'hour', start: 0, end: hour.length },
    { part: 'minute', start: minuteStart, end: minuteEnd },
    ...(half === undefined
      ? []
      : [{ part: 'half' as const, start: minuteEnd + 1, end: text.length }]),
  ]
}

/** The part at a caret position. */
export function partAt(text: string, caret: number): TimePart {
  return partsOfTime(text).find(({ end }) => caret <= end)?.part ?? 'hour'
}

/**
 * Steps one part of a time. Hours wrap within the day. Minutes go to the next multiple
 * of the step and carry over to the hour, also at midnight. AM and PM toggle.
 *
 * @param time `HH:mm`
 * @param stepMinutes 1 to 60
 */
export function stepTime(
  time: string,
  part: TimePart,
  direction: 1 | -1,
  stepMinutes: number,
): string {
  const minutes = minutesOfTime(time)
  if (part === 'hour') return timeOfMinutes(minutes + direction * 60)
  if (part === 'half') return timeOfMinutes(minutes + DAY_MINUTES / 2)
  const steps = minutes / stepMinutes
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return timeOfMinutes(next * stepMinutes)
}
