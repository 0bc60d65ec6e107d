import { budgetColumns, budgetNameColumn } from '../components/TreeTable/budget-columns'
import { expandableRowIds } from '../components/TreeTable/expandable-row-ids'
import {
  budgetLines,
  budgetTotal,
  type BudgetLine,
} from '../components/TreeTable/tree-table-fixtures'
import { TreeTable } from '../components/TreeTable/TreeTable'
import type { Specimen } from './specimen'

const monthCount = 4
const lines = budgetLines(monthCount)
const totals = [budgetTotal(lines, monthCount)]
const columns = budgetColumns(budgetNameColumn, monthCount)
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
