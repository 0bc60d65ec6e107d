import {
  clampColumnWidth,
  columnPlaces,
  type ColumnWidthsById,
  type FrozenSide,
} from '../../internal/grid/column-geometry'
import type { ColumnSide, GridLayout } from '../../internal/grid/grid-frame'
import type { ColumnArrangement, TreeColumn } from './arrange-columns'
import type { TreeTableColumn } from './tree-table-model'

/** The width that remains for scrolling beside frozen columns, in pixels; in a narrower table they scroll, too. */
export const SMALLEST_SCROLLING_WIDTH = 96

/** All shown columns in their places, with their widths; lengths in pixels. */
export interface TreeLayout<Row>
  extends ColumnArrangement<Row>, Omit<GridLayout<TreeTableColumn<Row>>, 'columns'> {
  /** Of each column, in the order shown. */
  readonly widths: readonly number[]
  /** Columns are wider than they ask for, because the table is wider than all of them. */
  readonly isStretched: boolean
}

/** Returns the requested width of a column: the width that a user has set, or its own. */
function requestedWidth<Row>(column: TreeTableColumn<Row>, set: ColumnWidthsById): number {
  const width = set[column.id]
  return width === undefined ? column.width : clampColumnWidth(width, column)
}

/**
 * The sides at which frozen columns stay. Where the table is too narrow to scroll
 * anything beside them, first those at the end scroll with the others, then those
 * at the start.
 *
 * @param arrangement with all frozen columns at their sides
 * @param viewportWidth of the table, in pixels
 */
export function pinnedSides<Row>(
  { columns }: ColumnArrangement<Row>,
  set: ColumnWidthsById,
  viewportWidth: number,
): readonly FrozenSide[] {
  const widthOn = (side: ColumnSide) =>
    columns.reduce(
      (sum, placed) => sum + (placed.side === side ? requestedWidth(placed.column, set) : 0),
      0,
    )
  const room = viewportWidth - SMALLEST_SCROLLING_WIDTH
  if (widthOn('start') > room) return []
  return widthOn('start') + widthOn('end') > room ? ['start'] : ['start', 'end']
}

/** How many shares a column takes of what is left over. */
export function growthOf<Row>({ column, side }: TreeColumn<Row>): number {
  return column.growth ?? (side === 'center' ? 1 : 0)
}

/**
 * Computes the widths of the columns. The remaining space goes, in whole pixels, to columns without
 * a set width, by their growth. If none grows, it goes to the column with the names.
 *
 * @param viewportWidth of the table, in pixels
 */
export function measureColumns<Row>(
  arrangement: ColumnArrangement<Row>,
  set: ColumnWidthsById,
  viewportWidth: number,
): TreeLayout<Row> {
  const { columns, startCount, endCount } = arrangement
  const requested = columns.map(({ column }) => requestedWidth(column, set))
  const left = Math.floor(viewportWidth - requested.reduce((sum, width) => sum + width, 0))
  const hasCenter = startCount + endCount < columns.length
  const shares = columns.map((placed) => {
    if (set[placed.column.id] !== undefined) return 0
    return hasCenter ? growthOf(placed) : Number(placed.kind === 'name')
  })
  const allShares = shares.reduce((sum, share) => sum + share, 0)
  const isStretched = left > 0 && allShares > 0
  let sharesBefore = 0
  const widths = requested.map((width, index) => {
    if (!isStretched) return width
    const from = Math.round((left * sharesBefore) / allShares)
    sharesBefore += shares[index] ?? 0
    // By where its share begins and ends, so that all shares together are what is left.
    return width + Math.round((left * sharesBefore) / allShares) - from
  })
  return { ...arrangement, ...columnPlaces(widths, startCount, endCount), widths, isStretched }
}

/**
 * The widths as properties of the root. Rows read them, so that another width
 * renders neither rows nor cells.
 */
export function geometryStyle<Row>({
  columns,
  widths,
  startWidth,
  endWidth,
  totalWidth,
}: TreeLayout<Row>): Record<`--tl-${string}`, string> {
  const tracksOf = (side: ColumnSide) =>
    columns.flatMap((placed) => (placed.side === side ? [`${widths[placed.index] ?? 0}px`] : []))
  return {
    '--tl-tree-start': `${startWidth}px`,
    '--tl-tree-end': `${endWidth}px`,
    '--tl-tree-total': `${totalWidth}px`,
    '--tl-tree-start-tracks': tracksOf('start').join(' '),
    '--tl-tree-end-tracks': tracksOf('end').join(' '),
    // The remaining space comes before the columns frozen at the end.
    '--tl-tree-tracks': [`${startWidth}px`, ...tracksOf('center'), '1fr', `${endWidth}px`].join(
      ' ',
    ),
  }
}
