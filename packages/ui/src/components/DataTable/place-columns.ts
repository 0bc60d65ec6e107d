import {
  clampColumnWidth,
  columnTracks,
  frozenInsets,
  smallestColumnWidth,
  smallestTotalWidth,
  type ColumnWidths,
  type FrozenSide,
} from '../../internal/grid/column-geometry'
import {
  actionsColumnId,
  selectionColumnId,
  type DataTableColumn,
  type PlacedColumn,
} from './data-table-column'

const frozenWidth = 160
const sharingMinWidth = 96
const selectionWidth = 40

interface PlacingOptions {
  /** A column of checkboxes stands first. */
  readonly hasSelection: boolean
  /** A column of actions stands last, that wide. */
  readonly actionsWidth: number | undefined
  readonly canResize: boolean
}

/**
 * Settles everything about the columns that does not depend on the rows.
 *
 * @param columns shown ones, in the order shown, frozen ones at their sides
 * @param widths set by a person, by column id
 */
export function placeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  { hasSelection, actionsWidth, canResize }: PlacingOptions,
): readonly PlacedColumn<Row>[] {
  const placed = columns.map((column): PlacedColumn<Row> => {
    const base = widths[column.id] ?? column.width ?? (column.isFrozen ? frozenWidth : undefined)
    const minWidth = column.minWidth ?? (base === undefined ? sharingMinWidth : smallestColumnWidth)
    const bounds: ColumnWidths = { minWidth, maxWidth: column.maxWidth }
    return {
      column,
      kind: 'data',
      align: column.align ?? (column.isNumeric === true ? 'end' : 'start'),
      isFrozen: column.isFrozen,
      isFrozenEdge: false,
      width: base === undefined ? undefined : clampColumnWidth(base, bounds),
      minWidth,
      maxWidth: column.maxWidth,
      isSortable: column.value !== undefined && column.isSortable !== false,
      isResizable: canResize && column.isResizable !== false,
    }
  })
  if (hasSelection) {
    placed.unshift(ownColumn<Row>(selectionColumnId, 'selection', 'start', selectionWidth))
  }
  if (actionsWidth !== undefined) {
    placed.push(ownColumn<Row>(actionsColumnId, 'actions', 'end', actionsWidth))
  }
  const lastAtStart = placed.findLastIndex((column) => column.isFrozen === 'start')
  const firstAtEnd = placed.findIndex((column) => column.isFrozen === 'end')
  // Checkboxes alone are no edge worth a line.
  const isWorthAnEdge = lastAtStart > 0 || placed[0]?.kind === 'data'
  return placed.map((column, index) =>
    (index === lastAtStart && isWorthAnEdge) || index === firstAtEnd
      ? Object.assign({}, column, { isFrozenEdge: true })
      : column,
  )
}

function ownColumn<Row>(
  id: string,
  kind: 'selection' | 'actions',
  isFrozen: FrozenSide,
  width: number,
): PlacedColumn<Row> {
  return {
    column: { id, header: '' },
    kind,
    align: kind === 'actions' ? 'end' : 'center',
    isFrozen,
    isFrozenEdge: false,
    width,
    minWidth: width,
    maxWidth: width,
    isSortable: false,
    isResizable: false,
  }
}

/**
 * The widths as custom properties on the root: rows read them, so that a change
 * of width renders nothing.
 *
 * @param override a width in the making, while an edge is dragged
 */
export function geometryStyle<Row>(
  placed: readonly PlacedColumn<Row>[],
  override?: { readonly columnId: string; readonly width: number },
): Record<`--tl-${string}`, string> {
  const columns = placed.map((entry) =>
    override !== undefined && entry.column.id === override.columnId
      ? Object.assign({}, entry, { width: override.width })
      : entry,
  )
  const style: Record<`--tl-${string}`, string> = {
    '--tl-grid-tracks': columnTracks(columns),
    '--tl-grid-min-width': `${smallestTotalWidth(columns)}px`,
  }
  const insets = frozenInsets(
    columns.map(({ isFrozen, width }) => ({ isFrozen, width: width ?? 0 })),
  )
  for (const [index, inset] of insets.entries()) {
    if (inset !== undefined) style[`--tl-grid-inset-${index}`] = `${inset}px`
  }
  return style
}

/** What frozen columns cover of the viewport on each side, in pixels. */
export function frozenExtents<Row>(placed: readonly PlacedColumn<Row>[]): {
  readonly start: number
  readonly end: number
} {
  const sum = (side: FrozenSide) =>
    placed.reduce((total, { isFrozen, width = 0 }) => total + (isFrozen === side ? width : 0), 0)
  return { start: sum('start'), end: sum('end') }
}
