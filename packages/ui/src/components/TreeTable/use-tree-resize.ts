import { useRef } from 'react'

import { clampColumnWidth, type ColumnWidthsById } from '../../internal/grid/column-geometry'
import type { GridFrame } from '../../internal/grid/grid-frame'
import { useColumnResize } from '../../internal/grid/use-column-resize'
import type { ColumnResize } from '../../internal/grid/use-column-resize'
import type { TreeColumn } from './arrange-columns'
import { growthOf, SMALLEST_SCROLLING_WIDTH } from './measure-columns'
import type { TreeLayout } from './measure-columns'
import { cellText } from './tree-table-model'
import type { TreeTableColumn } from './tree-table-model'
import { cellsIn, columnOf } from '../../internal/grid/grid-places'
import type { GridViewport } from '../../internal/grid/use-grid-viewport'
import { numberTextDigits, widthForDigits } from './number-fit'

/** Another width of a column. */
export interface TreeTableResize {
  readonly columnId: string
  /** In pixels. */
  readonly width: number
  /**
   * All widths that are set now, by column id. In a table with room to spare they
   * include the columns before the edge, which stay as they are.
   */
  readonly columnWidths: ColumnWidthsById
}

interface TreeResizeOptions<Row> {
  readonly frame: GridFrame<Row, TreeTableColumn<Row>>
  readonly layout: TreeLayout<Row>
  readonly columnWidths: ColumnWidthsById
  readonly setPreview: (widths: ColumnWidthsById | undefined) => void
  /** Undefined when columns cannot be resized. */
  readonly onColumnResize: ((change: TreeTableResize) => void) | undefined
}

/** Widths by pointer and by keyboard; undefined when columns cannot be resized. */
export function useTreeResize<Row>({
  frame,
  layout,
  columnWidths,
  setPreview,
  onColumnResize,
}: TreeResizeOptions<Row>): ColumnResize | undefined {
  const { gridRef, viewport } = frame
  const layoutAtStartRef = useRef<TreeLayout<Row> | null>(null)

  /** Returns the widths that do not change, so that the edge stays under the pointer. */
  const pinnedBefore = ({ index, side }: TreeColumn<Row>): ColumnWidthsById => {
    const { isStretched, columns, widths } = layoutAtStartRef.current ?? layout
    if (!isStretched || side === 'end') return {}
    return Object.fromEntries(
      columns
        .filter((placed) => placed.side === side && placed.index < index && growthOf(placed) > 0)
        .map((placed) => [placed.column.id, widths[placed.index] ?? 0]),
    )
  }
  const widthOf = ({ column, index }: TreeColumn<Row>) => layout.widths[index] ?? column.width
  const clamp = (width: number, placed: TreeColumn<Row>) => {
    const { startWidth, endWidth } = layout
    const room = (viewport?.width ?? 0) - startWidth - endWidth - SMALLEST_SCROLLING_WIDTH
    // A frozen column leaves something to scroll; otherwise it would not stay frozen.
    const max =
      placed.side === 'center' ? Number.POSITIVE_INFINITY : widthOf(placed) + Math.max(0, room)
    return Math.min(clampColumnWidth(width, placed.column), Math.floor(max))
  }
  const resize = (placed: TreeColumn<Row>, width: number) => {
    const columnId = placed.column.id
    onColumnResize?.({
      columnId,
      width,
      columnWidths: { ...columnWidths, ...pinnedBefore(placed), [columnId]: width },
    })
  }
  /** The texts of all numbers in a column. */
  const numbersIn = function* numbersIn(column: TreeTableColumn<Row>) {
    if (column.renderCell !== undefined) return
    for (let row = 0; row < frame.bodyRowCount + frame.footRowCount; row += 1) {
      const item = frame.rowAt(row)
      const value = item ? column.getValue(item.original) : null
      if (typeof value === 'number') yield cellText(column, value)
    }
  }
  const core = useColumnResize<TreeColumn<Row>>({
    frame,
    columns: layout.columns,
    widthOf,
    clamp,
    onPreview: (change) => {
      setPreview(
        change && { ...pinnedBefore(change.placed), [change.placed.column.id]: change.width },
      )
    },
    onResize: ({ placed, width }) => {
      resize(placed, width)
    },
    onDrag: (isDragging) => {
      layoutAtStartRef.current = isDragging ? layout : null
    },
    onReset: (placed) => {
      const grid = gridRef.current
      if (!grid || !viewport) return
      const width = fitColumn(grid, placed.index, numbersIn(placed.column), viewport)
      resize(placed, clamp(width, placed))
    },
  })
  if (onColumnResize === undefined) return undefined
  return core
}

/**
 * The width at which everything in a column can be read. Numbers of all rows are
 * counted; texts and heads are measured as far as they are drawn. It runs on
 * request, never while drawing.
 *
 * @param index of the column among the shown ones
 * @param numbers the labels of its numbers
 * @returns in whole pixels
 */
function fitColumn(
  root: HTMLElement,
  index: number,
  numbers: Iterable<string>,
  { cellInset, digitWidth, strongRatio, isRightToLeft }: GridViewport,
): number {
  let digits = 0
  for (const text of numbers) digits = Math.max(digits, numberTextDigits(text))
  let width = digits > 0 ? widthForDigits(digits * strongRatio, cellInset, digitWidth) : 0
  for (const cell of cellsIn(root)) {
    if (columnOf(cell) !== index || cell.matches('[data-group],[data-cut]')) continue
    width = Math.max(
      width,
      Math.ceil(contentWidth(cell, isRightToLeft) + 2 * cellInset + sortInset(cell, cellInset)) + 1,
    )
  }
  return width
}

/** Returns the width of the arrow in a head that sorts, in pixels. */
function sortInset(cell: Element, cellInset: number): number {
  const sort = cell.getAttribute('aria-sort') ?? 'none'
  if (sort === 'none') return 0
  return Number.parseFloat(getComputedStyle(cell).paddingInlineEnd) - cellInset
}

/** The width of the content of a cell, cut parts included. */
function contentWidth(cell: Element, isRightToLeft: boolean): number {
  const text = cell.querySelector('[data-part="text"]')
  const range = document.createRange()
  // The resize edge covers the end of a head: measures its first child, the text.
  if (cell.role === 'columnheader' && cell.firstChild) range.selectNode(cell.firstChild)
  else range.selectNodeContents(text ?? cell)
  const box = range.getBoundingClientRect()
  if (text === null) return box.width
  const cellBox = cell.getBoundingClientRect()
  const before = isRightToLeft ? cellBox.right - box.right : box.left - cellBox.left
  const inset = Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
  return box.width + Math.max(0, before - inset)
}
