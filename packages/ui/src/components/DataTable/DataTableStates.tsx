import type { ReactNode } from 'react'

import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { Announcement } from '../VisuallyHidden/VisuallyHidden'
import type { DataTableTexts } from './data-table-texts'

/** `loading` when there is nothing to show yet, `loadingMore` when there is. */
export type DataTableStatus = 'ready' | 'loading' | 'loadingMore' | 'error'

interface DataTableStatesProps {
  status: DataTableStatus
  isEmpty: boolean
  isFiltered: boolean
  emptyState: ReactNode
  onRetry: (() => void) | undefined
  onClearFilters: (() => void) | undefined
  texts: DataTableTexts
}

/** What stands under the heads when there are no rows, and what is announced. */
export function DataTableStates({
  status,
  isEmpty,
  isFiltered,
  emptyState,
  onRetry,
  onClearFilters,
  texts,
}: DataTableStatesProps) {
  const announced =
    status === 'loading' ? texts.loading : status === 'loadingMore' ? texts.loadingMore : ''
  return (
    <>
      <Announcement>{announced}</Announcement>
      {status === 'error' ? (
        <ErrorState
          title={texts.error}
          {...(onRetry ? { retryLabel: texts.retry, onRetry } : null)}
        />
      ) : status === 'ready' && isEmpty ? (
        isFiltered ? (
          <EmptyState
            illustration="filter"
            title={texts.filteredEmpty}
            actions={
              onClearFilters ? <Button onClick={onClearFilters}>{texts.clearFilters}</Button> : null
            }
          />
        ) : (
          (emptyState ?? <EmptyState illustration="list" title={texts.empty} />)
        )
      ) : null}
    </>
  )
}
