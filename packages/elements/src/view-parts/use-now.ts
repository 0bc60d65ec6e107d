import { isDay } from '@throughline/domain/calendar-dates'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import { civilAt } from '@throughline/domain/zone-clock'
import { useCallback, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const never = (): (() => void) => () => undefined

function everyMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  return () => {
    clearTimeout(timer)
  }
}

/**
 * Returns the current date and time in a time zone, to the minute, and updates it every minute.
 *
 * @param source replaces the clock, if it is a date
 * @param timeZone from the IANA list.
 * @default that of the browser
 */
export function useNow(source: CivilDateTime | undefined, timeZone?: string): CivilDateTime {
  const provided = isDay(String(source).slice(0, 10)) ? source : undefined
  const read = useCallback(() => {
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
    return provided ?? civilAt(zone, Date.now())
  }, [provided, timeZone])
  return useSyncExternalStore(provided === undefined ? everyMinute : never, read, read)
}
