import type { Slice } from './visible-slice'

/** How wide a column may be, in pixels. */
export interface ColumnWidths {
  /** Its width; without one it takes its share of what is left over. */
  readonly width?: number | undefined
  /** @default 48 */
  readonly minWidth?: number | undefined
  /** @default none */
  readonly maxWidth?: number | undefined
}

/** Widths in pixels, by column id. */
export type ColumnWidthsById = Readonly<Record<string, number>>

/** In a narrower column nothing can be read, and its edge is hard to grab. */
export const SMALLEST_COLUMN_WIDTH = 48

/**
 * Brings a width within the bounds of its column, in whole pixels.
 *
 * @param width intended, in pixels; not a number gives the lower bound
 */
export function clampColumnWidth(width: number, { minWidth, maxWidth }: ColumnWidths): number {
  const lowest = minWidth ?? SMALLEST_COLUMN_WIDTH
  const highest = Math.max(lowest, maxWidth ?? Number.POSITIVE_INFINITY)
  if (Number.isNaN(width)) return lowest
  return Math.round(Math.max(lowest, Math.min(width, highest)))
}

/**
 * Where columns begin, one after the other.
 *
 * @param widths in pixels, in the order shown
 * @returns one more than there are columns: the last one is the whole width
 */
export function columnOffsets(widths: readonly number[]): readonly number[] {
  const offsets = [0]
  let end = 0
  for (const width of widths) {
    end += width
    offsets.push(end)
  }
  return offsets
}

/** Where columns begin, and what the frozen ones cover; lengths in pixels. */
export interface ColumnPlaces {
  /** Of all columns, as of `columnOffsets`. */
  readonly offsets: readonly number[]
  /** Of the scrolling columns, as of `columnOffsets`. */
  readonly centerOffsets: readonly number[]
  /** Width that frozen columns cover at the start. */
  readonly startWidth: number
  /** Width that frozen columns cover at the end. */
  readonly endWidth: number
  readonly totalWidth: number
}

/**
 * Places columns one after the other.
 *
 * @param widths in pixels, in the order of `arrangeFrozen`
 * @param startCount how many columns are frozen at the start
 * @param endCount how many columns are frozen at the end
 */
export function columnPlaces(
  widths: readonly number[],
  startCount: number,
  endCount: number,
): ColumnPlaces {
  const offsets = columnOffsets(widths)
  const centerEnd = widths.length - endCount
  const totalWidth = offsets.at(-1) ?? 0
  return {
    offsets,
    centerOffsets: columnOffsets(widths.slice(startCount, centerEnd)),
    startWidth: offsets[startCount] ?? 0,
    endWidth: totalWidth - (offsets[centerEnd] ?? totalWidth),
    totalWidth,
  }
}

/**
 * The columns that are visible at a scroll position, found by binary search.
 *
 * @param offsets as of `columnOffsets`
 * @param overscan pixels kept ready on each side. @default 0
 * @returns every column of which a part is visible; empty without columns
 */
export function visibleColumns(
  offsets: readonly number[],
  scrollOffset: number,
  viewportExtent: number,
  overscan = 0,
): Slice {
  const count = offsets.length - 1
  if (count < 1) return { start: 0, end: 0 }
  const from = scrollOffset - overscan
  const to = scrollOffset + viewportExtent + overscan
  const start = countWhile(offsets, (offset) => offset <= from)
  // A column that only touches the end of the viewport is not seen.
  const end = countWhile(offsets, (offset) => offset < to)
  return {
    start: Math.max(0, Math.min(start - 1, count - 1)),
    end: Math.max(1, Math.min(end, count)),
  }
}

/** How many offsets, from the first one on, meet a condition that later ones do not. */
function countWhile(offsets: readonly number[], isMet: (offset: number) => boolean): number {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isMet(offsets[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns the CSS tracks of columns. Fixed columns have pixels; open ones share the remaining space
 * and never shrink below their smallest width. No track depends on content, so independent rows
 * line up.
 *
 * @param columns in the order shown
 * @returns a value for `grid-template-columns`
 */
export function columnTracks(columns: readonly ColumnWidths[]): string {
  return columns
    .map((column) =>
      column.width === undefined
        ? `minmax(${column.minWidth ?? SMALLEST_COLUMN_WIDTH}px,${column.maxWidth === undefined ? '1fr' : `${column.maxWidth}px`})`
        : `${clampColumnWidth(column.width, column)}px`,
    )
    .join(' ')
}

/**
 * The width below which columns scroll instead of shrinking: fixed widths, and
 * the min widths of open columns.
 */
export function smallestTotalWidth(columns: readonly ColumnWidths[]): number {
  return columns.reduce(
    (sum, column) =>
      sum +
      (column.width === undefined
        ? (column.minWidth ?? SMALLEST_COLUMN_WIDTH)
        : clampColumnWidth(column.width, column)),
    0,
  )
}

/** At which side of the table a column stays while the others scroll. */
export type FrozenSide = 'start' | 'end'

/**
 * Puts frozen columns where they stay, and keeps the order otherwise.
 *
 * @returns those frozen at the start, the scrolling ones, those frozen at the end
 */
export function arrangeFrozen<Column extends { readonly isFrozen?: FrozenSide | undefined }>(
  columns: readonly Column[],
): readonly Column[] {
  return [
    ...columns.filter((column) => column.isFrozen === 'start'),
    ...columns.filter((column) => column.isFrozen === undefined),
    ...columns.filter((column) => column.isFrozen === 'end'),
  ]
}

/**
 * How far each frozen column is from its side of the viewport.
 *
 * @param columns in the order of `arrangeFrozen`, each frozen one with its width in pixels
 * @returns same order and length; undefined for a column that scrolls
 */
export function frozenInsets(
  columns: readonly { readonly isFrozen?: FrozenSide | undefined; readonly width: number }[],
): readonly (number | undefined)[] {
  const insets: (number | undefined)[] = Array.from({ length: columns.length })
  let fromStart = 0
  for (const [index, column] of columns.entries()) {
    if (column.isFrozen !== 'start') continue
    insets[index] = fromStart
    fromStart += column.width
  }
  let fromEnd = 0
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    const column = columns[index]
    if (column?.isFrozen !== 'end') continue
    insets[index] = fromEnd
    fromEnd += column.width
  }
  return insets
}
