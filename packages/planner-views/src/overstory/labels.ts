import { MONTH_NAMES } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { OverstorySection } from '@throughline/domain/tactics'

import type { BarNameParts } from '../calendar-parts'
import { dateSpanText, englishCalendarBarLabels } from '../calendar-parts'
import { englishItemIntentLabels } from '../calendar-core'
import type { ItemIntentLabels } from '../calendar-core'

/** Every text of an overstory, seen or spoken. */
export interface OverstoryLabels extends Pick<ItemIntentLabels, 'deleteRefused'> {
  /** Spoken name of the whole strip. */
  readonly overstory: string
  /** Names of the sections. */
  readonly sections: Readonly<Record<OverstorySection, string>>
  /** Spoken after the name of a section and the number of its items. */
  readonly countUnit: (parts: { count: number }) => string
  /** Spoken name of a bar; has to contain `visibleText`. */
  readonly bar: (parts: BarNameParts) => string
  /** Spoken name of an event of a calendar of interest; has to contain its title. */
  readonly event: (parts: {
    title: string
    calendarName: string
    firstDay: CivilDate
    lastDay: CivilDate
  }) => string
  /** Shows what a section has no room for. */
  readonly more: (parts: { count: number }) => string
  /** Takes it away again. */
  readonly fewer: string
  /** Spoken name of either; has to contain `visibleText`. */
  readonly moreName: (parts: { visibleText: string; name: string }) => string
  /** Opens all sections and shows all of their items. */
  readonly expandAll: string
  /** Takes that back, except that opened sections stay open. */
  readonly collapseAll: string
  /** A date above the bars. `month` is 1 to 12. */
  readonly dayText: (parts: { month: number; dayOfMonth: number; hasMonth: boolean }) => string
  /** The shown days, before the dates; both ends are labels of `dayText`. */
  readonly range: (parts: { first: string; last: string }) => string
  /** Spoken name of the line that makes the strip higher or lower. */
  readonly height: string
}

const ABBREVIATION_LENGTH = 3

/** The labels in English, and the default of the overstory. */
export const englishOverstoryLabels: OverstoryLabels = {
  overstory: 'Overstory',
  sections: {
    'calendars-of-interest': 'Calendars of Interest',
    initiatives: 'Initiatives',
    'monthly-focus': 'Monthly Channel Focus',
    'long-running': 'Long-Running',
  },
  countUnit: ({ count }) => (count === 1 ? 'item' : 'items'),
  bar: englishCalendarBarLabels.bar,
  event: ({ title, calendarName, firstDay, lastDay }) =>
    `${title}, ${calendarName}, ${dateSpanText(firstDay, lastDay)}`,
  more: ({ count }) => `+${count} more`,
  fewer: 'Show fewer',
  moreName: ({ visibleText, name }) => `${visibleText}, ${name}`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  dayText: ({ month, dayOfMonth, hasMonth }) =>
    hasMonth
      ? `${(MONTH_NAMES[month - 1] ?? '').slice(0, ABBREVIATION_LENGTH)} ${dayOfMonth}`
      : `${dayOfMonth}`,
  range: ({ first, last }) => (first === last ? first : `${first} – ${last}`),
  height: 'Height of the overstory',
  deleteRefused: englishItemIntentLabels.deleteRefused,
}
