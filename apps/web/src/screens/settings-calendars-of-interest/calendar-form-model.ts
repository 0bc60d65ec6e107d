import { CALENDAR_SETTINGS_MESSAGES } from '@throughline/domain/messages'

/** Values of the form of a calendar. */
export interface CalendarValues {
  readonly address: string
  readonly name: string
}

/** Values of the empty form. */
export const noCalendar: CalendarValues = { address: '', name: '' }

/** The form's field for each name of the server. */
export const calendarFieldNames = { calendarPath: 'address', name: 'name' } as const

const scheme = /^(?:https?|webcals?):\/\/\S+$/iu

/**
 * Returns the problem of an address, or null. It checks only the form: whether the address leads to
 * a calendar, only the server can say.
 */
export function refuseAddress(address: string): string | null {
  const trimmed = address.trim()
  if (trimmed === '') return CALENDAR_SETTINGS_MESSAGES.addressRequired
  return scheme.test(trimmed) ? null : CALENDAR_SETTINGS_MESSAGES.addressForm
}

/**
 * Returns whether an address looks complete, with a host and a path or query. Only such an address
 * gets an automatic preview: the server limits failed previews, and a half-typed address would
 * fail.
 */
export function isWorthALook(address: string): boolean {
  return refuseAddress(address) === null && /^\w+:\/\/[^/?#]+[/?]\S/u.test(address.trim())
}
