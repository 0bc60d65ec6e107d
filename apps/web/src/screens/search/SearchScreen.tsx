import { ScreenOfPlan, usePlanUrl, useVisiblePlan } from '../../plan'
import { useToday } from '../../platform/clock'
import { useActiveAccount } from '../../session/use-session'
import { PlanSearch } from './PlanSearch'

/** Screen with the search of a plan. */
export function SearchScreen() {
  const url = usePlanUrl(useToday())
  const visible = useVisiblePlan(url.planId, useActiveAccount()?.isActive ?? true)
  return (
    <ScreenOfPlan url={url} plan={visible.plan}>
      {(planId) => (
        <PlanSearch key={planId} planId={planId} accountId={url.accountId ?? 0} visible={visible} />
      )}
    </ScreenOfPlan>
  )
}
