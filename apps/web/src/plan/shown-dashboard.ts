import type { Dashboard } from '@throughline/api-client'
import type { PerformanceDashboard } from '@throughline/planner-views/performance-view'

/** A dashboard as it is shown. Embedded HTML goes before a PDF; null without either. */
export function shownDashboardOf({
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
