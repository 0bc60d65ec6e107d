import { formatCount } from '@throughline/domain/messages'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import { englishCalendarBarLabels } from '../../calendar-parts'
import type { CalendarBarLabels } from '../../calendar-parts'
import { englishItemIntentLabels } from '../../calendar-core'
import type { ItemIntentLabels } from '../../calendar-core'

/** Every text of a parking lot. */
export interface ParkingLotLabels extends CalendarBarLabels, ItemIntentLabels {
  readonly title: string
  /** Beside the title, once the items are loaded. */
  readonly count: (parts: { count: number }) => string
  /** Name of the list of items. */
  readonly list: string
  readonly instructions: string
  readonly loading: string
  readonly empty: string
  /** No parked item passes the filters. */
  readonly emptyFiltered: string
  readonly clearFilters: string
  readonly failed: string
  readonly retry: string
  /** Items of the calendar are dragged, and can be dropped here. */
  readonly dropHere: (parts: { title: string; count: number }) => string
  /** They are over the parking lot. */
  readonly dropNow: (parts: { title: string; count: number }) => string
  /** In the menu: on the day that the calendar shows. */
  readonly scheduleOn: (parts: { day: CivilDate }) => string
  /** In the menu: on a day that the user then chooses. */
  readonly schedule: string
  /** Heading of the question for the day. */
  readonly scheduleItem: (parts: { title: string }) => string
  readonly day: string
  /** Announcement after an item got a day. */
  readonly scheduled: (parts: { title: string; day: CivilDate }) => string
}

const named = ({ title, count }: { title: string; count: number }): string =>
  count === 1 ? title : `${formatCount(count)} items`

/** The texts of a parking lot in English. */
export const englishParkingLotLabels: ParkingLotLabels = {
  ...englishCalendarBarLabels,
  ...englishItemIntentLabels,
  // Its dates have no meaning, so the name leaves them out.
  bar: (parts) =>
    [
      parts.visibleText,
      parts.channelName,
      parts.planMark === null ? '' : `plan ${parts.planMark}`,
      parts.isFlagged ? 'flagged' : '',
      parts.isBusy ? 'saving' : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  moveCancelled: ({ title }) => `${title} stays in the Parking Lot`,
  title: 'Parking Lot',
  count: ({ count }) => formatCount(count),
  list: 'Parked items',
  instructions:
    'Arrow keys go from item to item, Enter opens one, P schedules it on the day that the calendar shows. Escape goes back to the calendar.',
  loading: 'Loading the Parking Lot',
  empty: 'Nothing is parked. Drag an item here to take it off the calendar.',
  emptyFiltered: 'No parked item passes the filters.',
  clearFilters: 'Clear Filters',
  failed: 'The Parking Lot could not be loaded.',
  retry: 'Try again',
  dropHere: (parts) =>
    `Drop ${named(parts)} here to take ${parts.count === 1 ? 'it' : 'them'} off the calendar`,
  dropNow: (parts) => `Let go to move ${named(parts)} to the Parking Lot`,
  scheduleOn: ({ day }) => `Schedule on ${formatShortDate(day)}`,
  schedule: 'Schedule…',
  scheduleItem: ({ title }) => `Schedule ${title}`,
  day: 'Day',
  scheduled: ({ title, day }) => `${title} scheduled on ${formatShortDate(day)}`,
}
