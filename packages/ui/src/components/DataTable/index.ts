export { DataTable } from './DataTable'
export type { DataTableProps } from './DataTable.types'
export type { DataTableEdit } from './DataTableBody'
export { type DataTableStatus } from './DataTableStates'
export type {
  DataTableColumn,
  DataTableEditorContext,
  DataTableRowId,
  DataTableSort,
  DataTableValue,
} from './data-table-column'
export type { CellActivation as DataTableCellActivation } from '../../internal/grid/grid-frame'
export { englishDataTableLabels, type DataTableLabels } from './DataTable.labels'
export type { ColumnChoice } from '../../internal/grid/column-choice'
