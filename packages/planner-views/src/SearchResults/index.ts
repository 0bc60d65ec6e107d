export { englishSearchResultsLabels } from './SearchResults.labels'
export type { SearchResultsLabels, SearchScope } from './SearchResults.labels'
export { SearchResults } from './SearchResults'
export type { SearchResultsProps, SearchStatus } from './SearchResults.types'
