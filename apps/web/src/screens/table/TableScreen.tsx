import { ScreenOfPlan, usePlanUrl, useShownPlan } from '../../plan'
import { useToday } from '../../platform/clock'
import { useActiveAccount } from '../../session/use-session'

/** The table of a plan. */
export function TableScreen() {
  const url = usePlanUrl(useToday())
  const { plan } = useShownPlan(url.planId, useActiveAccount()?.isActive ?? true)
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {() => plan.data?.name ?? ''}
    </ScreenOfPlan>
  )
}
