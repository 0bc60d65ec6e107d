import type { Dashboard } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { IconButton } from '@throughline/ui/IconButton'
import { ArrowUp, Eye, Folder, Pencil, Trash2 } from 'lucide-react'
import { Facts, RowBody } from './PerformanceSettings.styles'

/** What can be done with one dashboard. */
interface DashboardRowActions {
  readonly onPreview: (dashboard: Dashboard) => void
  readonly onEdit: (dashboard: Dashboard) => void
  /** Archives an active one, and brings an archived one back. */
  readonly onArchive: (dashboard: Dashboard) => void
  readonly onDelete: (dashboard: Dashboard) => void
}

export interface DashboardRowProps {
  readonly dashboard: Dashboard
  /** Super users see the number. */
  readonly isIdShown: boolean
  readonly actions: DashboardRowActions
}

/** One dashboard: what it shows, and what can be done with it. */
export function DashboardRow({ dashboard, isIdShown, actions }: DashboardRowProps) {
  const { id, name, isArchived, embedHtml, asset } = dashboard
  const shownName = isolateText(name)
  const facts = [
    embedHtml === null ? '' : 'HTML',
    asset === null ? '' : `PDF · ${asset.name}`,
    isIdShown ? `ID ${id}` : '',
  ]
  return (
    <RowBody data-resource-id={id}>
      <Facts>
        <span data-part="name">{name}</span>
        <span data-part="facts">{facts.filter(Boolean).join(' · ')}</span>
      </Facts>
      <IconButton
        icon={Eye}
        size="small"
        label={`Preview ${shownName}`}
        onClick={() => {
          actions.onPreview(dashboard)
        }}
      />
      <IconButton
        data-part="edit"
        icon={Pencil}
        size="small"
        label={`Edit ${shownName}`}
        onClick={() => {
          actions.onEdit(dashboard)
        }}
      />
      <IconButton
        data-part="archive"
        icon={isArchived ? ArrowUp : Folder}
        size="small"
        label={isArchived ? `Unarchive ${shownName}` : `Archive ${shownName}`}
        onClick={() => {
          actions.onArchive(dashboard)
        }}
      />
      <IconButton
        data-part="delete"
        icon={Trash2}
        size="small"
        label={`Delete ${shownName}`}
        onClick={() => {
          actions.onDelete(dashboard)
        }}
      />
    </RowBody>
  )
}
