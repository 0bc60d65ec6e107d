import type { components } from '@throughline/api-client/schema'
import { iri } from '../../http/references'
import { urlName } from '../../files/file-name'
import { presentAsset } from '../media-assets/presenter'
import type { UrlContext } from '../media-assets/presenter'
import { dashboardPageContent } from './dashboard-page'
import type { DashboardCategoryRow, DashboardRow } from './queries'

type PlanDashboard = components['schemas']['PlanDashboard']
type PlanDashboardCategory = components['schemas']['PlanDashboardCategory']

/** A dashboard with its HTML unchanged. Show the HTML only in a frame with an opaque origin. */
export function presentDashboard(row: DashboardRow, context: UrlContext): PlanDashboard {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    type: row.embedHtml === null ? 'pdf' : 'html',
    embedHtml: row.embedHtml,
    pageUrl: row.embedHtml === null ? null : pageUrlOf(row, context),
    asset: row.asset === null ? null : presentAsset(row.asset, context),
    isArchived: row.isArchived,
    plan: iri('plans', row.planId),
    planId: row.planId,
    category: iri('plan_dashboard_categories', row.categoryId),
    categoryId: row.categoryId,
    orderIndex: row.orderIndex,
    sortOrder: row.orderIndex,
  }
}

/** A category with its dashboards, which are already in order. */
export function presentDashboardCategory(
  row: DashboardCategoryRow,
  dashboards: readonly DashboardRow[],
  context: UrlContext,
): PlanDashboardCategory {
  const own = dashboards.filter(({ categoryId }) => categoryId === row.id)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    plan: iri('plans', row.planId),
    planId: row.planId,
    sortOrder: row.orderIndex,
    orderIndex: row.orderIndex,
    dashboards: own.map((dashboard) => presentDashboard(dashboard, context)),
    activeDashboardIds: own.filter(({ isArchived }) => !isArchived).map(({ id }) => id),
    archivedDashboardIds: own.filter(({ isArchived }) => isArchived).map(({ id }) => id),
  }
}

/** A new signed URL of the HTML as a sandboxed page. */
function pageUrlOf({ id, name }: DashboardRow, { signedUrls, userId, now }: UrlContext): string {
  const details = { name: urlName(`${name}.html`), content: dashboardPageContent(id), userId }
  return signedUrls.sign(details, now).url
}
