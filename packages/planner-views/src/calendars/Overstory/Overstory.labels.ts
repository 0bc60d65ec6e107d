import { formatCount } from '@throughline/domain/messages'
import { MONTH_NAMES } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { OverstorySection } from '@throughline/domain/tactics'

import type { BarNameParts } from '../../calendar-parts'
import { dateSpanText, englishCalendarBarLabels } from '../../calendar-parts'
import { englishItemIntentLabels } from '../../calendar-core'
import type { ItemIntentLabels } from '../../calendar-core'

/** Texts of an overstory, visible or spoken. */
export interface OverstoryLabels extends Omit<
  ItemIntentLabels,
  'createRefused' | 'createCancelled'
> {
  /** Spoken name of the overstory. */
  readonly overstory: string
  /** Names of the sections. */
  readonly sections: Readonly<Record<OverstorySection, string>>
  /** Spoken after the name of a section and the number of its items. */
  readonly countUnit: (parts: { count: number }) => string
  /** Spoken name of a bar; it contains `visibleText`. */
  readonly bar: (parts: BarNameParts) => string
  /** Spoken name of an event of a calendar of interest; it contains the title. */
  readonly event: (parts: {
    title: string
    calendarName: string
    firstDay: CivilDate
    lastDay: CivilDate
  }) => string
  /** Button that shows the other items of a section. */
  readonly more: (parts: { count: number }) => string
  /** Button that hides them again. */
  readonly fewer: string
  /** Spoken name of both buttons; it contains `visibleText`. */
  readonly moreName: (parts: { visibleText: string; name: string }) => string
  /** Button that opens all sections and shows all of their items. */
  readonly expandAll: string
  /** Button that undoes that, and leaves sections open. */
  readonly collapseAll: string
  /** Date above the bars. `month` is 1 to 12. */
  readonly dayText: (parts: { month: number; dayOfMonth: number; hasMonth: boolean }) => string
  /** Range of the visible days, before the dates; both ends are labels of `dayText`. */
  readonly range: (parts: { first: string; last: string }) => string
  /** Spoken name of the separator that changes the height. */
  readonly height: string
}

const ABBREVIATION_LENGTH = 3

/** English labels, the default of the overstory. */
export const englishOverstoryLabels: OverstoryLabels = {
  ...englishItemIntentLabels,
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
  more: ({ count }) => `+${formatCount(count)} more`,
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
}
