import { useMemo, useState } from 'react'
import { fn, within } from 'storybook/test'

import { budgetColumns, budgetNameColumn } from '../../fixtures/budget-columns'
import {
  budgetLines,
  budgetTotal,
  withEstimate,
  type BudgetLine,
} from '../../fixtures/budget-lines'
import type { PasteResult } from '../../internal/grid/copied-cells'
import type { CellCommit } from '../../internal/grid/use-cell-editing'
import { Button } from '../Button'
import { TreeTable } from './TreeTable'
import { expandableRowIds } from './expandable-row-ids'
import { englishTreeTableLabels } from './TreeTable.labels'
import type { TreeTableProps } from './TreeTable.types'
import type { TreeTableResize } from './use-tree-resize'

const idOf = (line: BudgetLine) => line.id
const childrenOf = (line: BudgetLine) => line.lines

export interface BudgetProps extends Pick<
  TreeTableProps<BudgetLine>,
  'notice' | 'loadingRowCount'
> {
  /** The lines that it begins with. */
  lines: readonly BudgetLine[]
  monthCount: number
  height: number
  width?: number
  areExpanded: boolean
  isEditable: boolean
  collapsedGroups: readonly string[]
  /** The widths that it begins with. */
  widths: Readonly<Record<string, number>>
  isResizable: boolean
  /** Adds buttons that expand and collapse everything. */
  hasButtons: boolean
  onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  onCommitCell: (commit: CellCommit) => void
  onColumnResize: (change: TreeTableResize) => void
  onPasteCells: (result: PasteResult) => void
}

/** Holds what a caller holds: the lines, and what is expanded and collapsed. */
export function Budget({
  lines: initialLines,
  monthCount,
  height,
  width,
  areExpanded,
  isEditable,
  collapsedGroups,
  hasButtons,
  onExpandedChange,
  onCommitCell,
  widths,
  isResizable,
  onColumnResize,
  ...rest
}: BudgetProps) {
  const [lines, setLines] = useState(initialLines)
  const all = useMemo(() => expandableRowIds(initialLines, idOf, childrenOf), [initialLines])
  const [expandedRowIds, setExpandedRowIds] = useState<ReadonlySet<string>>(
    areExpanded ? all : new Set<string>(),
  )
  const [collapsedGroupIds, setCollapsedGroupIds] = useState<ReadonlySet<string>>(
    new Set(collapsedGroups),
  )
  const [columnWidths, setColumnWidths] = useState(widths)
  const columns = useMemo(() => budgetColumns(budgetNameColumn, monthCount), [monthCount])
  const totalRows = useMemo(
    () => (lines.length > 0 ? [budgetTotal(lines, monthCount)] : []),
    [lines, monthCount],
  )
  const handleCommitCell = (commit: CellCommit) => {
    onCommitCell(commit)
    const month = Number(commit.columnId.replace('est-', ''))
    const dollars = Number(commit.text.replaceAll(',', ''))
    setLines((current) => withEstimate(current, commit.rowId, month, dollars))
  }
  return (
    <div style={{ width }}>
      {hasButtons ? (
        <div style={{ display: 'flex', gap: 8, marginBlockEnd: 12 }}>
          <Button size="small" onClick={() => setExpandedRowIds(all)}>
            Expand all
          </Button>
          <Button size="small" onClick={() => setExpandedRowIds(new Set<string>())}>
            Collapse all
          </Button>
        </div>
      ) : null}
      <TreeTable
        label="Budget"
        columns={columns}
        rows={lines}
        totalRows={totalRows}
        getRowId={idOf}
        getChildren={childrenOf}
        expandedRowIds={expandedRowIds}
        onExpandedChange={(change) => {
          onExpandedChange(change)
          setExpandedRowIds(change.expandedRowIds)
        }}
        collapsedGroupIds={collapsedGroupIds}
        onCollapsedGroupsChange={(change) => setCollapsedGroupIds(change.collapsedGroupIds)}
        columnWidths={columnWidths}
        {...(isResizable
          ? {
              onColumnResize: (change: TreeTableResize) => {
                onColumnResize(change)
                setColumnWidths(change.columnWidths)
              },
            }
          : null)}
        labels={englishTreeTableLabels}
        {...(isEditable ? { onCommitCell: handleCommitCell } : null)}
        {...rest}
        style={{ height }}
      />
    </div>
  )
}

/** Args of every story of the table. */
export const budgetArgs = {
  lines: budgetLines(24),
  monthCount: 24,
  height: 560,
  areExpanded: true,
  isEditable: false,
  collapsedGroups: [],
  widths: {},
  isResizable: true,
  hasButtons: false,
  onExpandedChange: fn(),
  onCommitCell: fn(),
  onColumnResize: fn(),
  onPasteCells: fn(),
} satisfies BudgetProps

export function rowHeightIn(table: HTMLElement): number {
  return table.querySelector<HTMLElement>('[role="rowheader"]')?.offsetHeight ?? 0
}

/** The row with a name, by its head. */
export function rowNamed(canvasElement: HTMLElement, name: string): HTMLElement {
  const head = within(canvasElement).getByRole('rowheader', { name })
  const row = head.closest<HTMLElement>('[role="row"]')
  if (row === null) throw new Error(`The head ${name} stands in no row.`)
  return row
}

export function cellOf(row: HTMLElement, column: number): HTMLElement {
  const cell = row.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (cell === null) throw new Error(`Column ${column} is not drawn.`)
  return cell
}
