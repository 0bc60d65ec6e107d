import type { ReactNode } from 'react'
import { usePlanChanges } from '../../data/plan-changes'
import { useIdleItemCode } from '../items/use-idle-code'
import { PlanUnavailable } from '../PlanUnavailable'
import type { PlanUrl } from '../use-plan-url'
import { isForeign, isPlanUnavailable, type VisiblePlan } from '../use-visible-plan'

export interface ScreenOfPlanProps {
  readonly url: Pick<PlanUrl, 'planId' | 'accountId'>
  readonly plan: VisiblePlan['plan']
  readonly children: (planId: number) => ReactNode
}

/**
 * Base of every screen of a plan. It follows live changes of the plan, and shows an error if the
 * plan is unavailable.
 */
export function ScreenOfPlan({ url, plan, children }: ScreenOfPlanProps) {
  const { planId, accountId } = url
  const visiblePlanId = visiblePlanIdOf(plan, url)
  usePlanChanges(visiblePlanId)
  useIdleItemCode()

  if (planId === null || isPlanUnavailable({ plan }, planId, accountId)) {
    const isElsewhere = planId === null || isForeign(plan.data, accountId)
    return (
      <PlanUnavailable
        error={isElsewhere ? null : plan.error}
        ownAccountId={isForeign(plan.data, accountId) ? (plan.data?.accountId ?? null) : null}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }
  return children(planId)
}

/** Returns the id of the URL's plan once it is loaded and may be shown; null otherwise. */
export function visiblePlanIdOf(
  { data }: VisiblePlan['plan'],
  { planId, accountId }: ScreenOfPlanProps['url'],
): number | null {
  return data === undefined || isForeign(data, accountId) ? null : planId
}
