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
  // Hides that the plan has a budget view for other users.
  const isOffered = data.plan.data === undefined || data.money !== 'none'
  return (
    <ScreenOfPlan url={url} plan={data.plan}>
      {(planId) =>
        isOffered ? (
          <PlanBudget {...{ planId, url, days, data, today }} />
        ) : (
          <NoSuchView planId={planId} accountId={url.accountId} />
        )
      }
    </ScreenOfPlan>
  )
}

/** Notice for a user without the budget view of a plan. It does not reveal that others have it. */
function NoSuchView({
  planId,
  accountId,
}: {
  readonly planId: number
  readonly accountId: number | null
}) {
  const calendar = `/account/${accountId ?? 0}/plan/${planId}/calendar/month`
  return (
    <CentredPlace>
      <EmptyState
        illustration="search"
        title={<h1>This plan has no such view</h1>}
        actions={<RouterLinkButton to={calendar}>Go to the calendar</RouterLinkButton>}
      >
        The address may be mistyped, or the view is not in use here.
      </EmptyState>
    </CentredPlace>
  )
}
