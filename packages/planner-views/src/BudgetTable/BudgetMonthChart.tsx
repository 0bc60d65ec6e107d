import { sumExpenses } from '@throughline/domain/budget'
import type { MonthExpenses } from '@throughline/domain/budget'
import { BarChart } from '@throughline/ui/BarChart'
import type { BarChartCategory } from '@throughline/ui/BarChart'
import { useMemo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'
import type { Locale } from '@throughline/domain/locale'

import { shortTotalText, totalText } from '../money-parts'
import type { BudgetChartProps } from './budget-chart'
import type { BudgetTotalsLabels } from './BudgetTotals.labels'

interface BudgetMonthChartProps extends BudgetChartProps {
  readonly months: readonly MonthExpenses[]
}

/** Estimate and actual of each month, side by side. */
export function BudgetMonthChart({ months, chartLabels, labels, status }: BudgetMonthChartProps) {
  const locale = useLocale()
  const categories = useMemo(
    () => months.map((month, at) => monthCategory(month, at, locale)),
    [months, locale],
  )
  return (
    <BarChart
      title={labels.byMonth}
      summary={summaryOf(months, labels, locale)}
      categoryLabel={labels.month}
      series={[
        { id: 'estimate', label: labels.estimate },
        { id: 'actual', label: labels.actual },
      ]}
      categories={categories}
      format={locale.money}
      formatShort={(amount) => shortTotalText(amount, locale)}
      emptyText={labels.noCosts}
      status={status}
      labels={chartLabels}
    />
  )
}

function monthCategory(
  { date, estimate, actual }: MonthExpenses,
  at: number,
  locale: Locale,
): BarChartCategory {
  const month = Number(date.slice(5, 7))
  const name = locale.monthName(month, 'short')
  const isYearNamed = at === 0 || month === 1
  return {
    id: date,
    label: locale.day(date, 'short-month'),
    shortLabel: isYearNamed ? `${name} ${date.slice(2, 4)}` : name,
    values: [estimate, actual],
  }
}

function summaryOf(
  months: readonly MonthExpenses[],
  labels: BudgetTotalsLabels,
  locale: Locale,
): string {
  const nameOf = (month: MonthExpenses | undefined) =>
    month === undefined ? '' : locale.day(month.date, 'short-month')
  const { estimate, actual } = sumExpenses(months)
  const highest = months.toSorted((one, other) => other.estimate - one.estimate)[0]
  return labels.byMonthSummary({
    estimate: totalText(estimate, locale),
    actual: totalText(actual, locale),
    first: nameOf(months[0]),
    last: nameOf(months.at(-1)),
    highest: nameOf(highest),
  })
}
