import type { TacticSearchResult } from '@throughline/domain/tactics'
import { DataTable, englishDataTableLabels } from '@throughline/ui/DataTable'
import { LinkButton } from '@throughline/ui/LinkButton'
import { useMemo, type MouseEvent } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'
import type { CalendarChannel } from '../calendar-parts'
import type { SearchResultsLabels } from './SearchResults.labels'
import { searchColumns } from './search-columns'
import type { SearchLayout } from './search-layout'
import type { SearchResultsProps } from './SearchResults.types'

type SearchResultsTableProps = Pick<
  SearchResultsProps,
  'searchedKeyword' | 'results' | 'status' | 'onLoadMore' | 'resultHref' | 'onOpenResult'
> & {
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly currentPlanId: number
  readonly layout: SearchLayout
  readonly labels: SearchResultsLabels
}

const ACTIONS_PIXELS = 84
/** Outlines of rows while a search is running. */
const WAITING_ROWS = 6
/** Two lines of text, in pixels. */
const TWO_LINES_PIXELS = 48

/** The results of a search, one row each. */
export function SearchResultsTable({
  layout,
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
  const locale = useLocale()
  const dataTableLabels = useLabels(englishDataTableLabels)
  const columns = useMemo(
    () => searchColumns({ keyword, channels, currentPlanId, layout, labels, locale }),
    [keyword, channels, currentPlanId, layout, labels, locale],
  )
  const hiddenColumnIds = useMemo(() => new Set<string>(layout.inTopic), [layout])
  const tableLabels = useMemo(
    () => ({
      ...dataTableLabels,
      loading: labels.searching,
      loadingMore: labels.loadingMore,
      actions: labels.open,
      empty: labels.none,
    }),
    [dataTableLabels, labels],
  )
  return (
    <DataTable<TacticSearchResult>
      label={labels.results(keyword)}
      columns={columns}
      hiddenColumnIds={hiddenColumnIds}
      rows={results}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      labels={tableLabels}
      status={
        status === 'searching' ? 'loading' : status === 'loadingMore' ? 'loadingMore' : 'ready'
      }
      loadingRowCount={WAITING_ROWS}
      rowHref={resultHref}
      onActivateCell={({ row, event }) => {
        event.preventDefault()
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
      {...(layout.inTopic.length === 0 ? null : { rowHeight: TWO_LINES_PIXELS })}
    />
  )
}

/** Whether a link is followed here, and not in another tab or window. */
function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
