import { dayNumberOf, type CivilDateTime, type DayNumber } from '@throughline/domain/calendar-dates'
import { useSyncExternalStore } from 'react'

/** The moment in milliseconds since the epoch. */
export function now(): number {
  return Date.now()
}

/** Today where the planner sits, as a day number. */
function today(): DayNumber {
  const date = new Date(now())
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return dayNumberOf(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}

/** {@link today}, brought up to date when midnight passes. */
export function useToday(): DayNumber {
  return useSyncExternalStore(subscribeToMidnight, today)
}

function subscribeToMidnight(onChange: () => void): () => void {
  // Once a minute also catches the morning after a night asleep, which a timer set for midnight misses.
  const timer = setInterval(onChange, 60_000)
  return () => {
    clearInterval(timer)
  }
}

/** The date and time where the planner sits, to the minute. */
function civilNow(): CivilDateTime {
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

/** {@link civilNow}, brought up to date as minutes pass. */
export function useCivilNow(): CivilDateTime {
  return useSyncExternalStore(subscribeToMinutes, civilNow)
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 10_000)
  return () => {
    clearInterval(timer)
  }
}

/** The zone in which the planner sits, by its IANA name. */
export function planningZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
