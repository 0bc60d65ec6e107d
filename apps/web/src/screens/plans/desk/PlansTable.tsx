import type { PlanListEntry } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { DataTable, englishDataTableLabels, type DataTableSort } from '@throughline/ui/DataTable'
import { IconButton } from '@throughline/ui/IconButton'
import { Menu } from '@throughline/ui/Menu'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlansSort } from '../../../preferences/plans-preferences'
import type { LaunchProps } from '../FirstPlansTable'
import { LaunchButton } from '../LaunchButton'
import { planColumnWidths } from '../plan-dates'
import type { ArrangedRow } from './arrange-plans'
import { planColumns } from './plan-columns'
import { canRename, rowActions, rowMenu, type RowAction } from './row-actions'
import type { usePlanRenaming } from './use-plan-renaming'

export interface PlansTableProps extends LaunchProps {
  /** All plans of the list; they determine its columns. */
  readonly plans: readonly PlanListEntry[]
  readonly rows: readonly ArrangedRow[]
  readonly sort: PlansSort | null
  readonly onSortChange: (sort: DataTableSort | null) => void
  readonly isSearched: boolean
  readonly onClearSearch: () => void
  readonly isAccountActive: boolean
  /** Whether the user may add plans to the account. */
  readonly canCreate: boolean
  readonly renaming: ReturnType<typeof usePlanRenaming>
  /** Id of the plan that the table focuses once it has rendered; null for none. */
  readonly focusPlanId: number | null
  readonly onAction: (action: RowAction, plan: PlanListEntry) => void
}

const ROW_PIXELS = 52
/** Height of the window minus the content above and below the table. More rows scroll. */
const HEIGHT = 'max(300px, calc(100dvh - 170px))'

const labels = {
  ...englishDataTableLabels,
  filteredEmpty: 'No plans found',
  clearFilters: 'Show all plans',
}

/** Table of the plans. It renders only the visible rows. */
export function PlansTable({
  plans,
  rows,
  sort,
  onSortChange,
  isSearched,
  onClearSearch,
  isAccountActive,
  canCreate,
  renaming,
  focusPlanId,
  onAction,
  launchPath,
  onLaunchIntent,
}: PlansTableProps) {
  const navigate = useNavigate()
  const columns = useMemo(
    () => planColumns({ plans, typed: renaming.typed, onType: renaming.type }),
    // oxlint-disable-next-line react/exhaustive-deps -- `type` belongs to the plan that is renamed
    [plans, renaming.typed, renaming.edit],
  )
  return (
    <DataTable<ArrangedRow>
      label="Plans"
      columns={columns}
      rows={rows}
      rowId={({ plan }) => plan.id}
      rowName={({ plan }) => plan.name}
      labels={labels}
      rowHeight={ROW_PIXELS}
      height={HEIGHT}
      sort={sort}
      isSortedByCaller
      onSortChange={(change) => {
        onSortChange(change.sort)
      }}
      isFiltered={isSearched}
      onClearFilters={onClearSearch}
      focusRowId={focusPlanId}
      edit={renaming.edit}
      // The menu of the row already has an entry for renaming.
      hasEditButton={false}
      canEditRow={({ plan }) => renaming.edit === null && canRename(plan, isAccountActive)}
      onEditStart={({ row }) => {
        onAction('rename', row.plan)
      }}
      onEditConfirm={() => {
        void renaming.save()
      }}
      onEditCancel={renaming.cancel}
      {...(isAccountActive
        ? {
            onActivateCell: ({ row }: { readonly row: ArrangedRow }) => {
              void navigate(launchPath(row.plan))
            },
          }
        : null)}
      rowActionsWidth={planColumnWidths(plans).actions}
      renderRowActions={({ plan }) => {
        const entries = rowMenu(plan, { isAccountActive, canCreate })
        return (
          <>
            <LaunchButton
              plan={plan}
              path={isAccountActive ? launchPath(plan) : null}
              onIntent={onLaunchIntent}
            />
            {entries.length === 0 ? null : (
              <Menu
                entries={entries}
                placement="bottom-end"
                onSelect={({ id }) => {
                  const action = rowActions.find((one) => one === id)
                  if (action !== undefined) onAction(action, plan)
                }}
                renderTrigger={(trigger) => (
                  <IconButton
                    {...trigger}
                    icon={Ellipsis}
                    size="small"
                    label={`More actions for ${isolateText(plan.name)}`}
                  />
                )}
              />
            )}
          </>
        )
      }}
    />
  )
}
