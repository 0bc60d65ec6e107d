import { dayNumberOf, type CivilDateTime, type DayNumber } from '@throughline/domain/calendar-dates'
import { useSyncExternalStore } from 'react'
import { now } from './now'

/** Today in the planner's time zone, as a day number. */
function today(): DayNumber {
  const date = new Date(now())
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return dayNumberOf(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}

/** Today in the planner's time zone, as a day number; renders again when midnight passes. */
export function useToday(): DayNumber {
  return useSyncExternalStore(subscribeToMidnight, today)
}

function subscribeToMidnight(onChange: () => void): () => void {
  // A timer for midnight would not fire on a computer that was asleep then.
  const timer = setInterval(onChange, 60_000)
  return () => {
    clearInterval(timer)
  }
}

/** The date and time in the planner's time zone, to the minute. */
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

/** The date and time in the planner's time zone, to the minute; renders again with each minute. */
export function useCivilNow(): CivilDateTime {
  return useSyncExternalStore(subscribeToMinutes, civilNow)
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 10_000)
  return () => {
    clearInterval(timer)
  }
}

/** The current time in whole minutes since the epoch; renders again with each minute. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeToMinutes, () => Math.floor(now() / 60_000))
}

/** An instant with its offset, ISO 8601, in milliseconds since the epoch. */
export function instantMs(instant: string): number {
  return Date.parse(instant)
}

/** The planner's time zone, by its IANA name. */
export function planningZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
