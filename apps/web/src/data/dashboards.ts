import { listDashboardCategories, type DashboardCategory } from '@throughline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { changesOf, defineRead, type ReadResult } from './core/read'

/** Addresses of dashboards are valid for 10 minutes. The client reads them again before that. */
const ADDRESS_FRESH_MS = 8 * 60_000

/** The dashboards of a plan by category. */
export const dashboardsRead = defineRead({
  key: (planId: number) => ['plan-dashboards', planId],
  fetch: ({ client, signal }, planId) => listDashboardCategories(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('plan_dashboards', 'plan_dashboard_categories', 'plans', 'user_roles'),
  cache: { staleTime: ADDRESS_FRESH_MS },
})

/**
 * Reads the dashboards of a plan by category. Repeats the read while they are visible, because
 * their addresses expire.
 *
 * @param planId null while the hook must not read
 */
export function useDashboards(planId: number | null): ReadResult<readonly DashboardCategory[]> {
  const client = useApiClient()
  return useQuery({
    ...dashboardsRead.options(client, planId ?? 0),
    enabled: planId !== null,
    refetchInterval: ADDRESS_FRESH_MS,
  })
}
