import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import { EmptyState } from '@throughline/ui/EmptyState'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useId, useMemo, useRef, useState, useEffect } from 'react'
import { VisibleDashboard } from '@throughline/planner-views/performance-view'
import { Dialog } from '@throughline/ui/Dialog'
import type { RefObject } from 'react'

import { useDashboardWrites } from '../../data/dashboard-writes'
import type { TellOfForm } from '../../forms'
import { refuseName } from '../../lists'
import { usePlanSettings, visibleDashboardOf } from '../../plan'
import { useSessionDetails } from '../../session/use-session'
import { SettingsColumns } from '../../settings'
import { AddDashboardCard } from './AddDashboardCard'
import { activeGroups, archivedGroups } from './dashboard-lists'
import type { DashboardGroup } from './dashboard-lists'
import { DashboardEditForm } from './DashboardEditForm'
import { DashboardGroupCard } from './DashboardGroupCard'
import { DashboardRow } from './DashboardRow'
import { ArchiveGroup, Section, Sections } from './PerformanceSettings.styles'
import { withEdited } from './retained-dashboards'
import { useDashboardActions } from './use-dashboard-actions'
import { UseDashboards } from './UseDashboards'
import type { EditedInLists } from './retained-dashboards'

const nothing: EditedInLists = { dashboards: [], categories: [] }

/** Returns the dashboards and categories in editing, with functions that start and end editing. */
function useEditedDashboards() {
  const [edited, setEdited] = useState(nothing)
  return {
    edited,
    isEdited: (id: number) => edited.dashboards.some(({ dashboard }) => dashboard.id === id),
    begin: ({ category, dashboards }: DashboardGroup, dashboard: Dashboard, isArchive: boolean) => {
      const at = dashboards.findIndex(({ id }) => id === dashboard.id)
      const afterId = dashboards[at - 1]?.id ?? null
      setEdited((before) => ({
        ...before,
        dashboards: [...before.dashboards, { dashboard, category, isArchive, afterId }],
      }))
    },
    end: (id: number) => {
      setEdited((before) => ({
        ...before,
        dashboards: before.dashboards.filter(({ dashboard }) => dashboard.id !== id),
      }))
    },
    setNaming: (category: DashboardCategory, isArchive: boolean, isNaming: boolean) => {
      setEdited((before) => {
        const others = before.categories.filter(
          (one) => one.category.id !== category.id || one.isArchive !== isArchive,
        )
        return { ...before, categories: isNaming ? [...others, { category, isArchive }] : others }
      })
    },
  }
}

export interface PlanDashboardsProps {
  readonly categories: readonly DashboardCategory[]
  readonly tellOfForm: TellOfForm
}

/** Active and archived performance data, with the switch above and the form that adds to them. */
export function PlanDashboards({ categories, tellOfForm }: PlanDashboardsProps) {
  const { plan } = usePlanSettings()
  const { user } = useSessionDetails()
  const rootRef = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const archiveId = useId()
  const writes = useDashboardWrites(plan.id)
  const { edited, isEdited, begin, end, setNaming } = useEditedDashboards()
  const [previewed, setPreviewed] = useState<Dashboard | null>(null)
  const goTo = useGoTo(rootRef)
  const actions = useDashboardActions(plan.id, categories, writes, goTo)
  const active = useMemo(
    () => withEdited(activeGroups(categories), categories, edited, false),
    [categories, edited],
  )
  const archived = useMemo(
    () => withEdited(archivedGroups(categories), categories, edited, true),
    [categories, edited],
  )
  const cards = useMemo(
    () =>
      active.map((group) => ({
        id: String(group.category.id),
        label: group.category.name,
        group,
      })),
    [active],
  )
  const rowOf = (group: DashboardGroup, dashboard: Dashboard, isArchive: boolean) =>
    isEdited(dashboard.id) ? (
      <div data-resource-id={dashboard.id}>
        <DashboardEditForm
          dashboard={dashboard}
          category={group.category}
          categories={categories}
          writes={writes}
          tellOfForm={tellOfForm}
          onClose={({ focusedId }) => {
            end(dashboard.id)
            goTo({ rowId: focusedId, part: 'edit' })
          }}
        />
      </div>
    ) : (
      <DashboardRow
        dashboard={dashboard}
        isIdVisible={user.isSuperUser}
        actions={{
          onPreview: setPreviewed,
          onEdit: (one) => {
            begin(group, one, isArchive)
            goTo({ rowId: one.id, part: 'form' })
          },
          onArchive: (one) => void actions.setArchived(one, !one.isArchived),
          onDelete: (one) => {
            actions.askDelete(one, neighborOf(group, one.id))
          },
        }}
      />
    )
  const cardOf = (group: DashboardGroup, isArchive = false) => (
    <DashboardGroupCard
      group={group}
      isArchive={isArchive}
      refuseName={(name) =>
        refuseName(
          name,
          categories.filter(({ id }) => id !== group.category.id),
          { noun: 'category' },
        )
      }
      onRename={(name) => actions.rename(group.category, name)}
      onReorder={({ id, ids }) => void actions.reorder(id, ids)}
      onNamingChange={(isNaming) => {
        setNaming(group.category, isArchive, isNaming)
      }}
      renderRow={(dashboard) => rowOf(group, dashboard, isArchive)}
    />
  )
  return (
    <div ref={rootRef}>
      <SettingsColumns
        narrow="below"
        aside={
          <AddDashboardCard
            categories={categories}
            writes={writes}
            tellOfForm={tellOfForm}
            onAdded={({ id }) => {
              goTo({ rowId: id, part: 'edit' })
            }}
          />
        }
      >
        <Sections>
          <UseDashboards plan={plan} />
          <Section id="dashboards" aria-labelledby={titleId}>
            <h3 id={titleId}>Performance data</h3>
            <p>Click the folder icon to archive performance data that should not be shown.</p>
            {active.length === 0 ? (
              <EmptyState size="small" illustration="files" title="No performance data yet">
                Add embedded HTML or a PDF with the form.
              </EmptyState>
            ) : (
              <SortableList
                label="Categories of performance data"
                variant="cards"
                items={cards}
                labels={englishSortableListLabels}
                isReadOnly={cards.length < 2}
                onReorder={({ id, ids }) =>
                  void actions.reorderCategories(Number(id), ids.map(Number))
                }
                renderItem={({ item }) => cardOf(item.group)}
              />
            )}
          </Section>
          <Section id="archive" aria-labelledby={archiveId}>
            <h3 id={archiveId}>Archive</h3>
            <p>
              {archived.length === 0
                ? 'Nothing is archived. Click the folder icon of performance data to archive it.'
                : 'Archived performance data is kept and not shown. Click the up arrow to show it again.'}
            </p>
            {archived.map((group) => (
              <ArchiveGroup key={group.category.id}>{cardOf(group, true)}</ArchiveGroup>
            ))}
          </Section>
        </Sections>
      </SettingsColumns>
      {actions.question}
      {previewed === null ? null : (
        <DashboardPreview
          dashboard={previewed}
          onClose={() => {
            setPreviewed(null)
          }}
        />
      )}
    </div>
  )
}

/** Returns the id of the row that receives the focus after a deletion. */
function neighborOf({ dashboards }: DashboardGroup, id: number): number | null {
  const at = dashboards.findIndex((one) => one.id === id)
  return (dashboards[at + 1] ?? dashboards[at - 1])?.id ?? null
}

interface DashboardPreviewProps {
  readonly dashboard: Dashboard
  readonly onClose: () => void
}

/** Preview of a dashboard as in the Performance view, in the same sandbox. */
function DashboardPreview({ dashboard, onClose }: DashboardPreviewProps) {
  const visible = visibleDashboardOf(dashboard)
  if (visible === null) return null
  return (
    <Dialog isOpen size="large" title="Preview" closeLabel="Close" onClose={onClose}>
      <VisibleDashboard dashboard={visible} />
    </Dialog>
  )
}

/**
 * Target of the focus: a part of a row, or `form` for its edit form. A null `rowId` means the form
 * that adds rows.
 */
interface Goal {
  readonly rowId: number | null
  readonly part: string
}

/** Returns a function that moves the focus to a part of a row, as soon as the row has rendered. */
function useGoTo(rootRef: RefObject<HTMLElement | null>): (goal: Goal) => void {
  const [goal, setGoal] = useState<Goal | null>(null)
  const goneRef = useRef<Goal | null>(null)
  // Runs after every render, because the row may appear with any of them.
  useEffect(() => {
    if (goal === null || goneRef.current === goal) return
    const target = targetOf(rootRef.current, goal)
    if (target === null) return
    goneRef.current = goal
    target.focus()
  })
  return setGoal
}

function targetOf(root: HTMLElement | null, { rowId, part }: Goal): HTMLElement | null {
  if (root === null) return null
  if (rowId === null) return root.querySelector<HTMLElement>('[data-part="aside"] input')
  const row = root.querySelector(`[data-resource-id="${rowId}"]`)
  return (
    row?.querySelector<HTMLElement>(part === 'form' ? 'input' : `[data-part="${part}"]`) ?? null
  )
}
