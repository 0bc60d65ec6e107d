import type { DashboardCategory, PlanDetail } from '@throughline/api-client'
import { iriOf } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import type { Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { problemResponse } from './problem-response'

/** Answers the dashboards of plans: of each plan the same ones, while it uses dashboards. */
export function dashboardHandlers({
  categories,
  plans,
}: {
  readonly categories: readonly DashboardCategory[]
  readonly plans: readonly PlanDetail[]
}): readonly RequestHandler[] {
  return [
    contractHttp.get('/plan_dashboard_categories', ({ query, response }) => {
      const plan = plans.find(({ id }) => id === Number(query.get('plan')))
      if (plan === undefined) return response.untyped(problemResponse(404, 'not_found'))
      if (!plan.useDashboards) return response.untyped(problemResponse(403, 'forbidden'))
      const items = categories.map((category, at) => wireCategoryOf(category, at, plan.id))
      return response(200).json({ items, total: items.length })
    }),
  ]
}

function wireCategoryOf(
  { id, name, dashboards }: DashboardCategory,
  orderIndex: number,
  planId: number,
): Schemas['PlanDashboardCategory'] {
  const idsOf = (isArchived: boolean) =>
    dashboards.filter((one) => one.isArchived === isArchived).map((one) => one.id)
  const plan = iriOf('plans', planId)
  return {
    id,
    name,
    plan,
    planId,
    orderIndex,
    sortOrder: orderIndex,
    dashboards: dashboards.map((dashboard, at) => ({
      ...dashboard,
      type: dashboard.embedHtml === null ? 'pdf' : 'html',
      plan,
      planId,
      category: iriOf('plan_dashboard_categories', id),
      categoryId: id,
      orderIndex: at,
      sortOrder: at,
    })),
    activeDashboardIds: idsOf(false),
    archivedDashboardIds: idsOf(true),
  }
}
