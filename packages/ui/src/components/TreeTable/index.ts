export type { ColumnSort as TreeTableSort } from '../../internal/grid/column-sort'
export type {
  PasteResult as TreeTablePasteResult,
  RefusedText as TreeTableRefusedText,
} from '../../internal/grid/copied-cells'
export type { CellCommit as TreeTableCommit } from '../../internal/grid/use-cell-editing'
export type { CellActivation as TreeTableCellActivation } from '../../internal/grid/grid-frame'
export { expandableRowIds } from './expandable-row-ids'
export { TreeTable } from './TreeTable'
export {
  type TreeTableColumn,
  type TreeTableColumnEntry,
  type TreeTableColumnGroup,
  type TreeTableRowKind,
  type TreeTableValue,
} from './tree-table-model'
export { type TreeTableProps } from './TreeTable.types'
export { englishTreeTableLabels, type TreeTableLabels } from './TreeTable.labels'
export { type TreeTableResize } from './use-tree-resize'
