import type { BarChartLabels, BarChartStatus } from '@throughline/ui/BarChart'

import type { BudgetTotalsLabels } from './BudgetTotals.labels'

/** Props that both charts of a budget need. */
export interface BudgetChartProps {
  readonly status: BarChartStatus
  readonly labels: BudgetTotalsLabels
  readonly chartLabels: BarChartLabels
}

/** The texts of a chart in the words of the budget. */
export function chartLabelsOf(
  labels: BudgetTotalsLabels,
  chartLabels: BarChartLabels,
): BarChartLabels {
  return {
    ...chartLabels,
    asTable: labels.asTable,
    asChart: labels.asChart,
    toggle: labels.toggle,
    others: labels.otherChannels,
    loading: labels.loadingCharts,
  }
}
