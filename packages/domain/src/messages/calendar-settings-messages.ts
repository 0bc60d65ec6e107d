import { isolateText } from './isolated-text'

/**
 * Returns the sentence for an address that another calendar has.
 *
 * @param name of the other calendar
 */
export function calendarAddressUsed(name: string): string {
  return `${isolateText(name)} has this address already.`
}

/** The settings of calendars of interest. */
export const CALENDAR_SETTINGS_MESSAGES = {
  addressRequired: 'You must add url for the calendar first',
  addressForm: 'Give an address that begins with https:// or webcal://.',
  nameRequired: 'Give the calendar a name.',
  addFailed: 'The calendar could not be added.',
  changeFailed: 'The calendar could not be changed.',
  refreshFailed: 'The calendar could not be refreshed.',
  changed: 'The calendar was changed.',
  deleted: 'The calendar was deleted.',
} as const
