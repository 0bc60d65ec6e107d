import { isTacticColumn } from '@throughline/domain/tactic-table'
import type { TacticSort } from '@throughline/domain/tactic-table'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { englishTreeTableLabels, TreeTable } from '@throughline/ui/TreeTable'
import type { TreeTableProps, TreeTableRowKind, TreeTableSort } from '@throughline/ui/TreeTable'
import { useId, useMemo, useRef } from 'react'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Plus } from 'lucide-react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { useIsPrinting } from '../calendar-parts'
import { englishTacticTableLabels } from './TacticTable.labels'
import { entryIdsOf, selectionAfter } from './model/table-entries'
import type { TableEntry } from './model/table-entries'
import { moneyWidthOf, OPEN_COLUMN, tacticColumnsOf } from './tactic-columns'
import { TableRoot } from './TacticTable.styles'
import { TacticPaper } from './TacticPaper'
import type { PaperDetails, TacticTableProps } from './TacticTable.types'
import { useCellChanges } from './use-cell-changes'
import { useRefusedCells } from './use-refused-cells'
import { collapsedAfter, useTableEntries } from './use-table-entries'
import { RefusedList } from './RefusedCells.styles'
import type { RefusedCellsLabels } from './refused-cells.labels'
import type { RefusedCell } from './use-refused-cells'
import type { TacticTableLabels } from './TacticTable.labels'

/** Largest number of cells in the list, which ends with the number of further cells. */
const MAX_LISTED = 200

interface RefusedCellsProps {
  readonly cells: readonly RefusedCell[]
  readonly labels: RefusedCellsLabels
  readonly onDismiss: () => void
}

/** List of the cells that refused a text, each with its reason; nothing without any. */
function RefusedCells({ cells, labels, onDismiss }: RefusedCellsProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  if (cells.length === 0) return null
  const more = cells.length - MAX_LISTED
  return (
    <Banner
      tone="warning"
      title={labels.heading(cells.length)}
      dismissLabel={labels.dismiss}
      onDismiss={() => {
        const table = rootRef.current?.parentElement
        onDismiss()
        // The button that had the focus goes away.
        table?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
      }}
      ref={rootRef}
      data-part="refused"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard */}
      <RefusedList aria-label={labels.heading(cells.length)} tabIndex={0}>
        {cells.slice(0, MAX_LISTED).map(({ title, column, text, reason }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts beyond the table can be the same
          <li key={at}>
            <b>{labels.cell({ title, column, text })}</b> {reason}
          </li>
        ))}
        {more > 0 ? <li>{labels.more(more)}</li> : null}
      </RefusedList>
    </Banner>
  )
}

const onlyTitle: ReadonlySet<string> = new Set(['title'])
const noItems: ReadonlySet<number> = new Set()
const noDetails: PaperDetails = { heading: '', filters: [] }
const noWidths: Readonly<Record<string, number>> = {}
const OUTLINE_ROWS = 14

const idOf = ({ id }: TableEntry): string => id
const recordIdOf = (entry: TableEntry): string =>
  entry.kind === 'item' ? `item-${entry.row.item.id}` : entry.id
const childrenOf = (entry: TableEntry) => (entry.kind === 'group' ? entry.children : undefined)
const kinds: Readonly<Record<TableEntry['kind'], TreeTableRowKind>> = {
  group: 'section',
  item: 'item',
  total: 'total',
}
const kindOf = ({ kind }: TableEntry): TreeTableRowKind => kinds[kind]

/**
 * Table of the items of a plan: sorted, grouped with sums, and edited like a spreadsheet. It fills
 * its parent. Rows of other plans are read only.
 */
export function TacticTable(props: TacticTableProps) {
  return (
    <ErrorBoundary>
      <TacticTableContent {...props} />
    </ErrorBoundary>
  )
}

function TacticTableContent({
  rows,
  details,
  mode,
  currentPlanId,
  columns,
  frozenColumns = onlyTitle,
  onColumnsChange,
  columnWidths = noWidths,
  onColumnWidthsChange,
  sorts,
  onSortsChange,
  grouping,
  collapsedGroupIds,
  onCollapsedGroupsChange,
  selection = noItems,
  onSelectionChange,
  cells,
  onChangeItems,
  onPasted,
  readOnlyReason = null,
  hrefOf,
  onActivateCell,
  status,
  onRetry,
  onClearFilters,
  onAddTactic,
  paperDetails = noDetails,
  labels: providedLabels = englishTacticTableLabels,
  ...rest
}: TacticTableProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const reasonId = useId()
  const isPrinting = useIsPrinting()
  const hasMoney = columns.includes('estimate') || columns.includes('actual')
  const lines = useTableEntries(
    { rows, details, sorts, grouping, collapsedGroupIds },
    hasMoney,
    locale,
  )
  const { entries, totals, expandedIds } = lines
  const isParkingLot = mode === 'parking-lot'
  const moneyWidth = useMemo(() => moneyWidthOf(entries, totals, locale), [entries, totals, locale])
  const treeColumns = useMemo(
    () =>
      tacticColumnsOf({
        columns,
        locale,
        moneyWidth,
        isParkingLot,
        frozenColumns,
        fields: details.fields,
        currentPlanId,
        showsFlag: !columns.includes('flag'),
        showsPlan: !columns.includes('plan'),
        restName: labels.rest(grouping),
        labels,
        cells,
        hrefOf,
      }),
    [
      columns,
      locale,
      moneyWidth,
      isParkingLot,
      frozenColumns,
      details.fields,
      currentPlanId,
      grouping,
      labels,
      cells,
      hrefOf,
    ],
  )
  const selectedIds = useMemo(() => entryIdsOf(entries, selection), [entries, selection])
  const treeSorts = useMemo(
    () => sorts.map(({ column, direction }): TreeTableSort => ({ columnId: column, direction })),
    [sorts],
  )
  const refused = useRefusedCells({ rows, details, cells, labels })
  const enter = useCellChanges({ rows, cells, onChangeItems, refused })
  const isWaiting = status === 'loading' && rows.length === 0
  const optional: Partial<TreeTableProps<TableEntry>> = {
    ...(onColumnWidthsChange === undefined
      ? null
      : {
          onColumnResize: ({ columnWidths: widths }) => {
            onColumnWidthsChange({ columnWidths: widths })
          },
        }),
    ...(onColumnsChange === undefined
      ? null
      : {
          onColumnOrderChange: ({ columnIds }) => {
            onColumnsChange({ columns: columnIds.filter(isTacticColumn) })
          },
        }),
    ...(onSelectionChange === undefined
      ? null
      : {
          selectedRowIds: selectedIds,
          onSelectedRowIdsChange: ({ selectedRowIds }) => {
            onSelectionChange({ selection: selectionAfter(selectedIds, selectedRowIds) })
          },
        }),
    ...(cells === null
      ? null
      : {
          onCommitCell: (commit) => {
            enter([commit])
          },
          onCommitCells: ({ commits }) => {
            enter(commits)
          },
          onRefuseTexts: (change) => {
            refused.addTexts(change.refused)
          },
        }),
    ...(onPasted === undefined ? null : { onPasteCells: onPasted }),
    ...(readOnlyReason === null ? null : { 'aria-describedby': reasonId }),
    ...(!isWaiting && rows.length === 0
      ? {
          notice: (
            <TacticTableNotice
              {...{ mode, status, onRetry, onClearFilters, onAddTactic, labels }}
            />
          ),
        }
      : null),
  }
  return (
    <TableRoot {...rest}>
      {isPrinting && isWaiting ? <p data-part="paper">{labels.loadingOnPaper}</p> : null}
      {isPrinting && rows.length > 0 ? (
        <div data-part="paper">
          <TacticPaper
            details={paperDetails}
            columns={treeColumns.filter(({ id }) => id !== OPEN_COLUMN)}
            entries={entries}
            expandedIds={expandedIds}
            totals={totals}
          />
        </div>
      ) : null}
      <RefusedCells cells={refused.cells} labels={refused.labels} onDismiss={refused.dismiss} />
      <TreeTable
        {...optional}
        label={labels.table({ isParkingLot })}
        columns={treeColumns}
        rows={entries}
        totalRows={totals}
        getRowId={idOf}
        getRecordId={recordIdOf}
        getChildren={childrenOf}
        getRowKind={kindOf}
        onActivateCell={({ row: entry, anchor, event }) => {
          if (entry.kind !== 'item') return
          onActivateCell({ row: entry.row, columnId: OPEN_COLUMN, anchor, event })
        }}
        expandedRowIds={expandedIds}
        onExpandedChange={({ expandedRowIds }) => {
          onCollapsedGroupsChange({
            collapsedGroupIds: collapsedAfter(lines, collapsedGroupIds, expandedRowIds),
          })
        }}
        columnWidths={columnWidths}
        sorts={treeSorts}
        onSortsChange={(change) => {
          onSortsChange({ sorts: change.sorts.flatMap(sortOf) })
        }}
        loadingRowCount={isWaiting ? OUTLINE_ROWS : 0}
        labels={englishTreeTableLabels}
      />
      {readOnlyReason === null ? null : (
        <p data-part="reason" id={reasonId}>
          {readOnlyReason}
        </p>
      )}
    </TableRoot>
  )
}

function sortOf({ columnId, direction }: TreeTableSort): readonly TacticSort[] {
  return isTacticColumn(columnId) ? [{ column: columnId, direction }] : []
}

interface NoticeProps extends Pick<TacticTableProps, 'mode' | 'status'> {
  readonly onRetry: (() => void) | undefined
  readonly onClearFilters: (() => void) | undefined
  readonly onAddTactic: (() => void) | undefined
  readonly labels: TacticTableLabels
}

/** Message in place of rows: why there are none, and the remedy. */
function TacticTableNotice({
  mode,
  status,
  onRetry,
  onClearFilters,
  onAddTactic,
  labels,
}: NoticeProps) {
  if (status === 'error') {
    return (
      <ErrorState
        title={labels.error}
        retryLabel={labels.retry}
        {...(onRetry === undefined ? null : { onRetry })}
      />
    )
  }
  if (onClearFilters !== undefined) {
    return (
      <EmptyState
        illustration="filter"
        title={labels.emptyFiltered}
        actions={<Button onClick={onClearFilters}>{labels.clearFilters}</Button>}
      />
    )
  }
  const isParkingLot = mode === 'parking-lot'
  return (
    <EmptyState
      illustration="calendar"
      title={isParkingLot ? labels.emptyParkingLot : labels.empty}
      actions={
        onAddTactic === undefined ? undefined : (
          <Button icon={Plus} onClick={onAddTactic}>
            {labels.addTactic}
          </Button>
        )
      }
    >
      {isParkingLot ? labels.emptyParkingLotHint : labels.emptyHint}
    </EmptyState>
  )
}
