export { englishSearchResultsLabels } from './labels'
export type { SearchResultsLabels, SearchScope } from './labels'
export { SearchResults } from './SearchResults'
export type { SearchResultsProps, SearchStatus } from './SearchResults.types'
