import { dayNumberOf, type CivilDateTime, type DayNumber } from '@throughline/domain/calendar-dates'
import { useSyncExternalStore } from 'react'
import { now } from './now'

/** Today in the planner's time zone, as a day number. */
function today(): DayNumber {
  const date = new Date(now())
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return dayNumberOf(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}

/**
 * Returns today in the planner's time zone, as a day number. Renders again when midnight passes.
 */
export function useToday(): DayNumber {
  return useSyncExternalStore(subscribeToMidnight, today)
}

function subscribeToMidnight(onChange: () => void): () => void {
  // A timer for midnight would not fire on a computer that is asleep then.
  const timer = setInterval(onChange, 60_000)
  return () => {
    clearInterval(timer)
  }
}

/** Returns the date and time in the planner's time zone, to the minute. */
export function civilNow(): CivilDateTime {
  const date = new Date(now())
  const [year, ...rest] = [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ]
  const [month, day, hour, minute] = rest.map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}T${hour}:${minute}:00`
}

/**
 * Returns the date and time in the planner's time zone, to the minute. Renders again with each
 * minute.
 */
export function useCivilNow(): CivilDateTime {
  return useSyncExternalStore(subscribeToMinutes, civilNow)
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 10_000)
  return () => {
    clearInterval(timer)
  }
}

/** Returns the current time in full minutes since the epoch. Renders again with each minute. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeToMinutes, () => Math.floor(now() / 60_000))
}

/** Returns the milliseconds since the epoch of an instant with its offset, in ISO 8601. */
export function instantMs(instant: string): number {
  return Date.parse(instant)
}

/** Returns the IANA name of the planner's time zone. */
export function planningZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
