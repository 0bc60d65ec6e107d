import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import { englishCalendarBarLabels } from '../../calendar-parts'
import type { BarNameParts } from '../../calendar-parts'
import { englishItemIntentLabels } from '../../calendar-core'

const named = (locale: Locale, { title, count }: { title: string; count: number }): string =>
  count === 1 ? title : `${locale.number(count)} items`

/** The texts of a parking lot in English. */
export const englishParkingLotLabels = defineLabels('ParkingLot', (locale) => ({
  ...labelsIn(locale, englishCalendarBarLabels),
  ...labelsIn(locale, englishItemIntentLabels),
  // Its dates have no meaning, so the name leaves them out.
  bar: (parts: BarNameParts) =>
    [
      parts.visibleText,
      parts.channelName,
      parts.planMark === null ? '' : `plan ${parts.planMark}`,
      parts.isFlagged ? 'flagged' : '',
      parts.isBusy ? 'saving' : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  moveCancelled: ({ title }: { title: string }) => `${title} stays in the Parking Lot`,
  title: 'Parking Lot',
  /** Beside the title, once the items are loaded. */
  count: ({ count }: { count: number }) => locale.number(count),
  /** Name of the list of items. */
  list: 'Parked items',
  instructions:
    'Arrow keys go from item to item, Enter opens one, P schedules it on the day that the calendar shows. Escape goes back to the calendar.',
  loading: 'Loading the Parking Lot',
  empty: 'Nothing is parked. Drag an item here to take it off the calendar.',
  /** No parked item passes the filters. */
  emptyFiltered: 'No parked item passes the filters.',
  clearFilters: 'Clear Filters',
  failed: 'The Parking Lot could not be loaded.',
  retry: 'Try again',
  /** Items of the calendar are dragged, and can be dropped here. */
  dropHere: (parts: { title: string; count: number }) =>
    `Drop ${named(locale, parts)} here to take ${parts.count === 1 ? 'it' : 'them'} off the calendar`,
  /** They are over the parking lot. */
  dropNow: (parts: { title: string; count: number }) =>
    `Let go to move ${named(locale, parts)} to the Parking Lot`,
  /** In the menu: on the day that the calendar shows. */
  scheduleOn: ({ day }: { day: CivilDate }) => `Schedule on ${locale.day(day)}`,
  /** In the menu: on a day that the user then chooses. */
  schedule: 'Schedule…',
  /** Heading of the question for the day. */
  scheduleItem: ({ title }: { title: string }) => `Schedule ${title}`,
  day: 'Day',
  /** Announcement after an item got a day. */
  scheduled: ({ title, day }: { title: string; day: CivilDate }) =>
    `${title} scheduled on ${locale.day(day)}`,
}))

/** Every text of a parking lot. */
export interface ParkingLotLabels extends Readonly<typeof englishParkingLotLabels> {}
