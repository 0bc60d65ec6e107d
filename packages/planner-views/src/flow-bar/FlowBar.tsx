import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { memo } from 'react'

import { BarRoot, Notice, Note } from './FlowBar.styles'
import type { FlowBarProps } from './FlowBar.types'
import { FlowControls } from './FlowControls'
import { FlowFigures } from './FlowFigures'
import { englishFlowBarLabels } from './labels'

/**
 * The line between the header of a flow and its timeline: what the plan has spent of its
 * budget, what is spent on the visible days, and how the timeline is drawn.
 */
export function FlowBar(props: FlowBarProps) {
  return (
    <ErrorBoundary>
      <FlowBarContent {...props} />
    </ErrorBoundary>
  )
}

const FlowBarContent = memo(function FlowBarContent({
  figures,
  isLoading = false,
  onRetryBudget,
  onHideOtherPlans,
  note = null,
  zoom,
  onZoomChange,
  grouping,
  onGroupingChange,
  colouring,
  onColouringChange,
  weekStartDay,
  onWeekStartChange,
  canChangeWeekStart = true,
  labels = englishFlowBarLabels,
  ...rest
}: FlowBarProps) {
  return (
    <BarRoot {...rest} data-has-figures={figures !== null || isLoading || undefined}>
      {onHideOtherPlans === undefined ? (
        <FlowFigures {...{ figures, isLoading, onRetryBudget, labels }} />
      ) : (
        <Notice>
          {labels.otherPlans}
          <Button size="small" onClick={onHideOtherPlans}>
            {labels.hideOtherPlans}
          </Button>
        </Notice>
      )}
      {note === null ? null : <Note title={note}>{note}</Note>}
      <FlowControls
        {...{
          zoom,
          onZoomChange,
          grouping,
          onGroupingChange,
          colouring,
          onColouringChange,
          weekStartDay,
          onWeekStartChange,
          canChangeWeekStart,
          labels,
        }}
      />
    </BarRoot>
  )
})
