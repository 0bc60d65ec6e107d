import type { BudgetTree } from '@throughline/domain/budget'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { englishBarChartLabels } from '@throughline/ui/BarChart'

import { chartLabelsOf } from './budget-chart'
import { BudgetChannelChart } from './BudgetChannelChart'
import { ChartsRoot } from './BudgetCharts.styles'
import { BudgetMonthChart } from './BudgetMonthChart'
import { englishBudgetTotalsLabels } from './BudgetTotals.labels'
import type { BudgetTotalsLabels } from './BudgetTotals.labels'

export interface BudgetChartsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows and months of the table that the charts sum up. */
  tree: Pick<BudgetTree, 'rows' | 'months'>
  /** The costs are loading. @default false */
  isLoading?: boolean
  /** @default englishBudgetTotalsLabels */
  labels?: BudgetTotalsLabels
}

/**
 * The costs of the visible days as charts: planned against spent by month, and spent by channel.
 * Users can read each chart as a table instead.
 */
export function BudgetCharts(props: BudgetChartsProps) {
  return (
    <ErrorBoundary>
      <BudgetChartsContent {...props} />
    </ErrorBoundary>
  )
}

function BudgetChartsContent({
  tree,
  isLoading = false,
  labels: providedLabels = englishBudgetTotalsLabels,
  ...rest
}: BudgetChartsProps) {
  const labels = useLabels(providedLabels)
  const barChartLabels = useLabels(englishBarChartLabels)
  const chartLabels = useMemo(() => chartLabelsOf(labels, barChartLabels), [labels, barChartLabels])
  const status = isLoading ? 'loading' : 'ready'
  return (
    <ChartsRoot {...rest} aria-label={labels.charts}>
      <BudgetMonthChart months={tree.months} {...{ chartLabels, labels, status }} />
      <BudgetChannelChart rows={tree.rows} {...{ chartLabels, labels, status }} />
    </ChartsRoot>
  )
}
