export { expandableRowIds } from './expandable-row-ids'
export { TreeTable, type TreeTableProps } from './TreeTable'
export {
  type TreeTableColumn,
  type TreeTableColumnEntry,
  type TreeTableColumnGroup,
  type TreeTableRowKind,
  type TreeTableValue,
} from './tree-table-model'
export { type TreeTableCommit } from './use-cell-editing'
