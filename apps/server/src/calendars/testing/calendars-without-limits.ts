import type { CalendarsOptions } from '../calendars'
import { readCalendar } from '../read-calendar'

/**
 * Reads calendars in the thread of the test, and waits for each, so that no result depends on the
 * load of the machine. A worker would also load all of its code again for each calendar.
 */
export const calendarsWithoutLimits: Required<Pick<CalendarsOptions, 'readBytes' | 'patienceMs'>> =
  {
    readBytes: async ({ bytes, charset }) => readCalendar(bytes, charset),
    patienceMs: 2 ** 31 - 1,
  }
