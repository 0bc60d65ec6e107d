import { lazy, Suspense } from 'react'
import { loadOpenedOnDemand } from '../items/use-idle-code'
import { noticeOfRefusal } from '../refusals'
import type { BulkChanges } from './use-bulk-changes'

const PlanSelectionBar = lazy(async () => ({
  default: (await loadOpenedOnDemand()).PlanSelectionBar,
}))

export interface SelectionFootProps {
  readonly bulk: Pick<BulkChanges, 'selected' | 'refusalCode' | 'clear' | 'onBarAction'>
}

/**
 * Bar of actions for the selected items over the bottom of a view; renders nothing without a
 * selection.
 */
export function SelectionFoot({ bulk }: SelectionFootProps) {
  const { selected, refusalCode, clear, onBarAction } = bulk
  if (selected.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PlanSelectionBar
        count={selected.length}
        areFlagged={selected.every(({ isFlagged }) => isFlagged)}
        readOnlyReason={
          refusalCode === null
            ? null
            : noticeOfRefusal(refusalCode, { channelName: '', planName: '' }).text
        }
        onAction={({ action }) => {
          onBarAction(action)
        }}
        onClear={clear}
      />
    </Suspense>
  )
}
