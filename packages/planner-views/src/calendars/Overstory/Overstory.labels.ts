import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { civilDateOf, dayNumberOfParts } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { OverstorySection } from '@throughline/domain/tactics'

import { dateSpanText, englishCalendarBarLabels } from '../../calendar-parts'
import { englishItemIntentLabels } from '../../calendar-core'

/** A year in which 29 February is a day. */
const LEAP_YEAR = 2024

/** English labels, the default of the overstory. */
export const englishOverstoryLabels = defineLabels('Overstory', (locale) => ({
  ...labelsIn(locale, englishItemIntentLabels),
  /** Spoken name of the overstory. */
  overstory: 'Overstory',
  /** Names of the sections. */
  sections: {
    'calendars-of-interest': 'Calendars of Interest',
    initiatives: 'Initiatives',
    'monthly-focus': 'Monthly Channel Focus',
    'long-running': 'Long-Running',
  } satisfies Readonly<Record<OverstorySection, string>>,
  /** Spoken after the name of a section and the number of its items. */
  countUnit: ({ count }: { count: number }): string => (count === 1 ? 'item' : 'items'),
  /** Spoken name of a bar; it contains `visibleText`. */
  bar: labelsIn(locale, englishCalendarBarLabels).bar,
  /** Spoken name of an event of a calendar of interest; it contains the title. */
  event: ({
    title,
    calendarName,
    firstDay,
    lastDay,
  }: {
    title: string
    calendarName: string
    firstDay: CivilDate
    lastDay: CivilDate
  }) => `${title}, ${calendarName}, ${dateSpanText(locale, firstDay, lastDay)}`,
  /** Button that shows the other items of a section. */
  more: ({ count }: { count: number }) => `+${locale.number(count)} more`,
  /** Button that hides them again. */
  fewer: 'Show fewer',
  /** Spoken name of both buttons; it contains `visibleText`. */
  moreName: ({ visibleText, name }: { visibleText: string; name: string }) =>
    `${visibleText}, ${name}`,
  /** Button that opens all sections and shows all of their items. */
  expandAll: 'Expand all',
  /** Button that undoes that, and leaves sections open. */
  collapseAll: 'Collapse all',
  /** Date above the bars. `month` is 1 to 12. */
  dayText: ({
    month,
    dayOfMonth,
    hasMonth,
  }: {
    month: number
    dayOfMonth: number
    hasMonth: boolean
  }): string =>
    hasMonth
      ? locale.day(civilDateOf(dayNumberOfParts(LEAP_YEAR, month, dayOfMonth)), 'named')
      : locale.number(dayOfMonth),
  /** Range of the visible days, before the dates; both ends are labels of `dayText`. */
  range: ({ first, last }: { first: string; last: string }): string =>
    first === last ? first : `${first} – ${last}`,
  /** Spoken name of the separator that changes the height. */
  height: 'Height of the overstory',
}))

/** Texts of an overstory, visible or spoken. */
export interface OverstoryLabels extends Omit<
  Readonly<typeof englishOverstoryLabels>,
  'createRefused' | 'createCancelled'
> {}
