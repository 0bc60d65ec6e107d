export { type TreeTablePasteResult } from './cell-entry'
export { expandableRowIds } from './expandable-row-ids'
export { TreeTable } from './TreeTable'
export {
  type TreeTableColumn,
  type TreeTableColumnEntry,
  type TreeTableColumnGroup,
  type TreeTableRowKind,
  type TreeTableValue,
} from './tree-table-model'
export { type TreeTableProps } from './tree-table-props'
export { englishTreeTableTexts, type TreeTableTexts } from './tree-table-texts'
export { type TreeTableCommit } from './use-cell-editing'
export { type TreeTableResize } from './use-tree-resize'
