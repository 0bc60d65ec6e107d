import type { Dashboard } from '@throughline/api-client'
import { ArrowUp, Eye, Folder, Pencil, Trash2 } from 'lucide-react'
import { RowActions } from '../../settings'
import { Details, RowBody } from './PerformanceSettings.styles'

/** Actions on one dashboard. */
interface DashboardRowActions {
  readonly onPreview: (dashboard: Dashboard) => void
  readonly onEdit: (dashboard: Dashboard) => void
  /** Archives an active dashboard, and restores an archived one. */
  readonly onArchive: (dashboard: Dashboard) => void
  readonly onDelete: (dashboard: Dashboard) => void
}

export interface DashboardRowProps {
  readonly dashboard: Dashboard
  /** Whether the row shows the id; only super users see it. */
  readonly isIdVisible: boolean
  readonly actions: DashboardRowActions
}

/** Row of one dashboard: its content and its actions. */
export function DashboardRow({ dashboard, isIdVisible, actions }: DashboardRowProps) {
  const { id, name, isArchived, embedHtml, asset } = dashboard
  const details = [
    embedHtml === null ? '' : 'HTML',
    asset === null ? '' : `PDF · ${asset.name}`,
    isIdVisible ? `ID ${id}` : '',
  ]
  return (
    <RowBody data-resource-id={id}>
      <Details>
        <span data-part="name">{name}</span>
        <span data-part="facts">{details.filter(Boolean).join(' · ')}</span>
      </Details>
      <RowActions
        name={name}
        actions={[
          {
            verb: 'Preview',
            icon: Eye,
            run: () => {
              actions.onPreview(dashboard)
            },
          },
          {
            verb: 'Edit',
            icon: Pencil,
            run: () => {
              actions.onEdit(dashboard)
            },
          },
          {
            verb: isArchived ? 'Unarchive' : 'Archive',
            icon: isArchived ? ArrowUp : Folder,
            run: () => {
              actions.onArchive(dashboard)
            },
          },
          {
            verb: 'Delete',
            icon: Trash2,
            run: () => {
              actions.onDelete(dashboard)
            },
          },
        ]}
      />
    </RowBody>
  )
}
