import type { ReactNode } from 'react'
import { usePlanChanges } from '../../data/plan-changes'
import { useRecentPlanRecord } from '../../data/recent-plan'
import {
  isForeign,
  isPlanUnavailable,
  PlanUnavailable,
  type PlanUrl,
  useIdleItemCode,
} from '../../plan'
import { useSessionFacts } from '../../session/use-session'
import { useEventsNotice } from './use-events-notice'
import type { RangeData } from './use-range-data'

export interface CalendarOfPlanProps {
  readonly url: Pick<PlanUrl, 'planId' | 'accountId'>
  readonly data: Pick<RangeData, 'plan' | 'areEventsFailed' | 'cutCalendars'>
  readonly children: (planId: number) => ReactNode
}

/**
 * What every calendar of a plan does: it follows changes, is remembered as the plan looked at
 * last, and says so when the plan cannot be shown.
 */
export function CalendarOfPlan({ url, data, children }: CalendarOfPlanProps) {
  const { planId, accountId } = url
  const { plan, areEventsFailed, cutCalendars } = data
  const { user } = useSessionFacts()
  const shownPlanId = plan.data === undefined || isForeign(plan.data, accountId) ? null : planId
  usePlanChanges(shownPlanId)
  useRecentPlanRecord(user.id, shownPlanId)
  // Nothing of an unavailable plan can be read; the screen says so already.
  useEventsNotice({ areEventsFailed: shownPlanId !== null && areEventsFailed, cutCalendars })
  useIdleItemCode()

  if (planId === null || isPlanUnavailable(data, planId, accountId)) {
    const isElsewhere = planId === null || isForeign(plan.data, accountId)
    return (
      <PlanUnavailable
        error={isElsewhere ? null : plan.error}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }
  return children(planId)
}
