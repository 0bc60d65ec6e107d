import type { BudgetTree } from '@throughline/domain/budget'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import type { ComponentPropsWithRef } from 'react'

import { BudgetChannelChart } from './BudgetChannelChart'
import { ChartCard, ChartsRoot } from './BudgetCharts.styles'
import { BudgetMonthChart } from './BudgetMonthChart'
import { englishBudgetTotalsLabels } from './totals-labels'
import type { BudgetTotalsLabels } from './totals-labels'

export interface BudgetChartsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows and months of the table that the charts sum up. */
  tree: Pick<BudgetTree, 'rows' | 'months'>
  /** The costs are on their way. @default false */
  isLoading?: boolean
  /** @default englishBudgetTotalsLabels */
  labels?: BudgetTotalsLabels
}

/**
 * The costs of the shown days as charts: planned against spent by month, and spent by channel.
 * Each can be read as a table instead.
 */
export function BudgetCharts({
  tree,
  isLoading = false,
  labels = englishBudgetTotalsLabels,
  ...rest
}: BudgetChartsProps) {
  return (
    <ChartsRoot {...rest} aria-label={labels.charts}>
      {isLoading ? (
        <>
          <VisuallyHidden>{labels.loadingCharts}</VisuallyHidden>
          <ChartCard aria-hidden="true">
            <Skeleton shape="card" height={150} />
          </ChartCard>
          <ChartCard aria-hidden="true">
            <Skeleton shape="card" height={150} />
          </ChartCard>
        </>
      ) : (
        <>
          <BudgetMonthChart months={tree.months} labels={labels} />
          <BudgetChannelChart rows={tree.rows} labels={labels} />
        </>
      )}
    </ChartsRoot>
  )
}
