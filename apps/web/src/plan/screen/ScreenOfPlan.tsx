import type { ReactNode } from 'react'
import { usePlanChanges } from '../../data/plan-changes'
import { useIdleItemCode } from '../items/use-idle-code'
import { PlanUnavailable } from '../PlanUnavailable'
import type { PlanUrl } from '../use-plan-url'
import { isForeign, isPlanUnavailable, type ShownPlan } from '../use-shown-plan'

export interface ScreenOfPlanProps {
  readonly url: Pick<PlanUrl, 'planId' | 'accountId'>
  readonly plan: ShownPlan['plan']
  readonly children: (planId: number) => ReactNode
}

/**
 * What every screen of a plan does: it follows changes, and says so when the plan cannot be
 * shown.
 */
export function ScreenOfPlan({ url, plan, children }: ScreenOfPlanProps) {
  const { planId, accountId } = url
  const shownPlanId = shownPlanIdOf(plan, url)
  usePlanChanges(shownPlanId)
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

/** The plan of a URL once it has been read and can be shown; null otherwise. */
export function shownPlanIdOf(
  { data }: ShownPlan['plan'],
  { planId, accountId }: ScreenOfPlanProps['url'],
): number | null {
  return data === undefined || isForeign(data, accountId) ? null : planId
}
