import type { GridPlace } from '../../internal/grid/grid-frame'
import type { ColumnArrangement, PlacedHead } from './arrange-columns'

/** Which lines of heads take the focus: those with actions. */
export interface HeadFocusCells {
  /** The first line: heads of groups, and of columns without one. */
  readonly hasFirst: boolean
  /** The second line: heads of columns in groups. */
  readonly hasSecond: boolean
}

/**
 * The lines of heads that take the focus.
 *
 * @param hasColumnActions heads of columns resize, sort, move or select
 */
export function headFocusCellsOf<Row>(
  { heads, headRowCount }: ColumnArrangement<Row>,
  hasColumnActions: boolean,
): HeadFocusCells {
  return {
    hasFirst: hasColumnActions || heads.some((head) => head.isCollapsed !== undefined),
    hasSecond: hasColumnActions && headRowCount === 2,
  }
}

/** The head of the first line above a column. */
function headOver<Row>({ heads }: ColumnArrangement<Row>, column: number): PlacedHead | undefined {
  return heads.findLast((head) => head.firstColumn <= column)
}

/** The place of the head right above a column; null when it takes no focus. */
export function placeOfHead<Row>(
  arrangement: ColumnArrangement<Row>,
  column: number,
  { hasFirst, hasSecond }: HeadFocusCells,
): GridPlace | null {
  const head = headOver(arrangement, column)
  if (hasSecond && head?.isGroup === true) return { row: -1, column }
  return hasFirst && head ? { row: -arrangement.headRowCount, column: head.firstColumn } : null
}

/** Returns the column of a head; null for the head of a group. */
export function columnOfHead<Row>(
  arrangement: ColumnArrangement<Row>,
  { row, column }: GridPlace,
): number | null {
  if (row >= 0 || column === null) return null
  const isFirstLine = row === -arrangement.headRowCount
  return isFirstLine && headOver(arrangement, column)?.isGroup === true ? null : column
}

/**
 * Where a key moves from a head: along its line, to the heads above or below,
 * and from the lowest one to the first row. A head without a group is part of
 * both lines.
 *
 * @returns null for a key that leads nowhere
 */
export function headMove<Row>(
  key: string,
  { row, column }: GridPlace,
  arrangement: ColumnArrangement<Row>,
  focusCells: HeadFocusCells,
  isRightToLeft: boolean,
): GridPlace | null {
  const { heads, columns, headRowCount } = arrangement
  const at = column ?? 0
  const first = -headRowCount
  const inFirst = (head: PlacedHead | undefined): GridPlace | null =>
    head ? { row: first, column: head.firstColumn } : null
  const inSecond = (next: number): GridPlace | null =>
    next >= 0 && next < columns.length ? placeOfHead(arrangement, next, focusCells) : null
  const isFirstLine = row === first
  const here = heads.findLastIndex((head) => head.firstColumn <= at)
  const along = (step: number) => (isFirstLine ? inFirst(heads[here + step]) : inSecond(at + step))
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return isFirstLine && focusCells.hasSecond && heads[here]?.isGroup === true
        ? { row: -1, column: at }
        : { row: 0, column: at }
    case 'ArrowUp':
      return !isFirstLine && focusCells.hasFirst ? inFirst(heads[here]) : null
    case 'ArrowRight':
      return along(forward)
    case 'ArrowLeft':
      return along(-forward)
    case 'Home':
      return isFirstLine ? inFirst(heads[0]) : inSecond(0)
    case 'End':
      return isFirstLine ? inFirst(heads.at(-1)) : inSecond(columns.length - 1)
    default:
      return null
  }
}
