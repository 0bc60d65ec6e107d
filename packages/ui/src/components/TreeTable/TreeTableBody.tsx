/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import type { ReactElement } from 'react'

import type { TreePlace } from '../../internal/grid/tree-navigation'
import type { Slice } from '../../internal/grid/visible-slice'
import type { TreeTableRowKind } from './tree-table-model'
import type { TreeTableDraft } from './TreeTableEditor'
import { TreeTableRow, type DrawnColumns } from './TreeTableRow'
import type { TreeItem } from './use-tree-rows'

interface TreeTableBodyProps<Row> {
  readonly items: readonly TreeItem<Row>[]
  readonly slice: Slice
  readonly headRowCount: number
  readonly columns: DrawnColumns<Row>
  readonly siblingsOf: (item: TreeItem<Row>) => readonly TreeItem<Row>[]
  readonly expandedRowIds: ReadonlySet<string>
  readonly getRowKind: ((row: Row) => TreeTableRowKind) | undefined
  readonly isGridEditable: boolean
  readonly rowHeight: number
  readonly place: TreePlace
  readonly draft: TreeTableDraft | undefined
}

/** The rows near the viewport, and wherever they are those with the focus and with an open field. */
export function TreeTableBody<Row>(props: TreeTableBodyProps<Row>) {
  const { items, slice, rowHeight, place, draft } = props
  const drawn: ReactElement[] = []
  const kept = new Set<number>()
  if (place.row >= 0 && place.row < items.length) kept.add(place.row)
  if (draft !== undefined && items[place.row]?.id !== draft.rowId) {
    kept.add(items.findIndex((item) => item.id === draft.rowId))
  }
  for (const row of kept) if (row >= 0 && row < slice.start) drawn.push(...drawRow(row, props))
  for (let row = slice.start; row < slice.end; row += 1) drawn.push(...drawRow(row, props))
  for (const row of kept) if (row >= slice.end) drawn.push(...drawRow(row, props))
  return (
    <div role="rowgroup" data-part="body" style={{ height: items.length * rowHeight }}>
      {drawn}
    </div>
  )
}

function drawRow<Row>(row: number, props: TreeTableBodyProps<Row>): ReactElement[] {
  const { items, headRowCount, columns, siblingsOf, expandedRowIds, getRowKind, place, draft } =
    props
  const item = items[row]
  if (item === undefined) return []
  const { id, original, depth, index } = item
  const isExpandable = item.subRows.length > 0
  return [
    <TreeTableRow<Row>
      key={id}
      row={original}
      columns={columns}
      kind={getRowKind?.(original) ?? (isExpandable ? 'section' : 'item')}
      rowNumber={headRowCount + row + 1}
      top={row * props.rowHeight}
      level={depth + 1}
      position={index + 1}
      siblingCount={siblingsOf(item).length}
      isExpanded={isExpandable ? expandedRowIds.has(id) : undefined}
      stopColumn={place.row === row ? place.column : undefined}
      isGridEditable={props.isGridEditable}
      draft={draft?.rowId === id ? draft : undefined}
    />,
  ]
}
