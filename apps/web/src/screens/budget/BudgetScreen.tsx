import { EmptyState } from '@throughline/ui/EmptyState'
import { useToday } from '../../platform/clock'
import {
  SavedViewsProvider,
  ScreenOfPlan,
  SelectionProvider,
  usePlanUrl,
  useRangeUrl,
  useVisiblePlan,
} from '../../plan'
import { monthPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { PlanBudget } from './PlanBudget'
import { useBudgetData } from './use-budget-data'

/** Screen with the budget of a plan: its costs by channel, type and period. */
export function BudgetScreen() {
  const today = useToday()
  const url = usePlanUrl(today)
  return (
    <SavedViewsProvider>
      <SelectionProvider planId={url.planId}>
        <BudgetOfUrl url={url} today={today} />
      </SelectionProvider>
    </SavedViewsProvider>
  )
}

function BudgetOfUrl({
  url,
  today,
}: {
  readonly url: ReturnType<typeof usePlanUrl>
  readonly today: number
}) {
  const account = useActiveAccount()
  const visiblePlan = useVisiblePlan(url.planId, account?.isActive ?? true)
  const days = useRangeUrl('budget', today, visiblePlan.plan.data)
  const data = useBudgetData({ planId: url.planId, visiblePlan, days })
  const isOffered = data.plan.data === undefined || data.money !== 'none'
  return (
    <ScreenOfPlan url={url} plan={data.plan}>
      {(planId) =>
        isOffered ? (
          <PlanBudget {...{ planId, url, days, data, today }} />
        ) : (
          <BudgetRefused
            calendar={monthPath(url.accountId ?? 0, planId)}
            usesBudgets={data.plan.data?.useBudgets ?? false}
          />
        )
      }
    </ScreenOfPlan>
  )
}

/** Notice in place of a budget that the plan does not use, or that the user may not see. */
function BudgetRefused({
  calendar,
  usesBudgets,
}: {
  readonly calendar: string
  readonly usesBudgets: boolean
}) {
  return (
    <CentredPlace>
      <EmptyState
        illustration="search"
        title={
          <h1>
            {usesBudgets
              ? 'You cannot see the budget of this plan'
              : 'This plan does not use budgets'}
          </h1>
        }
        actions={<RouterLinkButton to={calendar}>Go to the calendar</RouterLinkButton>}
      >
        {usesBudgets
          ? 'An Admin of the plan can let you view it.'
          : 'An Admin can switch them on under Plan Settings.'}
      </EmptyState>
    </CentredPlace>
  )
}
