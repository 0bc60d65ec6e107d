import { civilDateOf, dayNumberOf, formatShortDate } from '@throughline/domain/calendar-dates'
import type { DayNumber, DateRange } from '@throughline/domain/calendar-dates'
import { clearedFilters } from '@throughline/domain/filters'
import type { TacticTableMode, TacticRow } from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import { RangePeriod } from '@throughline/planner-views/calendar-header'
import type { FilterSection } from '@throughline/planner-views/filter-sidebar'
import { TacticTable } from '@throughline/planner-views/tactic-table'
import { englishTreeTableLabels } from '@throughline/ui/TreeTable'
import { Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { civilMonthOf } from '@throughline/domain/layout'

import {
  BulkChangeDialogs,
  defaultRangeOf,
  filterLinesOf,
  FiltersOpenProvider,
  frozenPlanOf,
  ItemDialogs,
  ItemSide,
  itemPageUrl,
  itemTarget,
  ImportItems,
  moneyVisibilityOf,
  noticeOfRefusal,
  outputEntry,
  PlanFilterRow,
  PlanFilterSidebar,
  PlanHeader,
  PlanNotices,
  PlanShell,
  SavedViews,
  SelectionFoot,
  useItemWork,
  withoutOtherPlans,
  holdsDay,
} from '../../plan'
import type { PlanUrl, RangeUrl } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import { useCsvExport } from './use-csv-export'
import { useCellSaving } from './use-cell-saving'
import { TableControls } from './TableControls'
import type { TableData } from './use-table-data'
import { useTableLayout } from './use-table-layout'
import { useTableWorkbook } from './use-table-workbook'

/** The table shows no events. */
const hiddenSections: ReadonlySet<FilterSection> = new Set(['calendars-of-interest'])
const nothingToReveal = () => undefined
const importEntry = { id: 'import', label: 'Import from a file', icon: Upload }
const options = [outputEntry]
const optionsOfEditors = [importEntry, outputEntry]
const noGroups: ReadonlySet<string> = new Set()
const NO_DATES = 'Tactics in the parking lot have no dates.'

export interface PlanTableProps {
  readonly planId: number
  readonly url: PlanUrl
  readonly rangeUrl: RangeUrl
  readonly mode: TacticTableMode
  readonly setMode: (mode: TacticTableMode) => void
  readonly data: TableData
  readonly today: DayNumber
}

/** Table of a plan: passes data and handlers to the view and the dialogs. */
export function PlanTable({ planId, url, rangeUrl, mode, setMode, data, today }: PlanTableProps) {
  const { range } = rangeUrl.place
  const { access, lookup, filters } = data
  const plan = data.plan.data
  const frozen = frozenPlanOf(plan, access)
  const isParkingLot = mode === 'parking-lot'
  const money = moneyVisibilityOf(plan, access, filters.filters)
  const layout = useTableLayout(
    {
      mode,
      showsMoney: money === 'shown',
      showsPlans: data.rows.some(isOfOtherPlan(planId)),
      fields: data.details.fields,
    },
    rangeUrl.place.grouping,
  )
  const { permissions, beside, actions, bulk, bulkDialog } = useItemWork({
    planId,
    place: { view: 'table', month: newItemMonth(range, today), day: civilDateOf(today) },
    data,
    today,
    onUndone: nothingToReveal,
  })
  const [collapsedGroupIds, setCollapsedGroupIds] = useState<ReadonlySet<string>>(noGroups)
  const [isImporting, setImporting] = useState(false)
  const showToast = useShowToast()
  const result = permissions.canCreate()
  const readOnlyReason = result.allowed
    ? null
    : noticeOfRefusal(result.code, { channelName: '', planName: plan?.name ?? '' }).text
  const cells = result.allowed ? data.cells : null
  const saveCells = useCellSaving({
    planId,
    lookup,
    cells,
    undoStack: actions.dialogs.undoStack,
    onOutdated: data.reload,
  })
  const csv = useCsvExport({ plan, access, filters: filters.filters, mode, range })
  const exportWorkbook = useTableWorkbook({ mode, range, money, data, layout })
  const { accountId } = url
  const hrefOf = useCallback(
    ({ id, isInitiative }: TacticListItem) =>
      itemPageUrl(accountId ?? 0, planId, itemTarget(isInitiative ? 'initiative' : 'tactic', id)),
    [accountId, planId],
  )
  const hideOtherPlans = () => {
    if (plan === undefined) return
    void filters.setFilters({ filters: withoutOtherPlans(filters.filters, plan) })
  }

  return (
    <FiltersOpenProvider onOpen={filters.askForGroups}>
      <PlanShell
        view="table"
        header={
          <PlanHeader
            view="table"
            planName={plan?.name ?? ''}
            activeFilterCount={filters.activeCount}
            savedViews={
              <SavedViews
                {...{ planId, plan, access, filters }}
                url={{ ...url, view: 'table' }}
                today={civilDateOf(today)}
              />
            }
            periodMode="range"
            period={
              <RangePeriod
                range={range}
                today={civilDateOf(today)}
                weekStartDay={plan?.weekStartDay ?? 'sunday'}
                disabledReason={isParkingLot ? NO_DATES : null}
                onRangeChange={(change) => {
                  rangeUrl.show(change)
                }}
                onToday={() => {
                  rangeUrl.show({ range: defaultRangeOf('table', today) })
                }}
              />
            }
            options={result.allowed ? optionsOfEditors : options}
            onSelectOption={({ id }) => {
              if (id === 'print') globalThis.print()
              else if (id === importEntry.id) setImporting(true)
            }}
            onAddTactic={actions.onAdd}
          />
        }
        notice={
          frozen !== null || data.isOutdated ? (
            <PlanNotices frozen={frozen} isOutdated={data.isOutdated} onRetry={data.retry} />
          ) : null
        }
        chips={<PlanFilterRow filters={filters} />}
        top={
          <TableControls
            {...{ mode, setMode, layout, csv, rangeUrl }}
            onExportWorkbook={exportWorkbook}
            parkedCount={data.parkedCount}
            areAmountsHidden={money === 'other-plans'}
            onHideOtherPlans={hideOtherPlans}
          />
        }
        bottom={
          <TacticTable
            rows={data.rows}
            details={data.details}
            mode={mode}
            currentPlanId={planId}
            paperDetails={{
              heading: `${plan?.name ?? ''}, ${viewLabelOf(mode, range)}`,
              filters: filterLinesOf(filters.filters, filters.groups),
            }}
            columns={layout.columns}
            frozenColumns={layout.choice.frozenColumnIds}
            onColumnsChange={({ columns }) => {
              layout.arrange({ columnOrder: columns })
            }}
            columnWidths={layout.columnWidths}
            onColumnWidthsChange={layout.arrange}
            sorts={layout.sorts}
            onSortsChange={layout.arrange}
            grouping={layout.grouping}
            collapsedGroupIds={collapsedGroupIds}
            onCollapsedGroupsChange={(change) => {
              setCollapsedGroupIds(change.collapsedGroupIds)
            }}
            selection={bulk.selectionProps.selection}
            onSelectionChange={bulk.selectionProps.onSelectionChange}
            cells={cells}
            onChangeItems={saveCells}
            onPasted={(result) => {
              if (result.changedCount + result.refusedCount > 0) return
              const isEmpty = result.readOnlyCount + result.outsideCount === 0
              const { pastedNothing, pasted } = englishTreeTableLabels
              const text = (isEmpty ? pastedNothing : undefined) ?? pasted(result)
              showToast({ id: 'pasted-cells', tone: 'warning', text })
            }}
            readOnlyReason={readOnlyReason}
            hrefOf={hrefOf}
            onActivateCell={({ row, event }) => {
              event.preventDefault()
              actions.onOpen({ item: row.item })
            }}
            status={data.status}
            onRetry={data.retry}
            {...(result.allowed ? { onAddTactic: actions.onAdd } : null)}
            {...(filters.activeCount === 0
              ? null
              : {
                  onClearFilters: () => {
                    void filters.setFilters({ filters: clearedFilters() })
                  },
                })}
          />
        }
        foot={<SelectionFoot bulk={bulk} />}
        side={
          <>
            <PlanFilterSidebar
              planId={planId}
              filters={filters}
              items={data.allItems}
              hiddenSections={hiddenSections}
            />
            <ItemSide
              plan={plan}
              access={access}
              beside={beside}
              viewLabel={viewLabelOf(mode, range)}
              items={data.visibleItems}
              undoStack={actions.dialogs.undoStack}
              onUndone={nothingToReveal}
              onFocusItem={nothingToReveal}
            />
          </>
        }
      />
      <ItemDialogs plan={plan} access={access} {...actions.dialogs} />
      <BulkChangeDialogs {...bulkDialog} />
      <ImportItems
        planId={planId}
        isOpen={isImporting}
        onClose={() => {
          setImporting(false)
          // An import may have created items, with or without dates.
          data.reload()
        }}
      />
    </FiltersOpenProvider>
  )
}

/** Returns the visible period in words: `Table 10/01/26 – 12/31/26`, `Parking Lot`. */
function viewLabelOf(mode: TacticTableMode, { start, end }: DateRange): string {
  return mode === 'parking-lot'
    ? 'Parking Lot'
    : `Table ${[start, end].map(formatShortDate).join(' – ')}`
}

/**
 * Returns the month for a new item from the header: the current month if it is visible, else the
 * first month.
 */
function newItemMonth(range: DateRange, today: DayNumber): string {
  return civilMonthOf(holdsDay(range, today) ? today : dayNumberOf(range.start))
}

/** Returns a function that tells whether the item of a row belongs to another plan. */
function isOfOtherPlan(planId: number): (row: TacticRow) => boolean {
  return ({ item }) => item.planId !== planId
}
