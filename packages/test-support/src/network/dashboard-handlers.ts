import type { Dashboard, DashboardCategory, PlanDetail } from '@throughline/api-client'
import { iriOf } from '@throughline/api-client'
import { placedAt } from '@throughline/domain/ordering'
import type { RequestHandler } from 'msw'
import { buildAsset, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { notFound, refuseUsedName } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

export interface DashboardHandlersOptions {
  /** The dashboards of every plan; handlers change a copy. */
  readonly categories: readonly DashboardCategory[]
  readonly plans: readonly PlanDetail[]
}

/** Handlers that read and change dashboards. All plans have the same ones. */
export function dashboardHandlers({
  categories,
  plans,
}: DashboardHandlersOptions): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  let stored: readonly DashboardCategory[] = categories
  const planId = plans[0]?.id ?? 0
  const wireOf = (id: number) => {
    const at = stored.findIndex((one) => one.id === id)
    const category = stored[at]
    if (category === undefined) throw new Error(`There is no category ${id} of dashboards.`)
    return wireCategoryOf(category, at, planId)
  }
  const categoryOf = (id: number) =>
    stored.find(({ dashboards }) => dashboards.some((one) => one.id === id))
  const nextId = () =>
    1 +
    Math.max(
      2200,
      ...stored.flatMap(({ id, dashboards }) => [id, ...dashboards.map((one) => one.id)]),
    )
  const store = (category: DashboardCategory) => {
    stored = stored.map((one) => (one.id === category.id ? category : one))
  }
  const wireDashboard = (id: number): Schemas['PlanDashboard'] | undefined => {
    const category = categoryOf(id)
    return category && wireOf(category.id).dashboards.find((one) => one.id === id)
  }

  return [
    get('/plan_dashboard_categories', ({ query, response }) => {
      const plan = plans.find(({ id }) => id === Number(query.get('plan')))
      if (plan === undefined) return response.untyped(notFound())
      const items = stored.map((category, at) => wireCategoryOf(category, at, plan.id))
      return response(200).json({ items, total: items.length })
    }),
    post('/plan_dashboard_categories', async ({ request, response }) => {
      const { name } = await request.json()
      const refusal = refuseUsedName(stored, name, null)
      if (refusal !== null) return response.untyped(refusal)
      const id = nextId()
      stored = [...stored, { id, name: name.trim(), dashboards: [] }]
      return response(201).json(wireOf(id))
    }),
    put('/plan_dashboard_categories/{id}', async ({ params, request, response }) => {
      const category = stored.find(({ id }) => id === Number(params.id))
      if (category === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, category, wireOf(category.id))
      if (stale !== null) return response.untyped(stale)
      const { name, sortOrder } = await request.json()
      const refusal = refuseUsedName(stored, name, category.id)
      if (refusal !== null) return response.untyped(refusal)
      const renamed = {
        ...category,
        ...(name === undefined ? {} : { name: name.trim(), version: nextVersion(category) }),
      }
      store(renamed)
      if (sortOrder !== undefined) stored = placedAt(stored, renamed, sortOrder)
      return response(200).json(wireOf(category.id))
    }),
    post('/plan_dashboards', async ({ request, response }) => {
      const body = await request.json()
      const category = stored.find(
        ({ id }) => id === idOfReference(body.category, 'plan_dashboard_categories'),
      )
      if (category === undefined) return response.untyped(notFound())
      const id = nextId()
      const dashboard: Dashboard = {
        id,
        name: body.name.trim(),
        isArchived: body.isArchived ?? false,
        ...contentOf(body, { embedHtml: null, pageUrl: null, asset: null }),
      }
      store({ ...category, dashboards: [...category.dashboards, dashboard] })
      const wire = wireDashboard(id)
      return wire === undefined ? response.untyped(notFound()) : response(201).json(wire)
    }),
    put('/plan_dashboards/{id}', async ({ params, request, response }) => {
      const id = Number(params.id)
      const category = categoryOf(id)
      const before = category?.dashboards.find((one) => one.id === id)
      if (category === undefined || before === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, before, wireDashboard(id))
      if (stale !== null) return response.untyped(stale)
      const body = await request.json()
      const after: Dashboard = {
        id,
        version: nextVersion(before),
        name: body.name?.trim() ?? before.name,
        isArchived: body.isArchived ?? before.isArchived,
        ...contentOf(body, before),
      }
      const dashboards = category.dashboards.map((one) => (one.id === id ? after : one))
      const { orderIndex } = body
      store({
        ...category,
        dashboards: orderIndex === undefined ? dashboards : placedAt(dashboards, after, orderIndex),
      })
      const wire = wireDashboard(id)
      return wire === undefined ? response.untyped(notFound()) : response(200).json(wire)
    }),
    remove('/plan_dashboards/{id}', ({ params, response }) => {
      const id = Number(params.id)
      const category = categoryOf(id)
      if (category === undefined) return response.untyped(notFound())
      store({ ...category, dashboards: category.dashboards.filter((one) => one.id !== id) })
      return response(204).empty()
    }),
  ]
}

type Content = Pick<Dashboard, 'embedHtml' | 'pageUrl' | 'asset'>

/** Returns the content of a dashboard after a change. An uploaded PDF gets a name from its id. */
function contentOf(
  body: Pick<Schemas['PlanDashboardUpdate'], 'embedHtml' | 'asset'>,
  before: Content,
): Content {
  const embedHtml = body.embedHtml === undefined ? before.embedHtml : body.embedHtml
  const assetId =
    body.asset === undefined || body.asset === null
      ? body.asset
      : idOfReference(body.asset, 'media_assets')
  const asset =
    assetId === undefined || assetId === null
      ? assetId
      : buildAsset({ id: assetId, name: `report-${assetId}.pdf` })
  return {
    embedHtml,
    pageUrl: embedHtml === null ? null : `data:text/html,${encodeURIComponent(embedHtml)}`,
    asset: asset === undefined ? before.asset : asset,
  }
}

function wireCategoryOf(
  { id, version = 1, name, dashboards }: DashboardCategory,
  orderIndex: number,
  planId: number,
): Schemas['PlanDashboardCategory'] {
  const idsOf = (isArchived: boolean) =>
    dashboards.filter((one) => one.isArchived === isArchived).map((one) => one.id)
  const plan = iriOf('plans', planId)
  return {
    id,
    version,
    name,
    plan,
    planId,
    orderIndex,
    sortOrder: orderIndex,
    dashboards: dashboards.map((dashboard, at) => ({
      ...dashboard,
      version: dashboard.version ?? 1,
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
