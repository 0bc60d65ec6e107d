import type { SearchSide, TacticSearchResult } from '@throughline/domain/tactics'
import type { ComponentPropsWithRef, Ref } from 'react'
import type { CalendarChannel } from '../calendar-parts'
import type { EntitiesById } from '../host-input'
import type { SearchResultsLabels, SearchScope } from './SearchResults.labels'

/** The state of a search. */
export type SearchStatus =
  /** There is no keyword yet. */
  | 'idle'
  /** There is nothing to show yet. */
  | 'searching'
  | 'ready'
  | 'loadingMore'
  | 'error'

export interface SearchResultsProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'onChange' | 'onSubmit' | 'results'
> {
  /** Typed text. */
  keyword: string
  /** The searched text was changed. */
  onKeywordChange: (change: { keyword: string }) => void
  /** Enter was pressed: search now. */
  onSubmit: (submission: { keyword: string }) => void
  /** The keyword box. */
  keywordRef?: Ref<HTMLInputElement>
  /** The keyword that the results were found with, which is marked in them. */
  searchedKeyword: string
  /** The visible side of now. */
  when: SearchSide
  /** The other list was chosen: upcoming or past items. */
  onWhenChange: (change: { when: SearchSide }) => void
  /** How many results each side has; null while that is not known. */
  totals: { readonly upcoming: number; readonly past: number } | null
  status: SearchStatus
  /** Another search is running while the results of the last one are visible. @default false */
  isBusy?: boolean
  /** Text of the error, which the view shows unchanged. */
  errorText?: string
  /** The user requested to load the data again. */
  onRetry?: () => void
  /** The results of this side so far, in order. Keep the same array while nothing changes. */
  results: readonly TacticSearchResult[]
  /** The last results are near the viewport. Without it there are no more. */
  onLoadMore?: () => void
  /**
   * The plan one is in: items of other plans carry the mark of theirs.
   * @default the plan of the results, which are of one plan then
   */
  currentPlanId?: number | undefined
  /** Names and colours of channels by id: a map, a list of channels with their ids, or an object. */
  channels: EntitiesById<CalendarChannel>
  scope: SearchScope
  /** Address of the page of a result. */
  resultHref: (result: TacticSearchResult) => string
  /** A result was chosen by a plain press or Enter. */
  onOpenResult: (request: { result: TacticSearchResult }) => void
  /** Recent keywords, the latest first. @default none */
  recentKeywords?: readonly string[]
  /** A recent search was removed from the list. */
  onRemoveRecent?: (request: { keyword: string }) => void
  /** @default englishSearchResultsLabels */
  labels?: SearchResultsLabels
}
