import type { FilterSection } from './filter-section'

/** The labels of a filter sidebar. */
export interface FilterSidebarLabels {
  readonly title: string
  readonly clear: string
  readonly close: string
  /** Names the field that looks through the filters. */
  readonly search: string
  /** Names the field that looks through a long section, which has this name. */
  readonly searchIn: (parts: { section: string }) => string
  readonly clearSearch: string
  /** How many filters the search has found. */
  readonly match: (parts: { count: number }) => string
  readonly noMatches: string
  readonly noMatchesHint: string
  readonly sections: Readonly<Record<FilterSection, string>>
  /** Spoken with the number of filters in use. */
  readonly activeFilters: (parts: { count: number }) => string
  /** Spoken with the number of chosen entries of a section. */
  readonly chosenInSection: (parts: { count: number }) => string
  /** Spoken with the number of items of an entry. */
  readonly items: (parts: { count: number }) => string
  /** Names the button that shows or hides the types of a channel. */
  readonly typesOf: (parts: { channel: string }) => string
  /** Heading of the plans that have a channel. */
  readonly plans: string
  /** Names the list of these plans. */
  readonly plansOf: (parts: { channel: string }) => string
  readonly showMore: (parts: { count: number }) => string
  readonly showFewer: string
  readonly loading: string
  readonly noCalendars: string
}

/** The labels in English. */
export const englishFilterSidebarLabels: FilterSidebarLabels = {
  title: 'Filters',
  clear: 'Clear Filters',
  close: 'Close filters',
  search: 'Find a filter',
  searchIn: ({ section }) => `Find in ${section}`,
  clearSearch: 'Clear the search',
  match: ({ count }) => (count === 1 ? '1 filter' : `${count} filters`),
  noMatches: 'No filters found',
  noMatchesHint: 'No plan, channel, type, initiative, tag or calendar has this name.',
  sections: {
    'nested-plans': 'Nested Plans',
    'lead-plan': 'Lead Plan',
    channels: 'Channels',
    initiatives: 'Initiatives',
    tags: 'Tags',
    'calendars-of-interest': 'Calendars of Interest',
  },
  activeFilters: ({ count }) => (count === 1 ? '1 filter in use' : `${count} filters in use`),
  chosenInSection: ({ count }) => `${count} in use`,
  items: ({ count }) => (count === 1 ? '1 item' : `${count} items`),
  typesOf: ({ channel }) => `Types of ${channel}`,
  plans: 'Plans',
  plansOf: ({ channel }) => `Plans with ${channel}`,
  showMore: ({ count }) => `Show ${count} more`,
  showFewer: 'Show fewer',
  loading: 'Loading',
  noCalendars: 'No Subscriptions Available.',
}
