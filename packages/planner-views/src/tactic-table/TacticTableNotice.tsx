import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Plus } from 'lucide-react'

import type { TacticTableLabels } from './labels'
import type { TacticTableProps } from './TacticTable.types'

interface NoticeProps extends Pick<TacticTableProps, 'mode' | 'status'> {
  readonly onRetry: (() => void) | undefined
  readonly onClearFilters: (() => void) | undefined
  readonly onAddTactic: (() => void) | undefined
  readonly labels: TacticTableLabels
}

/** Shown instead of rows: why there are none, and what can be done about it. */
export function TacticTableNotice({
  mode,
  status,
  onRetry,
  onClearFilters,
  onAddTactic,
  labels,
}: NoticeProps) {
  if (status === 'error') {
    return (
      <ErrorState
        title={labels.error}
        retryLabel={labels.retry}
        {...(onRetry === undefined ? null : { onRetry })}
      />
    )
  }
  if (onClearFilters !== undefined) {
    return (
      <EmptyState
        illustration="filter"
        title={labels.emptyFiltered}
        actions={<Button onClick={onClearFilters}>{labels.clearFilters}</Button>}
      />
    )
  }
  const isParkingLot = mode === 'parking-lot'
  return (
    <EmptyState
      illustration="calendar"
      title={isParkingLot ? labels.emptyParkingLot : labels.empty}
      actions={
        onAddTactic === undefined ? undefined : (
          <Button icon={Plus} onClick={onAddTactic}>
            {labels.addTactic}
          </Button>
        )
      }
    >
      {isParkingLot ? labels.emptyParkingLotHint : labels.emptyHint}
    </EmptyState>
  )
}
