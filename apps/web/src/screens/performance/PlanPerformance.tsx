import type { DashboardCategory, PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import {
  PerformanceView,
  type PerformanceCategory,
} from '@throughline/planner-views/performance-view'
import { PageHeader } from '@throughline/ui/PageHeader'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readStatusOf } from '../../data/read-status'
import { useDashboards } from '../../data/dashboards'
import { FrozenNotice, frozenPlanOf, PlanShell, visibleDashboardOf } from '../../plan'
import { idFromRoute } from '../../session/use-session'

const DASHBOARD_QUERY = 'dashboard'
const none: readonly PerformanceCategory[] = []

/** Dashboards of a plan that uses them. The URL names the visible one. */
export function PlanPerformance({
  plan,
  access,
}: {
  readonly plan: PlanDetail
  /** Null until it has loaded. */
  readonly access: PlanAccess | null
}) {
  const frozen = frozenPlanOf(plan, access)
  const [query, setQuery] = useSearchParams()
  const dashboards = useDashboards(plan.id)
  const { data } = dashboards
  const categories = useMemo(() => data?.map(visibleCategoryOf) ?? none, [data])
  return (
    <PlanShell
      view="performance"
      header={<PageHeader title={plan.name} subtitle="Performance" />}
      notice={frozen === null ? null : <FrozenNotice {...frozen} />}
      bottom={
        <PerformanceView
          categories={categories}
          selectedId={idFromRoute(query.get(DASHBOARD_QUERY) ?? undefined)}
          status={readStatusOf(dashboards)}
          errorText={dashboards.error?.message ?? ''}
          isRetrying={dashboards.isFetching}
          onRetry={() => {
            void dashboards.refetch()
          }}
          onSelect={({ id }) => {
            setQuery({ [DASHBOARD_QUERY]: String(id) }, { replace: true })
          }}
        />
      }
      side={null}
    />
  )
}

function visibleCategoryOf({ id, name, dashboards }: DashboardCategory): PerformanceCategory {
  return {
    id,
    name,
    dashboards: dashboards
      .filter(({ isArchived }) => !isArchived)
      .flatMap((dashboard) => visibleDashboardOf(dashboard) ?? []),
  }
}
