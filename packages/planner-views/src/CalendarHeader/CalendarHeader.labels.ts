/** The labels of a calendar header. */
export interface CalendarHeaderLabels {
  /** Text in place of the plan's name while the plan loads. */
  readonly loadingPlan: string
  /** Names the buttons that go from one month or day to another. */
  readonly period: string
  /** Names the switch between views. */
  readonly view: string
  readonly filters: string
  /** Spoken with the number of filters in use. */
  readonly activeFilters: (parts: { count: number }) => string
  readonly options: string
  readonly addTactic: string
}

/** The labels in English. */
export const englishCalendarHeaderLabels: CalendarHeaderLabels = {
  loadingPlan: 'Loading plan',
  period: 'Shown dates',
  view: 'View',
  filters: 'Filters',
  activeFilters: ({ count }) => (count === 1 ? '1 filter in use' : `${count} filters in use`),
  options: 'View options',
  addTactic: 'Add Tactic',
}
