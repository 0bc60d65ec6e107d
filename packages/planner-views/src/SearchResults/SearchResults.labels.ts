import { SEARCH_MESSAGES } from '@throughline/domain/messages'

/** The plans in which a search looks. */
export interface SearchScope {
  /** Empty while the plan is not known. */
  readonly planName: string
  /** It looks in the lead plan of the plan too. */
  readonly hasLead: boolean
  /** It looks in the nested plans of the plan too. */
  readonly hasNested: boolean
}

/** Every text of the results of a search. */
export interface SearchResultsLabels {
  /** Names the keyword box. */
  readonly keyword: string
  readonly placeholder: string
  readonly clear: string
  /** Names the choice between the two sides of now. */
  readonly when: string
  readonly upcoming: string
  readonly past: string
  /** A side and how many results it has. */
  readonly withCount: (side: string, count: number) => string
  /** Names the table. */
  readonly results: (keyword: string) => string
  readonly startDate: string
  readonly endDate: string
  readonly channel: string
  readonly type: string
  readonly platform: string
  readonly topic: string
  readonly noPlatform: string
  /** An end date without a separate column. */
  readonly until: (date: string) => string
  readonly inNotes: string
  readonly repeats: string
  readonly open: string
  readonly openNamed: (title: string) => string
  readonly searching: string
  readonly loadingMore: string
  readonly none: string
  readonly keywordRequired: string
  readonly failed: string
  readonly retry: string
  /** This side has no results, but the other side has some. */
  readonly otherUsersUpcoming: (count: number) => string
  readonly otherUsersPast: (count: number) => string
  /** Announced when results have loaded. */
  readonly match: (count: number) => string
  /** The days and plans of the search. */
  readonly scope: (scope: SearchScope) => string
  readonly recent: string
  readonly removeRecent: (keyword: string) => string
}

const numbers = new Intl.NumberFormat('en-US')

/** The labels in English. */
export const englishSearchResultsLabels: SearchResultsLabels = {
  keyword: 'Keyword',
  placeholder: 'Search tactics and initiatives',
  clear: 'Clear the keyword',
  when: 'When',
  upcoming: 'Upcoming',
  past: 'Past',
  withCount: (side, count) => `${side} ${numbers.format(count)}`,
  results: (keyword) => `Results for ${keyword}`,
  startDate: 'Start Date',
  endDate: 'End Date',
  channel: 'Channel',
  type: 'Type',
  platform: 'Platform',
  topic: 'Topic',
  noPlatform: 'No Platform',
  until: (date) => `until ${date}`,
  inNotes: 'in notes:',
  repeats: 'Repeats',
  open: 'Open',
  openNamed: (title) => `Open ${title}`,
  searching: SEARCH_MESSAGES.searching,
  loadingMore: 'Loading more results...',
  none: SEARCH_MESSAGES.none,
  keywordRequired: SEARCH_MESSAGES.keywordRequired,
  failed: 'The search failed',
  retry: 'Try again',
  otherUsersUpcoming: (count) =>
    count === 1 ? 'Show the upcoming one' : `Show the ${numbers.format(count)} upcoming ones`,
  otherUsersPast: (count) =>
    count === 1 ? 'Show the past one' : `Show the ${numbers.format(count)} past ones`,
  match: (count) => (count === 1 ? '1 result' : `${numbers.format(count)} results`),
  scope: ({ planName, hasLead, hasNested }) => {
    if (planName === '') return 'Within a year before and after today.'
    const others = [
      ...(hasLead ? ['its lead plan'] : []),
      ...(hasNested ? ['its nested plans'] : []),
    ]
    const plans =
      others.length === 2
        ? `${planName}, ${others.join(' and ')}`
        : [planName, ...others].join(' and ')
    return `Within a year before and after today, ${plans}.`
  },
  recent: 'Recent searches',
  removeRecent: (keyword) => `Remove ${keyword} from the recent searches`,
}
