import type { CSSProperties } from 'react'

import {
  clampColumnWidth,
  columnPlaces,
  columnTracks,
  frozenInsets,
  SMALLEST_COLUMN_WIDTH,
  smallestTotalWidth,
  type ColumnWidths,
  type ColumnWidthsById,
  type FrozenSide,
} from '../../internal/grid/column-geometry'
import { cellAttributes } from '../../internal/grid/grid-places'
import type { GridLayout, PlacedColumn } from '../../internal/grid/grid-frame'
import type { Slice } from '../../internal/grid/visible-slice'
import type { DataTableColumn } from './data-table-column'

const FROZEN_WIDTH = 160
const SHARING_MIN_WIDTH = 96
const SELECTION_WIDTH = 40
/** At least two fifths of a narrow table remain for what scrolls. */
const MAX_FROZEN_SHARE = 0.6

/** A column in its place, with everything that does not depend on the rows. */
export interface DataColumn<Row> extends PlacedColumn<DataTableColumn<Row>> {
  /** The table adds the columns of checkboxes and of actions by itself. */
  readonly kind: 'data' | 'selection' | 'actions'
  readonly align: 'start' | 'center' | 'end'
  readonly isFrozen: FrozenSide | undefined
  /** The last one frozen at the start, or the first one at the end: the others pass under it. */
  readonly isFrozenEdge: boolean
  /** In pixels; undefined: shares what is left over. */
  readonly width: number | undefined
  readonly minWidth: number
  readonly maxWidth: number | undefined
  readonly isSortable: boolean
  readonly isResizable: boolean
}

interface PlacingOptions {
  /** A column of checkboxes comes first. */
  readonly hasSelection: boolean
  /** A column of actions comes last, that wide. */
  readonly actionsWidth: number | undefined
  readonly canResize: boolean
}

/**
 * Decides everything about the columns that does not depend on the rows.
 *
 * @param columns shown ones, in the order shown, frozen ones at their sides
 * @param widths set by a person, by column id
 */
export function placeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  widths: ColumnWidthsById,
  { hasSelection, actionsWidth, canResize }: PlacingOptions,
): readonly DataColumn<Row>[] {
  type Unplaced = Omit<DataColumn<Row>, 'index' | 'side' | 'isFrozenEdge'>
  const placed = columns.map((column): Unplaced => {
    const base = widths[column.id] ?? column.width ?? (column.isFrozen ? FROZEN_WIDTH : undefined)
    const minWidth =
      column.minWidth ?? (base === undefined ? SHARING_MIN_WIDTH : SMALLEST_COLUMN_WIDTH)
    const bounds: ColumnWidths = { minWidth, maxWidth: column.maxWidth }
    return {
      column,
      kind: 'data',
      align: column.align ?? (column.isNumeric === true ? 'end' : 'start'),
      isFrozen: column.isFrozen,
      width: base === undefined ? undefined : clampColumnWidth(base, bounds),
      minWidth,
      maxWidth: column.maxWidth,
      isSortable: column.value !== undefined && column.isSortable !== false,
      isResizable: canResize && column.isResizable !== false,
    }
  })
  const own = (kind: 'selection' | 'actions', isFrozen: FrozenSide, width: number): Unplaced => ({
    column: { id: `__${kind}`, header: '' },
    kind,
    align: kind === 'actions' ? 'end' : 'center',
    isFrozen,
    width,
    minWidth: width,
    maxWidth: width,
    isSortable: false,
    isResizable: false,
  })
  if (hasSelection) placed.unshift(own('selection', 'start', SELECTION_WIDTH))
  if (actionsWidth !== undefined) placed.push(own('actions', 'end', actionsWidth))
  const lastAtStart = placed.findLastIndex(({ isFrozen }) => isFrozen === 'start')
  const firstAtEnd = placed.findIndex(({ isFrozen }) => isFrozen === 'end')
  // A column of checkboxes alone has no line.
  const isWorthAnEdge = lastAtStart > 0 || placed[0]?.kind === 'data'
  return placed.map((column, index) =>
    Object.assign(column, {
      index,
      side: column.isFrozen ?? ('center' as const),
      isFrozenEdge: (index === lastAtStart && isWorthAnEdge) || index === firstAtEnd,
    }),
  )
}

/** Where the columns are while their shared widths are as small as they get. */
export interface DataLayout<Row> extends GridLayout<DataTableColumn<Row>> {
  readonly columns: readonly DataColumn<Row>[]
  /** The table is so narrow that frozen columns scroll like the others. */
  readonly isUnfrozen: boolean
}

/**
 * Counts where columns begin. Columns that share what is left over are wider
 * only while all of them are in view.
 *
 * @param viewportWidth of the table, in pixels
 */
export function layOutColumns<Row>(
  columns: readonly DataColumn<Row>[],
  viewportWidth: number,
): DataLayout<Row> {
  const frozenOn = (side: FrozenSide) => columns.filter(({ isFrozen }) => isFrozen === side)
  const widthOf = (some: readonly DataColumn<Row>[]) =>
    some.reduce((sum, { width = 0 }) => sum + width, 0)
  const start = frozenOn('start')
  const end = frozenOn('end')
  const isUnfrozen = widthOf(start) + widthOf(end) > viewportWidth * MAX_FROZEN_SHARE
  const startCount = isUnfrozen ? 0 : start.length
  const endCount = isUnfrozen ? 0 : end.length
  const widths = columns.map(({ width, minWidth }) => width ?? minWidth)
  return {
    columns,
    startCount,
    endCount,
    headRowCount: 1,
    ...columnPlaces(widths, startCount, endCount),
    isUnfrozen,
  }
}

/**
 * The widths as custom properties on the root: rows read them, so that a change
 * of width renders nothing.
 *
 * @param previewed widths that are not final, while an edge is dragged
 */
export function geometryStyle<Row>(
  placed: readonly DataColumn<Row>[],
  previewed: ColumnWidthsById = {},
): Record<`--tl-${string}`, string> {
  const columns = placed.map(({ column, isFrozen, width, minWidth, maxWidth }) => ({
    isFrozen,
    width: previewed[column.id] ?? width,
    minWidth,
    maxWidth,
  }))
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

/**
 * Returns the columns that a row draws: the columns of the slice, the frozen columns and, even
 * outside of the slice, the column with the active cell.
 *
 * @param activeColumn -1 when the active cell is in another row
 */
export function drawnColumns<Row>(
  placed: readonly DataColumn<Row>[],
  { start, end }: Slice,
  activeColumn: number,
): readonly DataColumn<Row>[] {
  return placed.filter(
    ({ index, isFrozen }) =>
      (index >= start && index < end) || isFrozen !== undefined || index === activeColumn,
  )
}

/** Attributes that a cell gets from its column. */
interface PlaceAttributes extends ReturnType<typeof cellAttributes> {
  'data-cell': ''
  'data-align': string
  'data-kind'?: string
  'data-frozen'?: FrozenSide
  'data-frozen-edge'?: FrozenSide
  style?: CSSProperties
}

/**
 * The attributes of a cell that depend on its column alone.
 *
 * @param isSliced other columns are left out, so that the cell names its track
 */
export function placeAttributes<Row>(
  { kind, align, index, isFrozen, isFrozenEdge }: DataColumn<Row>,
  isSliced: boolean,
): PlaceAttributes {
  const style: CSSProperties = isSliced ? { gridColumn: index + 1 } : {}
  if (isFrozen !== undefined) {
    style[isFrozen === 'start' ? 'insetInlineStart' : 'insetInlineEnd'] =
      `var(--tl-grid-inset-${index})`
  }
  return {
    ...cellAttributes(index),
    'data-cell': '',
    'data-align': align,
    ...(kind === 'data' ? null : { 'data-kind': kind }),
    ...(isFrozen === undefined ? null : { 'data-frozen': isFrozen }),
    ...(isFrozen !== undefined && isFrozenEdge ? { 'data-frozen-edge': isFrozen } : null),
    ...(isSliced || isFrozen !== undefined ? { style } : null),
  }
}
