import type { Dashboard } from '@throughline/api-client'
import type { PerformanceDashboard } from '@throughline/planner-views/performance-view'

/** Returns the visible form of a dashboard. Prefers embedded HTML to a PDF; null without either. */
export function visibleDashboardOf({
  id,
  name,
  embedHtml,
  pageUrl,
  asset,
}: Dashboard): PerformanceDashboard | null {
  if (pageUrl !== null) {
    return { id, name, kind: 'html', url: pageUrl, revision: embedHtml ?? '' }
  }
  if (asset === null) return null
  return { id, name, kind: 'pdf', url: asset.fileLocation, revision: String(asset.id) }
}
