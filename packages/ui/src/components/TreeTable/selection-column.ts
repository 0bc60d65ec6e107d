import type { TreeTableColumn } from './tree-table-model'

const WIDTH = 40

/** The column of checkboxes, which the table puts before all others by itself. */
export const selectionColumn: TreeTableColumn<object> = {
  id: '__selection',
  header: '',
  width: WIDTH,
  minWidth: WIDTH,
  maxWidth: WIDTH,
  isFrozen: 'start',
  align: 'center',
  getValue: () => null,
}
