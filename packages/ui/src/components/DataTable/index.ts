export { DataTable } from './DataTable'
export type { DataTableProps } from './data-table-props'
export type { DataTableEdit } from './DataTableBody'
export { type DataTableStatus } from './DataTableStates'
export type {
  DataTableColumn,
  DataTableEditorContext,
  DataTableRowId,
  DataTableSort,
  DataTableValue,
} from './data-table-column'
export { englishDataTableTexts, type DataTableTexts } from './data-table-texts'
export {
  DataTableColumnChooser,
  englishDataTableColumnChooserTexts,
  type DataTableColumnChooserProps,
  type DataTableColumnChooserTexts,
} from './DataTableColumnChooser'
export type { ColumnChoice } from './column-choice'
