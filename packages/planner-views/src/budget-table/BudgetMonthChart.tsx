import { formatDollars, sumExpenses } from '@throughline/domain/budget'
import type { MonthExpenses } from '@throughline/domain/budget'
import { Amount } from '@throughline/ui/Amount'
import { Table } from '@throughline/ui/Table'
import type { TableColumn } from '@throughline/ui/Table'
import { useMemo } from 'react'

import { shortTotalText, totalText } from '../money-parts'
import { BudgetChartCard } from './BudgetChartCard'
import { Legend, MonthBars } from './BudgetCharts.styles'
import { chartScale, percentOf } from './model/chart-scale'
import type { BudgetTotalsLabels } from './totals-labels'

/** With more months only every third one is named. */
const MAX_NAMED_MONTHS = 14

interface BudgetMonthChartProps {
  readonly months: readonly MonthExpenses[]
  readonly labels: BudgetTotalsLabels
}

/** Estimate and actual of each month, side by side. */
export function BudgetMonthChart({ months, labels }: BudgetMonthChartProps) {
  const columns = useMemo(() => monthColumns(labels), [labels])
  const isEmpty = months.every(({ estimate, actual }) => estimate === 0 && actual === 0)
  return (
    <BudgetChartCard
      title={labels.byMonth}
      summary={summaryOf(months, labels)}
      emptyText={isEmpty ? labels.noCosts : null}
      legend={
        <Legend aria-hidden="true">
          <li data-series="estimate">{labels.estimate}</li>
          <li data-series="actual">{labels.actual}</li>
        </Legend>
      }
      chart={<Bars months={months} />}
      table={
        <Table
          caption={labels.byMonth}
          columns={columns}
          rows={months}
          getRowId={({ date }) => date}
        />
      }
      labels={labels}
    />
  )
}

function Bars({ months }: { readonly months: readonly MonthExpenses[] }) {
  const scale = chartScale(
    Math.max(...months.flatMap(({ estimate, actual }) => [estimate, actual])),
  )
  const isEachNamed = months.length <= MAX_NAMED_MONTHS
  return (
    <MonthBars aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} data-part="tick" style={{ insetBlockEnd: `${percentOf(tick, scale)}%` }}>
          {shortTotalText(tick)}
        </span>
      ))}
      {months.map(({ date, name, estimate, actual }, at) => {
        const [month = '', year = ''] = name.split(' ')
        const isYearNamed = at === 0 || month === 'Jan'
        return (
          <span
            key={date}
            data-part="month"
            title={`${name}: ${totalText(estimate)} / ${totalText(actual)}`}
          >
            <span data-series="estimate" style={{ blockSize: `${percentOf(estimate, scale)}%` }} />
            <span data-series="actual" style={{ blockSize: `${percentOf(actual, scale)}%` }} />
            {isEachNamed || at % 3 === 0 ? (
              <span data-part="name">
                {month}
                {isYearNamed ? ` ${year.slice(2)}` : ''}
              </span>
            ) : null}
          </span>
        )
      })}
    </MonthBars>
  )
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

function monthColumns(labels: BudgetTotalsLabels): readonly TableColumn<MonthExpenses>[] {
  const money = (
    id: string,
    header: string,
    amountOf: (row: MonthExpenses) => number,
  ): TableColumn<MonthExpenses> => ({
    id,
    header,
    align: 'end',
    renderCell: (row) => <Amount value={amountOf(row)} format={formatDollars} />,
  })
  return [
    { id: 'month', header: labels.month, isRowHeader: true, renderCell: ({ name }) => name },
    money('estimate', labels.estimate, ({ estimate }) => estimate),
    money('actual', labels.actual, ({ actual }) => actual),
  ]
}
