import { defineLabels } from '@throughline/domain/locale'
import { countTextIn, SEARCH_MESSAGES } from '@throughline/domain/messages'

/** The plans in which a search looks. */
export interface SearchScope {
  /** Empty while the plan is not known. */
  readonly planName: string
  /** It looks in the lead plan of the plan too. */
  readonly hasLead: boolean
  /** It looks in the nested plans of the plan too. */
  readonly hasNested: boolean
}

/** The labels in English. */
export const englishSearchResultsLabels = defineLabels('SearchResults', (locale) => ({
  /** Names the keyword box. */
  keyword: 'Keyword',
  placeholder: 'Search tactics and initiatives',
  clear: 'Clear the keyword',
  /** Names the choice between the two sides of now. */
  when: 'When',
  upcoming: 'Upcoming',
  past: 'Past',
  /** A side and how many results it has. */
  withCount: (side: string, count: number) => `${side} ${locale.number(count)}`,
  /** Names the table. */
  results: (keyword: string) => `Results for ${keyword}`,
  /** On paper, when more results exist than have loaded. */
  firstOf: ({ count, total }: { readonly count: number; readonly total: number }) =>
    `The first ${locale.number(count)} of ${locale.number(total)} results`,
  startDate: 'Start Date',
  endDate: 'End Date',
  channel: 'Channel',
  type: 'Type',
  platform: 'Platform',
  topic: 'Topic',
  noPlatform: 'No Platform',
  /** An end date without a separate column. */
  until: (date: string) => `until ${date}`,
  inNotes: 'in notes:',
  repeats: 'Repeats',
  open: 'Open',
  openNamed: (title: string) => `Open ${title}`,
  searching: SEARCH_MESSAGES.searching as string,
  loadingMore: 'Loading more results...',
  none: SEARCH_MESSAGES.none as string,
  keywordRequired: SEARCH_MESSAGES.keywordRequired as string,
  failed: 'The search failed',
  retry: 'Try again',
  /** This side has no results, but the other side has some. */
  otherUsersUpcoming: (count: number) =>
    count === 1 ? 'Show the upcoming one' : `Show the ${locale.number(count)} upcoming ones`,
  otherUsersPast: (count: number) =>
    count === 1 ? 'Show the past one' : `Show the ${locale.number(count)} past ones`,
  /** Announced when results have loaded. */
  match: (count: number) => countTextIn(locale, count, 'result'),
  /** The days and plans of the search. */
  scope: ({ planName, hasLead, hasNested }: SearchScope) => {
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
  removeRecent: (keyword: string) => `Remove ${keyword} from the recent searches`,
}))

/** Every text of the results of a search. */
export interface SearchResultsLabels extends Readonly<typeof englishSearchResultsLabels> {}
