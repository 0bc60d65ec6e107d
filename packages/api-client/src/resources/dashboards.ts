import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { Dashboard, DashboardCategory } from '../entities'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import { ifMatch } from '../if-match'

type Schemas = components['schemas']

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

/**
 * Adds a category of dashboards, last.
 *
 * @throws ApiError of kind `conflict` when the plan has one of that name
 */
export async function createDashboardCategory(
  client: ApiClient,
  { planId, name }: { readonly planId: number; readonly name: string },
): Promise<DashboardCategory> {
  const body = { name, plan: iriOf('plans', planId) }
  return categoryFromWire(await unwrap(client.http.POST('/plan_dashboard_categories', { body })))
}

/**
 * Renames a category of dashboards, or moves it to a place counted from 0.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict` when the plan has one of that name
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateDashboardCategory(
  client: ApiClient,
  id: number,
  { name, orderIndex }: { readonly name?: string; readonly orderIndex?: number },
  version?: number,
): Promise<DashboardCategory> {
  const answer = await unwrap(
    client.http.PUT('/plan_dashboard_categories/{id}', {
      params: { path: { id }, ...ifMatch(version) },
      body: {
        ...(name === undefined ? {} : { name }),
        // Its only name here; dashboards have the canonical one.
        ...(orderIndex === undefined ? {} : { sortOrder: orderIndex }),
      },
    }),
  )
  return categoryFromWire(answer)
}

/** A new dashboard, which becomes the last one of its category. HTML, a PDF, or both. */
export interface DashboardDraft {
  readonly planId: number
  readonly categoryId: number
  readonly name: string
  readonly embedHtml: string | null
  readonly assetId: number | null
}

/** Adds a dashboard. */
export async function createDashboard(
  client: ApiClient,
  { planId, categoryId, name, embedHtml, assetId }: DashboardDraft,
): Promise<Dashboard> {
  const body = {
    name,
    embedHtml,
    asset: assetId === null ? null : iriOf('media_assets', assetId),
    category: iriOf('plan_dashboard_categories', categoryId),
    plan: iriOf('plans', planId),
    isArchived: false,
  }
  return dashboardFromWire(await unwrap(client.http.POST('/plan_dashboards', { body })))
}

/** Changed fields of a dashboard; absent fields stay. */
export interface DashboardChanges {
  readonly name?: string
  /** null clears it. */
  readonly embedHtml?: string | null
  /** An uploaded PDF; null clears it. */
  readonly assetId?: number | null
  readonly isArchived?: boolean
  /** Place in its category from 0, including archived ones; the other dashboards move. */
  readonly orderIndex?: number
}

/**
 * Changes, moves, archives or unarchives a dashboard.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `invalid` when neither HTML nor a PDF would be left
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateDashboard(
  client: ApiClient,
  id: number,
  { assetId, ...changes }: DashboardChanges,
  version?: number,
): Promise<Dashboard> {
  const asset = assetId === null || assetId === undefined ? assetId : iriOf('media_assets', assetId)
  const answer = await unwrap(
    client.http.PUT('/plan_dashboards/{id}', {
      params: { path: { id }, ...ifMatch(version) },
      body: { ...changes, ...(asset === undefined ? {} : { asset }) },
    }),
  )
  return dashboardFromWire(answer)
}

/** Deletes a dashboard for good. */
export async function deleteDashboard(client: ApiClient, id: number): Promise<void> {
  await settle(
    client.http.DELETE('/plan_dashboards/{id}', { params: { path: { id: String(id) } } }),
  )
}

function categoryFromWire({
  id,
  version,
  name,
  dashboards,
}: Schemas['PlanDashboardCategory']): DashboardCategory {
  return { id, version, name, dashboards: dashboards.map(dashboardFromWire) }
}

function dashboardFromWire({
  id,
  version,
  name,
  isArchived,
  embedHtml,
  pageUrl,
  asset,
}: Schemas['PlanDashboard']): Dashboard {
  return { id, version, name, isArchived, embedHtml, pageUrl, asset }
}
