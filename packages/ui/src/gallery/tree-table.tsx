import { TreeTable, expandableRowIds } from '../components/TreeTable'
import { budgetColumns, budgetNameColumn } from '../fixtures/budget-columns'
import { budgetLines, budgetTotal, type BudgetLine } from '../fixtures/budget-lines'
import type { Specimen } from './specimen'

const MONTH_COUNT = 4
const lines = budgetLines(MONTH_COUNT)
const totals = [budgetTotal(lines, MONTH_COUNT)]
const columns = budgetColumns(budgetNameColumn, MONTH_COUNT)
const idOf = (line: BudgetLine) => line.id
const childrenOf = (line: BudgetLine) => line.lines
const expandedRowIds = expandableRowIds(lines.slice(0, 2), idOf, childrenOf)
const noChange = () => {}

/** Trees of rows under many columns. */
export const treeTable: readonly Specimen[] = [
  {
    name: 'TreeTable',
    isWide: true,
    render: (root) => (
      <TreeTable
        {...root}
        label="Budget"
        columns={columns}
        rows={lines}
        totalRows={totals}
        getRowId={idOf}
        getChildren={childrenOf}
        expandedRowIds={expandedRowIds}
        onExpandedChange={noChange}
        style={{ height: 380 }}
      />
    ),
  },
]
