import {
  BUDGET_PERIODS,
  budgetItemsOf,
  budgetTree,
  DEFAULT_BUDGET_PERIOD,
} from '@throughline/domain/budget'
import type { BudgetDetails } from '@throughline/domain/budget'
import { BudgetTable, englishBudgetTableLabels } from '@throughline/planner-views/budget-table'
import { useMemo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import type { ViewProps } from '../element'
import { usePlanData, usePlanReport } from '../plan-data'
import { daysOf, useNow } from '../view-parts'
import type { BudgetEventMap, BudgetProperties } from './budget.types'

const noneExpanded: ReadonlySet<string> = new Set()

/** What `<throughline-budget>` draws. */
export function BudgetView({ values, host }: ViewProps<BudgetProperties, BudgetEventMap>) {
  const { withoutEmptyRows = false, labels } = values
  const period = BUDGET_PERIODS.find((each) => each === values.period) ?? DEFAULT_BUDGET_PERIOD
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const { start, end } = daysOf(values, today)
  const { planId, sources: items, channels } = usePlanData(values)
  usePlanReport('throughline-budget', values)
  const details = useMemo<BudgetDetails>(
    () => ({ currentPlanId: planId, channels, hasEmptyRows: !withoutEmptyRows }),
    [planId, channels, withoutEmptyRows],
  )
  const visible = useMemo(() => ({ range: { start, end }, period }), [start, end, period])
  const tree = useMemo(() => budgetTree(items, details, visible), [items, details, visible])
  const own = useLabels(englishBudgetTableLabels)
  const texts = useMemo(() => ({ ...own, ...labels }), [own, labels])
  return (
    <BudgetTable
      style={{ blockSize: '100%' }}
      tree={tree}
      status={values.status ?? 'ready'}
      labels={texts}
      expandedRowIds={values.expandedRowIds ?? noneExpanded}
      onExpandedChange={(next) => {
        host.change('throughline-expandedchange', next, next)
      }}
      onActivateCell={(cell) => {
        host.tell('throughline-opencell', {
          ...cell,
          items: budgetItemsOf(items, details, tree, cell),
        })
      }}
      {...(host.offers('throughline-retry') && {
        onRetry: () => {
          host.tell('throughline-retry', null)
        },
      })}
      {...(host.offers('throughline-clearfilters') && {
        onClearFilters: () => {
          host.tell('throughline-clearfilters', null)
        },
      })}
    />
  )
}
