import { CALENDAR_SETTINGS_MESSAGES } from '@throughline/domain/messages'

/** What is typed of a calendar. */
export interface CalendarValues {
  readonly address: string
  readonly name: string
}

/** What is typed of a calendar before anything is. */
export const NO_CALENDAR: CalendarValues = { address: '', name: '' }

/** The form's field for each name of the server. */
export const CALENDAR_FIELD_NAMES = { calendarPath: 'address', name: 'name' } as const

const SCHEME = /^(?:https?|webcals?):\/\/\S+$/iu

/** What is wrong with an address, or null. What it leads to, only the server can say. */
export function refuseAddress(address: string): string | null {
  const trimmed = address.trim()
  if (trimmed === '') return CALENDAR_SETTINGS_MESSAGES.addressRequired
  return SCHEME.test(trimmed) ? null : CALENDAR_SETTINGS_MESSAGES.addressForm
}

/**
 * Whether an address is so complete that it is looked at without being asked: it names
 * something on a host. Looks that fail are limited, and half of an address would fail.
 */
export function isWorthALook(address: string): boolean {
  return refuseAddress(address) === null && /^\w+:\/\/[^/?#]+[/?]\S/u.test(address.trim())
}
