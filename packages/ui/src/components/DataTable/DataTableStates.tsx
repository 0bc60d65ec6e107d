import type { ReactNode } from 'react'

import { Button } from '../Button'
import { EmptyState } from '../EmptyState'
import { ErrorState } from '../ErrorState'
import { Announcement } from '../VisuallyHidden'
import type { DataTableLabels } from './DataTable.labels'

/** `loading` when there is nothing to show yet, `loadingMore` when there is. */
export type DataTableStatus = 'ready' | 'loading' | 'loadingMore' | 'error'

interface DataTableStatesProps {
  status: DataTableStatus
  isEmpty: boolean
  isFiltered: boolean
  emptyState: ReactNode
  onRetry: (() => void) | undefined
  onClearFilters: (() => void) | undefined
  labels: DataTableLabels
}

/** Shown under the heads when there are no rows, and what is announced. */
export function DataTableStates({
  status,
  isEmpty,
  isFiltered,
  emptyState,
  onRetry,
  onClearFilters,
  labels,
}: DataTableStatesProps) {
  const announced =
    status === 'loading' ? labels.loading : status === 'loadingMore' ? labels.loadingMore : ''
  return (
    <>
      <Announcement>{announced}</Announcement>
      {status === 'error' ? (
        <ErrorState
          title={labels.error}
          {...(onRetry ? { retryLabel: labels.retry, onRetry } : null)}
        />
      ) : status === 'ready' && isEmpty ? (
        isFiltered ? (
          <EmptyState
            illustration="filter"
            title={labels.filteredEmpty}
            actions={
              onClearFilters ? (
                <Button onClick={onClearFilters}>{labels.clearFilters}</Button>
              ) : null
            }
          />
        ) : (
          (emptyState ?? <EmptyState illustration="list" title={labels.empty} />)
        )
      ) : null}
    </>
  )
}
