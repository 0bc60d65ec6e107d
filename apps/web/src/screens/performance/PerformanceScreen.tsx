import { ScreenOfPlan, usePlanUrl, useShownPlan } from '../../plan'
import { useToday } from '../../platform/clock'
import { useActiveAccount } from '../../session/use-session'

/** The performance of a plan. */
export function PerformanceScreen() {
  const url = usePlanUrl(useToday())
  const { plan } = useShownPlan(url.planId, useActiveAccount()?.isActive ?? true)
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {() => plan.data?.name ?? ''}
    </ScreenOfPlan>
  )
}
