import type { CSSProperties } from 'react'

import { arrangeFrozen, columnOffsets, type FrozenSide } from '../../internal/grid/column-geometry'
import { isColumnGroup, type TreeTableColumn, type TreeTableColumnEntry } from './tree-table-model'

/** What has to remain for scrolling beside frozen columns, in pixels; else they are let go. */
const smallestScrollingWidth = 96

/** A column in its place. */
export interface PlacedColumn<Row> {
  readonly column: TreeTableColumn<Row>
  /** Among the shown columns, from 0. */
  readonly index: number
  readonly width: number
  /** The first of its group: it carries the line between groups. */
  readonly isGroupStart: boolean
  /** Place and width within a row, or within the frozen part of one. */
  readonly style: CSSProperties
}

/** A head of the first line: of a group, or of one column that has no group. */
export interface PlacedHead {
  readonly id: string
  readonly header: string
  readonly side: FrozenSide | 'center'
  /** The first of its columns, as in `PlacedColumn.index`. */
  readonly firstColumn: number
  /** How many columns it spans. */
  readonly columnCount: number
  /** A group has a second line below, with the heads of its columns. */
  readonly isGroup: boolean
  /** Undefined for what cannot be collapsed. */
  readonly isCollapsed: boolean | undefined
  readonly style: CSSProperties
}

/** All shown columns in their places; lengths in pixels. */
export interface ColumnLayout<Row> {
  /** In the order shown: frozen at the start, scrolling, frozen at the end. */
  readonly columns: readonly PlacedColumn<Row>[]
  readonly heads: readonly PlacedHead[]
  /** How many of the columns are frozen at the start. */
  readonly startCount: number
  /** How many of the columns are frozen at the end. */
  readonly endCount: number
  readonly startWidth: number
  readonly endWidth: number
  readonly totalWidth: number
  /** Where the scrolling columns begin, as of `columnOffsets`. */
  readonly centerOffsets: readonly number[]
  /** 2 with groups, else 1. */
  readonly headRowCount: number
}

interface ShownEntry<Row> {
  readonly entry: TreeTableColumnEntry<Row>
  readonly columns: readonly TreeTableColumn<Row>[]
  readonly isCollapsed: boolean | undefined
  readonly isFrozen: FrozenSide | undefined
}

/**
 * Puts the columns in their places. Frozen ones go to their side; where the
 * table is too narrow to scroll anything beside them, those at the end are let
 * go first, then those at the start. What is left over goes to the scrolling
 * columns in whole pixels.
 *
 * @param viewportWidth of the table, in pixels
 */
export function layOutColumns<Row>(
  entries: readonly TreeTableColumnEntry<Row>[],
  collapsedGroupIds: ReadonlySet<string>,
  viewportWidth: number,
): ColumnLayout<Row> {
  const shown = letFrozenGo(
    arrangeFrozen(entries.map((entry) => showEntry(entry, collapsedGroupIds))),
    viewportWidth,
  )
  const flat = shown.flatMap((entry) => entry.columns)
  const startCount = countOn(shown, 'start')
  const endCount = countOn(shown, 'end')
  const widths = stretchWidths(
    flat.map((column) => column.width),
    { startCount, endCount, viewportWidth },
  )
  const offsets = columnOffsets(widths)
  const totalWidth = offsets.at(-1) ?? 0
  const startWidth = offsets[startCount] ?? 0
  const endOffset = offsets[flat.length - endCount] ?? totalWidth
  const place = (index: number, count: number): CSSProperties => {
    const from = offsets[index] ?? 0
    const isAtEnd = index >= flat.length - endCount
    return {
      insetInlineStart: from - (isAtEnd ? endOffset : 0),
      width: (offsets[index + count] ?? from) - from,
    }
  }

  const columns: PlacedColumn<Row>[] = []
  const heads: PlacedHead[] = []
  for (const { entry, columns: own, isCollapsed, isFrozen } of shown) {
    const first = columns.length
    heads.push({
      id: entry.id,
      header: entry.header,
      side: isFrozen ?? 'center',
      firstColumn: first,
      columnCount: own.length,
      isGroup: isColumnGroup(entry),
      isCollapsed,
      style: place(first, own.length),
    })
    for (const [position, column] of own.entries()) {
      const index = first + position
      columns.push({
        column,
        index,
        width: widths[index] ?? column.width,
        isGroupStart: position === 0,
        style: place(index, 1),
      })
    }
  }
  return {
    columns,
    heads,
    startCount,
    endCount,
    startWidth,
    endWidth: totalWidth - endOffset,
    totalWidth,
    centerOffsets: columnOffsets(widths.slice(startCount, widths.length - endCount)),
    headRowCount: entries.some(isColumnGroup) ? 2 : 1,
  }
}

function showEntry<Row>(
  entry: TreeTableColumnEntry<Row>,
  collapsedGroupIds: ReadonlySet<string>,
): ShownEntry<Row> {
  const { isFrozen } = entry
  if (!isColumnGroup(entry)) return { entry, columns: [entry], isCollapsed: undefined, isFrozen }
  const { collapsedColumnIds } = entry
  const isCollapsed = collapsedColumnIds ? collapsedGroupIds.has(entry.id) : undefined
  const remaining = entry.columns.filter((column) => collapsedColumnIds?.includes(column.id))
  const columns = isCollapsed === true && remaining.length > 0 ? remaining : entry.columns
  return { entry, columns, isCollapsed, isFrozen }
}

function letFrozenGo<Row>(
  shown: readonly ShownEntry<Row>[],
  viewportWidth: number,
): readonly ShownEntry<Row>[] {
  const widthOn = (side: FrozenSide) =>
    shown
      .filter((entry) => entry.isFrozen === side)
      .flatMap((entry) => entry.columns)
      .reduce((sum, column) => sum + column.width, 0)
  const room = viewportWidth - smallestScrollingWidth
  const keepsStart = widthOn('start') <= room
  const keepsEnd = widthOn('start') + widthOn('end') <= room
  if (keepsStart && keepsEnd) return shown
  return shown.map((entry) =>
    (entry.isFrozen === 'start' && !keepsStart) || (entry.isFrozen === 'end' && !keepsEnd)
      ? { ...entry, isFrozen: undefined }
      : entry,
  )
}

function countOn<Row>(shown: readonly ShownEntry<Row>[], side: FrozenSide): number {
  return shown.reduce(
    (count, entry) => count + (entry.isFrozen === side ? entry.columns.length : 0),
    0,
  )
}

/** Gives what is left over to the scrolling columns; without any, to the first one. */
function stretchWidths(
  widths: readonly number[],
  {
    startCount,
    endCount,
    viewportWidth,
  }: Record<'startCount' | 'endCount' | 'viewportWidth', number>,
): readonly number[] {
  const left = Math.floor(viewportWidth - widths.reduce((sum, width) => sum + width, 0))
  if (left <= 0) return widths
  const from = startCount < widths.length - endCount ? startCount : 0
  const count = Math.max(1, widths.length - endCount - startCount)
  const share = Math.floor(left / count)
  const remainder = left - share * count
  return widths.map((width, index) => {
    const place = index - from
    if (place < 0 || place >= count) return width
    return width + share + (place < remainder ? 1 : 0)
  })
}
