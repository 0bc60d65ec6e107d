import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { DashboardCategory } from '../entities'
import type { components } from '../generated/schema'

/** Lists the dashboards of a plan by category, both in their order, archived ones included. */
export async function listDashboardCategories(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly DashboardCategory[]> {
  const answer = await unwrap(
    client.http.GET('/plan_dashboard_categories', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(categoryFromWire)
}

function categoryFromWire(wire: components['schemas']['PlanDashboardCategory']): DashboardCategory {
  return {
    id: wire.id,
    name: wire.name,
    dashboards: wire.dashboards.map(({ id, name, isArchived, embedHtml, pageUrl, asset }) => ({
      id,
      name,
      isArchived,
      embedHtml,
      pageUrl,
      asset,
    })),
  }
}
