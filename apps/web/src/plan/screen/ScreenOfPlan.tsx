import { useEffect, useRef, type ReactNode } from 'react'
import { usePlanChanges } from '../../data/plan-changes'
import { isRefusal } from '../../data/refusals'
import { useSessionActions } from '../../session/use-session'
import { useWindowTitle } from '../../shell/use-window-title'
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
  useRolesOfSession(planId, plan)
  useIdleItemCode()

  if (planId === null || isPlanUnavailable({ plan }, planId, accountId)) {
    const isElsewhere = planId === null || isForeign(plan.data, accountId)
    return (
      <PlanUnavailable
        error={isElsewhere ? null : plan.error}
        ownAccountId={isForeign(plan.data, accountId) ? (plan.data?.accountId ?? null) : null}
        wasVisible={!isElsewhere && plan.data !== undefined}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }
  return (
    <>
      <WindowTitle planName={visiblePlanId === null ? null : (plan.data?.name ?? null)} />
      {children(planId)}
    </>
  )
}

/** Its effect runs before those of the page, whose title can name an item as well. */
function WindowTitle({ planName }: { readonly planName: string | null }) {
  useWindowTitle({ planName, itemTitle: null })
  return null
}

/** Returns the id of the URL's plan while it is loaded and may be shown; null otherwise. */
export function visiblePlanIdOf(
  plan: VisiblePlan['plan'],
  { planId, accountId }: ScreenOfPlanProps['url'],
): number | null {
  return plan.data === undefined || isPlanUnavailable({ plan }, planId, accountId) ? null : planId
}

/**
 * Reads the user again when their access to the visible plan changes, because the navigation and
 * the tutorials read the roles of the session.
 */
function useRolesOfSession(planId: number | null, { data, error }: VisiblePlan['plan']): void {
  const session = useSessionActions()
  const access = isRefusal(error) ? null : data?.access
  const latest = useRef<{ readonly planId: number | null; readonly access: typeof access }>(null)
  useEffect(() => {
    if (access === undefined) return
    const before = latest.current
    latest.current = { planId, access }
    if (before === null || before.planId !== planId || before.access === access) return
    // Without an answer, the next refresh of the session returns the user.
    session.readUserAgain().catch(() => undefined)
  }, [session, planId, access])
}
