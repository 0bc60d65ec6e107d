import { EmptyState } from '@throughline/ui/EmptyState'
import { ScreenOfPlan, usePlanUrl, useShownPlan } from '../../plan'
import { useToday } from '../../platform/clock'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { PerformanceWaiting } from './PerformanceWaiting'
import { PlanPerformance } from './PlanPerformance'

/** The performance of a plan. */
export function PerformanceScreen() {
  const url = usePlanUrl(useToday())
  const { plan, access } = useShownPlan(url.planId, useActiveAccount()?.isActive ?? true)
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {(planId) =>
        plan.data === undefined ? (
          <PerformanceWaiting />
        ) : plan.data.useDashboards ? (
          <PlanPerformance key={planId} plan={plan.data} access={access} />
        ) : (
          <CentredPlace>
            <EmptyState
              illustration="files"
              title={<h1>This plan does not use performance dashboards</h1>}
              actions={
                <RouterLinkButton to={planPath(plan.data.accountId, planId)}>
                  Open the plan
                </RouterLinkButton>
              }
            >
              An Admin can switch them on under Plan Settings.
            </EmptyState>
          </CentredPlace>
        )
      }
    </ScreenOfPlan>
  )
}
