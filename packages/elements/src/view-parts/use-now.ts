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
 * What the clocks of a zone show, to the minute; it goes on by itself.
 *
 * @param given stands in place of the clock, which is not read then
 * @param timeZone of the IANA list. @default that of the browser
 */
export function useNow(given: CivilDateTime | undefined, timeZone?: string): CivilDateTime {
  const read = useCallback(() => {
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
    return given ?? civilAt(zone, Date.now())
  }, [given, timeZone])
  return useSyncExternalStore(given === undefined ? everyMinute : never, read, read)
}
