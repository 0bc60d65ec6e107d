import { useToday } from '../../platform/clock'
import {
  SavedViewsProvider,
  ScreenOfPlan,
  SelectionProvider,
  usePlanUrl,
  useRangeUrl,
} from '../../plan'
import { useActiveAccount } from '../../session/use-session'
import { NotFoundScreen } from '../not-found/NotFoundScreen'
import { PlanBudget } from './PlanBudget'
import { useBudgetData } from './use-budget-data'

/** The budget of a plan: its costs by channel, type and period. */
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
  const days = useRangeUrl('budget', today)
  const data = useBudgetData({
    planId: url.planId,
    place: days.place,
    isAccountActive: account?.isActive ?? true,
  })
  // Nothing says that others see a budget here.
  const isOffered = data.plan.data === undefined || data.money !== 'none'
  return (
    <ScreenOfPlan url={url} plan={data.plan}>
      {(planId) =>
        isOffered ? <PlanBudget {...{ planId, url, days, data, today }} /> : <NotFoundScreen />
      }
    </ScreenOfPlan>
  )
}
