import { defineLabels } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'
import type { FilterSection } from './filter-section'

/** The labels in English. */
export const englishFilterSidebarLabels = defineLabels('FilterSidebar', (locale) => ({
  title: 'Filters',
  clear: 'Clear Filters',
  close: 'Close filters',
  /** Names the field that looks through the filters. */
  search: 'Find a filter',
  /** Names the field that looks through a long section, which has this name. */
  searchIn: ({ section }: { section: string }) => `Find in ${section}`,
  clearSearch: 'Clear the search',
  /** How many filters the search has found. */
  match: ({ count }: { count: number }) => countTextIn(locale, count, 'filter'),
  noMatches: 'No filters found',
  noMatchesHint: 'No plan, channel, type, initiative, tag or calendar has this name.',
  sections: {
    'nested-plans': 'Nested Plans',
    'lead-plan': 'Lead Plan',
    channels: 'Channels',
    initiatives: 'Initiatives',
    tags: 'Tags',
    'calendars-of-interest': 'Calendars of Interest',
  } satisfies Readonly<Record<FilterSection, string>>,
  /** Spoken with the number of filters in use. */
  activeFilters: ({ count }: { count: number }) =>
    count === 1 ? '1 filter in use' : `${locale.number(count)} filters in use`,
  /** Spoken with the number of chosen entries of a section. */
  chosenInSection: ({ count }: { count: number }) => `${locale.number(count)} in use`,
  /** Spoken with the number of items of an entry. */
  items: ({ count }: { count: number }) => countTextIn(locale, count, 'item'),
  /** Names the button that shows or hides the types of a channel. */
  typesOf: ({ channel }: { channel: string }) => `Types of ${channel}`,
  /** Heading of the plans that have a channel. */
  plans: 'Plans',
  /** Names the list of these plans. */
  plansOf: ({ channel }: { channel: string }) => `Plans with ${channel}`,
  showMore: ({ count }: { count: number }) => `Show ${locale.number(count)} more`,
  showFewer: 'Show fewer',
  loading: 'Loading',
  noCalendars: 'No Subscriptions Available.',
}))

/** The labels of a filter sidebar. */
export interface FilterSidebarLabels extends Readonly<typeof englishFilterSidebarLabels> {}
