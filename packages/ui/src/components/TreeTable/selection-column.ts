import type { TreeTableColumn } from './tree-table-model'

const width = 40

/** The column of checkboxes, which the table puts before all others by itself. */
export const selectionColumn: TreeTableColumn<object> = {
  id: '__selection',
  header: '',
  width,
  minWidth: width,
  maxWidth: width,
  isFrozen: 'start',
  align: 'center',
  getValue: () => null,
}
