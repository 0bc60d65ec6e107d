import { EmptyState } from '@throughline/ui/EmptyState'
import { PerformanceView } from '@throughline/planner-views/performance-view'
import { PageHeader } from '@throughline/ui/PageHeader'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'

import { ScreenOfPlan, usePlanUrl, useVisiblePlan, PlanShell } from '../../plan'
import { useToday } from '../../platform/clock'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { PlanPerformance } from './PlanPerformance'

const none = [] as const

/** Placeholder of the performance while its plan loads. */
function PerformanceWaiting() {
  return (
    <PlanShell
      view="performance"
      header={
        <PageHeader
          title={
            <>
              <VisuallyHidden>Loading plan</VisuallyHidden>
              <Skeleton width={140} />
            </>
          }
          subtitle="Performance"
        />
      }
      notice={null}
      bottom={
        <PerformanceView status="loading" categories={none} selectedId={null} onSelect={ignore} />
      }
      side={null}
    />
  )
}

/** Ignores selections while the plan loads. */
function ignore(): void {}

/** Screen with the performance of a plan. */
export function PerformanceScreen() {
  const url = usePlanUrl(useToday())
  const { plan, access } = useVisiblePlan(url.planId, useActiveAccount()?.isActive ?? true)
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
