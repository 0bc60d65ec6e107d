import { formatDollars, sumExpenses } from '@throughline/domain/budget'
import type { MonthExpenses } from '@throughline/domain/budget'
import { BarChart } from '@throughline/ui/BarChart'
import type { BarChartCategory } from '@throughline/ui/BarChart'
import { useMemo } from 'react'

import { shortTotalText, totalText } from '../money-parts'
import type { BudgetChartProps } from './budget-chart'
import type { BudgetTotalsLabels } from './BudgetTotals.labels'

interface BudgetMonthChartProps extends BudgetChartProps {
  readonly months: readonly MonthExpenses[]
}

/** Estimate and actual of each month, side by side. */
export function BudgetMonthChart({ months, chartLabels, labels, status }: BudgetMonthChartProps) {
  const categories = useMemo(() => months.map(monthCategory), [months])
  return (
    <BarChart
      title={labels.byMonth}
      summary={summaryOf(months, labels)}
      categoryLabel={labels.month}
      series={[
        { id: 'estimate', label: labels.estimate },
        { id: 'actual', label: labels.actual },
      ]}
      categories={categories}
      format={formatDollars}
      formatShort={shortTotalText}
      emptyText={labels.noCosts}
      status={status}
      labels={chartLabels}
    />
  )
}

function monthCategory(
  { date, name, estimate, actual }: MonthExpenses,
  at: number,
): BarChartCategory {
  const [month = '', year = ''] = name.split(' ')
  const isYearNamed = at === 0 || month === 'Jan'
  return {
    id: date,
    label: name,
    shortLabel: isYearNamed ? `${month} ${year.slice(2)}` : month,
    values: [estimate, actual],
  }
}

function summaryOf(months: readonly MonthExpenses[], labels: BudgetTotalsLabels): string {
  const { estimate, actual } = sumExpenses(months)
  const highest = months.toSorted((one, other) => other.estimate - one.estimate)[0]
  return labels.byMonthSummary({
    estimate: totalText(estimate),
    actual: totalText(actual),
    first: months[0]?.name ?? '',
    last: months.at(-1)?.name ?? '',
    highest: highest?.name ?? '',
  })
}
