/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import type { CellDraft } from '../../internal/grid/CellEditor'
import type { GridPlace } from '../../internal/grid/grid-frame'
import { withRetained, type Slice } from '../../internal/grid/visible-slice'
import { useBottomBar } from '../../internal/floating/bottom-bars'
import type { TreeTableRowKind } from './tree-table-model'
import { TreeTableRow, type DrawnColumns } from './TreeTableRow'
import type { TreeItem } from './tree-items'
import type { TreeSelection } from './use-tree-selection'

interface TreeTableRowsProps<Row> {
  readonly headRowCount: number
  readonly columns: DrawnColumns<Row>
  readonly getRowKind: ((row: Row) => TreeTableRowKind) | undefined
  readonly isGridEditable: boolean
  readonly place: GridPlace
  readonly draft: CellDraft | undefined
}

interface TreeTableBodyProps<Row> extends TreeTableRowsProps<Row> {
  readonly items: readonly TreeItem<Row>[]
  readonly slice: Slice
  readonly expandedRowIds: ReadonlySet<string>
  readonly rowHeight: number
  readonly selection: TreeSelection<Row> | undefined
}

/** Draws the rows near the viewport, and always the rows with the focus and with an open field. */
export function TreeTableBody<Row>({
  items,
  slice,
  expandedRowIds,
  rowHeight,
  selection,
  headRowCount,
  columns,
  getRowKind,
  isGridEditable,
  place,
  draft,
}: TreeTableBodyProps<Row>) {
  const isDraftAtFocusCell = draft === undefined || items[place.row]?.id === draft.rowId
  const draftRow = isDraftAtFocusCell ? -1 : items.findIndex(({ id }) => id === draft.rowId)
  return (
    <div role="rowgroup" data-part="body" style={{ height: items.length * rowHeight }}>
      {withRetained(slice, [place.row, draftRow], items.length).map((row) => {
        const item = items[row]
        if (item === undefined) return null
        const { id, original, depth, index, siblings, children } = item
        const isExpandable = children.length > 0
        return (
          <TreeTableRow<Row>
            key={id}
            row={original}
            columns={columns}
            kind={getRowKind?.(original) ?? (isExpandable ? 'section' : 'item')}
            rowNumber={headRowCount + row + 1}
            top={row * rowHeight}
            level={depth + 1}
            position={index + 1}
            siblingCount={siblings.length}
            isExpanded={isExpandable ? expandedRowIds.has(id) : undefined}
            focusCellColumn={place.row === row ? place.column : undefined}
            isGridEditable={isGridEditable}
            draft={draft?.rowId === id ? draft : undefined}
            selection={selection?.extentOf(item)}
          />
        )
      })}
    </div>
  )
}

interface TreeTableFootProps<Row> extends TreeTableRowsProps<Row> {
  readonly totalRows: readonly Row[]
  readonly getRowId: (row: Row) => string
  readonly bodyRowCount: number
}

/** Totals, always in view below the rows. */
export function TreeTableFoot<Row>({
  totalRows,
  getRowId,
  bodyRowCount,
  headRowCount,
  columns,
  getRowKind,
  isGridEditable,
  place,
  draft,
}: TreeTableFootProps<Row>) {
  const footRef = useBottomBar()
  return (
    <div ref={footRef} role="rowgroup" data-part="foot">
      {totalRows.map((row, index) => {
        const id = getRowId(row)
        return (
          <TreeTableRow<Row>
            key={id}
            row={row}
            columns={columns}
            kind={getRowKind?.(row) ?? 'total'}
            rowNumber={headRowCount + bodyRowCount + index + 1}
            level={1}
            focusCellColumn={place.row === bodyRowCount + index ? place.column : undefined}
            isGridEditable={isGridEditable}
            draft={draft?.rowId === id ? draft : undefined}
          />
        )
      })}
    </div>
  )
}
