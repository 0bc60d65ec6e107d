import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { memo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { FiguresNote } from '../money-parts'
import { BarRoot, Notice } from './FlowBar.styles'
import type { FlowBarProps } from './FlowBar.types'
import { FlowControls } from './FlowControls'
import { FlowFigures } from './FlowFigures'
import { englishFlowBarLabels } from './FlowBar.labels'

/**
 * The line between the header of a flow and its timeline: the amount spent of the plan's budget,
 * the expenses of the visible days, and the controls of the timeline.
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
  labels: providedLabels = englishFlowBarLabels,
  ...rest
}: FlowBarProps) {
  const labels = useLabels(providedLabels)
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
      {note === null ? null : <FiguresNote title={note}>{note}</FiguresNote>}
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
