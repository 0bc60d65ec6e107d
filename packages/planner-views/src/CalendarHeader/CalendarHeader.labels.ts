import { formatCount } from '@throughline/domain/messages'

/** The labels in English. */
export const englishCalendarHeaderLabels = {
  /** Text in place of the plan's name while the plan loads. */
  loadingPlan: 'Loading plan',
  /** Names the buttons that go from one month or day to another. */
  period: 'Shown dates',
  /** Names the switch between views. */
  view: 'View',
  filters: 'Filters',
  /** Spoken with the number of filters in use. */
  activeFilters: ({ count }: { count: number }) =>
    count === 1 ? '1 filter in use' : `${formatCount(count)} filters in use`,
  options: 'View options',
  addTactic: 'Add Tactic',
}

/** The labels of a calendar header. */
export interface CalendarHeaderLabels extends Readonly<typeof englishCalendarHeaderLabels> {}
