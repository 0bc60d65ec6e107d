import { defineLabels } from '@throughline/domain/locale'

/** The labels in English. */
export const englishCalendarHeaderLabels = defineLabels('CalendarHeader', (locale) => ({
  /** Text in place of the plan's name while the plan loads. */
  loadingPlan: 'Loading plan',
  /** Names the buttons that go from one month or day to another. */
  period: 'Shown dates',
  /** Names the switch between views. */
  view: 'View',
  filters: 'Filters',
  /** Spoken with the number of filters in use. */
  activeFilters: ({ count }: { count: number }) =>
    count === 1 ? '1 filter in use' : `${locale.number(count)} filters in use`,
  options: 'View options',
  addTactic: 'Add Tactic',
}))

/** The labels of a calendar header. */
export interface CalendarHeaderLabels extends Readonly<typeof englishCalendarHeaderLabels> {}
