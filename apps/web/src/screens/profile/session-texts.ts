import type { UserSession } from '@throughline/api-client'
import { instantMs } from '../../platform/clock'

const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The browser and the system of a session, such as `Firefox on Windows`. */
export function placeOfSession({ browser, os }: Pick<UserSession, 'browser' | 'os'>): string {
  if (browser === null) return os === null ? 'Unknown browser' : `A browser on ${os}`
  return os === null ? browser : `${browser} on ${os}`
}

/** An instant, in the time zone of the browser: `Nov 18, 2026, 9:05 AM`. */
export function timeOfSession(instant: string): string {
  return times.format(instantMs(instant))
}
