import type { TacticSearchResult } from '@throughline/domain/tactics'
import { DataTable, englishDataTableLabels } from '@throughline/ui/DataTable'
import { LinkButton } from '@throughline/ui/LinkButton'
import { useMemo, type MouseEvent } from 'react'
import type { SearchResultsLabels } from './labels'
import { searchColumns } from './search-columns'
import type { SearchResultsProps } from './SearchResults.types'

type SearchResultsTableProps = Pick<
  SearchResultsProps,
  | 'searchedKeyword'
  | 'results'
  | 'status'
  | 'onLoadMore'
  | 'channels'
  | 'currentPlanId'
  | 'resultHref'
  | 'onOpenResult'
> & {
  /** Leaves out the columns that are not needed to tell results apart. */
  readonly isNarrow: boolean
  readonly labels: SearchResultsLabels
}

/** Left out beside an open item. */
const SPARE_COLUMNS: ReadonlySet<string> = new Set(['type', 'platform'])
const NO_COLUMNS: ReadonlySet<string> = new Set()

const ACTIONS_PIXELS = 84
/** Outlines of rows while a search is on its way. */
const WAITING_ROWS = 6

/** The results of a search, one row each. */
export function SearchResultsTable({
  isNarrow,
  searchedKeyword: keyword,
  results,
  status,
  onLoadMore,
  channels,
  currentPlanId,
  resultHref,
  onOpenResult,
  labels,
}: SearchResultsTableProps) {
  const columns = useMemo(
    () => searchColumns({ keyword, channels, currentPlanId, labels }),
    [keyword, channels, currentPlanId, labels],
  )
  const tableLabels = useMemo(
    () => ({
      ...englishDataTableLabels,
      loading: labels.searching,
      loadingMore: labels.loadingMore,
      actions: labels.open,
      empty: labels.none,
    }),
    [labels],
  )
  return (
    <DataTable<TacticSearchResult>
      label={labels.results(keyword)}
      columns={columns}
      hiddenColumnIds={isNarrow ? SPARE_COLUMNS : NO_COLUMNS}
      rows={results}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      labels={tableLabels}
      status={
        status === 'searching' ? 'loading' : status === 'loadingMore' ? 'loadingMore' : 'ready'
      }
      loadingRowCount={WAITING_ROWS}
      rowHref={resultHref}
      onOpenRow={({ row }) => {
        onOpenResult({ result: row })
      }}
      rowActionsWidth={ACTIONS_PIXELS}
      renderRowActions={(result) => (
        <LinkButton
          href={resultHref(result)}
          size="small"
          aria-label={labels.openNamed(result.title)}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            onOpenResult({ result })
          }}
        >
          {labels.open}
        </LinkButton>
      )}
      {...(onLoadMore === undefined ? null : { onLoadMore })}
    />
  )
}

/** Whether a link is followed here, and not in another tab or window. */
function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
