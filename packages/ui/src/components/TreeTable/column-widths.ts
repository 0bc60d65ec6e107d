import {
  clampColumnWidth,
  columnOffsets,
  type FrozenSide,
} from '../../internal/grid/column-geometry'
import type { ColumnArrangement, ColumnSide } from './column-arrangement'
import type { TreeTableColumn } from './tree-table-model'

/** What has to remain for scrolling beside frozen columns, in pixels; else they are let go. */
export const smallestScrollingWidth = 96

/** Widths in pixels that a person has set, by column id. */
export type ColumnWidthsById = Readonly<Record<string, number>>

/** Where the columns of an arrangement stand; lengths in pixels. */
export interface ColumnGeometry {
  /** Of each column, in the order shown. */
  readonly widths: readonly number[]
  /** Where each column begins, as of `columnOffsets`. */
  readonly offsets: readonly number[]
  readonly startWidth: number
  readonly endWidth: number
  readonly totalWidth: number
  /** Where the scrolling columns begin, as of `columnOffsets`. */
  readonly centerOffsets: readonly number[]
  /** Columns are wider than they ask for, because there is room. */
  readonly isStretched: boolean
}

/** The width that a column asks for: the one that a person has set, or its own. */
function askedWidth<Row>(column: TreeTableColumn<Row>, set: ColumnWidthsById): number {
  const width = set[column.id]
  return width === undefined ? column.width : clampColumnWidth(width, column)
}

/**
 * The sides at which frozen columns stay. Where the table is too narrow to
 * scroll anything beside them, those at the end are let go first, then those at
 * the start.
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
      (sum, placed) => sum + (placed.side === side ? askedWidth(placed.column, set) : 0),
      0,
    )
  const room = viewportWidth - smallestScrollingWidth
  if (widthOn('start') > room) return []
  return widthOn('start') + widthOn('end') > room ? ['start'] : ['start', 'end']
}

/**
 * Gives the columns their widths. What is left over goes, in whole pixels, to
 * the scrolling columns whose width nobody has set; without any scrolling ones
 * to the first column.
 *
 * @param viewportWidth of the table, in pixels
 */
export function measureColumns<Row>(
  { columns, startCount, endCount }: ColumnArrangement<Row>,
  set: ColumnWidthsById,
  viewportWidth: number,
): ColumnGeometry {
  const asked = columns.map(({ column }) => askedWidth(column, set))
  const left = Math.floor(viewportWidth - asked.reduce((sum, width) => sum + width, 0))
  const hasCenter = startCount + endCount < columns.length
  const open = columns.filter(
    ({ column, side, index }) =>
      set[column.id] === undefined && (hasCenter ? side === 'center' : index === 0),
  )
  const isStretched = left > 0 && open.length > 0
  const widths = [...asked]
  if (isStretched) {
    const share = Math.floor(left / open.length)
    const remainder = left - share * open.length
    for (const [position, { index }] of open.entries()) {
      widths[index] = (asked[index] ?? 0) + share + (position < remainder ? 1 : 0)
    }
  }
  const offsets = columnOffsets(widths)
  const totalWidth = offsets.at(-1) ?? 0
  return {
    widths,
    offsets,
    startWidth: offsets[startCount] ?? 0,
    endWidth: totalWidth - (offsets[columns.length - endCount] ?? totalWidth),
    totalWidth,
    centerOffsets: columnOffsets(widths.slice(startCount, widths.length - endCount)),
    isStretched,
  }
}

/**
 * The geometry as properties of the root, which the styles of cells and heads
 * name: with another width rows and cells stay as they are.
 */
export function geometryStyle<Row>(
  { columns, heads, endCount }: ColumnArrangement<Row>,
  { widths, offsets, startWidth, endWidth, totalWidth }: ColumnGeometry,
): Record<`--tl-${string}`, string> {
  const style: Record<`--tl-${string}`, string> = {
    '--tl-tree-start': `${startWidth}px`,
    '--tl-tree-end': `${endWidth}px`,
    '--tl-tree-total': `${totalWidth}px`,
  }
  const endOffset = offsets[columns.length - endCount] ?? totalWidth
  for (const { index, side } of columns) {
    const from = offsets[index] ?? 0
    style[`--tl-tree-x${index}`] = `${from - (side === 'end' ? endOffset : 0)}px`
    style[`--tl-tree-w${index}`] = `${widths[index] ?? 0}px`
  }
  for (const [at, { firstColumn, columnCount }] of heads.entries()) {
    const to = offsets[firstColumn + columnCount] ?? totalWidth
    style[`--tl-tree-h${at}`] = `${to - (offsets[firstColumn] ?? 0)}px`
  }
  return style
}
