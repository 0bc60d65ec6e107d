import type { Dashboard } from '@throughline/api-client'
import { ShownDashboard } from '@throughline/planner-views/performance-view'
import { Dialog } from '@throughline/ui/Dialog'
import { shownDashboardOf } from '../../plan'

export interface DashboardPreviewProps {
  readonly dashboard: Dashboard
  readonly onClose: () => void
}

/** A dashboard as the Performance view shows it, in the same sandbox. */
export function DashboardPreview({ dashboard, onClose }: DashboardPreviewProps) {
  const shown = shownDashboardOf(dashboard)
  if (shown === null) return null
  return (
    <Dialog isOpen size="large" title="Preview" closeLabel="Close" onClose={onClose}>
      <ShownDashboard dashboard={shown} />
    </Dialog>
  )
}
