import { useRenaming } from '@throughline/planner-views/retained-entries'
import type { Dashboard } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo, type ReactNode } from 'react'
import type { DashboardGroup } from './dashboard-lists'
import { GroupTitle, Hint } from './PerformanceSettings.styles'

const nameLabels = {
  ...englishInlineEditLabels,
  edit: ({ value }: { value: string }) => `Rename ${isolateText(value)}`,
}

export interface DashboardGroupCardProps {
  readonly group: DashboardGroup
  /**
   * Whether the list has the archived rows. The list then has another name, because a category may
   * have both.
   *
   * @default false
   */
  readonly isArchive?: boolean
  readonly refuseName: (name: string) => string | undefined
  /** @returns why the rename failed; undefined on success */
  readonly onRename: (name: string) => Promise<string | undefined>
  /** Reports whether the user is editing the name, so the list retains the category. */
  readonly onNamingChange: (isNaming: boolean) => void
  /** Runs after the user has moved a row; `ids` is the new order of the rows of this list. */
  readonly onReorder: (move: { id: number; ids: readonly number[] }) => void
  readonly renderRow: (dashboard: Dashboard) => ReactNode
}

/**
 * Card of a category: its name, which the user edits in place, and its dashboards in their order.
 */
export function DashboardGroupCard({
  group: { category, dashboards },
  isArchive = false,
  refuseName,
  onRename,
  onNamingChange,
  onReorder,
  renderRow,
}: DashboardGroupCardProps) {
  const renaming = useRenaming({ name: category.name, rename: onRename })
  const items = useMemo(
    () =>
      dashboards.map((dashboard) => ({
        id: String(dashboard.id),
        label: dashboard.name,
        dashboard,
      })),
    [dashboards],
  )
  return (
    <section aria-label={isArchive ? `${category.name}, archived` : category.name}>
      <GroupTitle>
        <InlineEdit
          label={`Name of the category ${isolateText(category.name)}`}
          labels={nameLabels}
          value={category.name}
          validate={refuseName}
          onEditingChange={({ isEditing }) => {
            if (isEditing) renaming.begin()
            onNamingChange(isEditing)
          }}
          onSave={({ value }) => renaming.save(value)}
        />
      </GroupTitle>
      {items.length === 0 ? (
        <Hint>No performance data</Hint>
      ) : (
        <SortableList
          label={`${isArchive ? 'Archived' : 'Active'} performance data of ${isolateText(category.name)}`}
          items={items}
          labels={englishSortableListLabels}
          isReadOnly={items.length < 2}
          onReorder={({ id, ids }) => {
            onReorder({ id: Number(id), ids: ids.map(Number) })
          }}
          renderItem={({ item }) => renderRow(item.dashboard)}
        />
      )}
    </section>
  )
}
