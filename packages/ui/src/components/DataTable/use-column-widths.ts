import { useRef, type RefObject } from 'react'

import { clampColumnWidth, type ColumnWidthsById } from '../../internal/grid/column-geometry'
import type { GridFrame } from '../../internal/grid/grid-frame'
import { findElement } from '../../internal/grid/grid-places'
import { useColumnResize, type ColumnResize } from '../../internal/grid/use-column-resize'
import type { DataTableProps } from './DataTable.types'
import { geometryStyle, type DataColumn } from './place-columns'

interface ColumnWidthsOptions<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly frame: GridFrame
  readonly placed: readonly DataColumn<Row>[]
  readonly isUnfrozen: boolean
  readonly columnWidths: ColumnWidthsById
  readonly onChange: DataTableProps<Row>['onColumnWidthsChange']
}

/**
 * Widths by pointer and keyboard. While an edge is dragged the properties on the
 * root are written directly: nothing is rendered until the drag ends.
 */
export function useColumnWidths<Row>({
  rootRef,
  frame,
  placed: columns,
  isUnfrozen,
  columnWidths,
  onChange,
}: ColumnWidthsOptions<Row>): ColumnResize {
  /** Widths of columns that do not change while an edge is dragged, measured at its start. */
  const pinnedRef = useRef<ColumnWidthsById | null>(null)

  // A column that shares the remaining space has no set width: measures its head.
  const widthOf = ({ index, minWidth }: DataColumn<Row>): number =>
    (frame.gridRef.current &&
      findElement(frame.gridRef.current, { row: -1, column: index }, frame.layout.headRowCount)
        ?.offsetWidth) ??
    minWidth
  /**
   * Returns the widths of the columns before that have more than they need: they would give way
   * to a wider column, and its edge would leave the pointer. An edge at the start of a column that
   * is frozen at the end follows the pointer because they give way.
   */
  const pinnedBefore = ({ index, isFrozen }: DataColumn<Row>): ColumnWidthsById => {
    if (isFrozen === 'end' && !isUnfrozen) return {}
    return Object.fromEntries(
      columns
        .slice(0, index)
        .filter((column) => column.width === undefined && widthOf(column) > column.minWidth)
        .map((column) => [column.column.id, widthOf(column)]),
    )
  }
  const resize = (
    { placed, width }: { placed: DataColumn<Row>; width: number },
    pinned = pinnedBefore(placed),
  ) => onChange?.({ columnWidths: { ...columnWidths, ...pinned, [placed.column.id]: width } })
  const core = useColumnResize<DataColumn<Row>>({
    frame,
    columns,
    widthOf,
    clamp: clampColumnWidth,
    onPreview: (change) => {
      if (change) pinnedRef.current ??= pinnedBefore(change.placed)
      const widths = change && { ...pinnedRef.current, [change.placed.column.id]: change.width }
      for (const [property, value] of Object.entries(geometryStyle(columns, widths))) {
        rootRef.current?.style.setProperty(property, value)
      }
    },
    onResize: (change) => {
      resize(change, pinnedRef.current ?? undefined)
    },
    onDrag: () => {
      pinnedRef.current = null
    },
    onReset: ({ column }) => {
      const { [column.id]: _removed, ...others } = columnWidths
      onChange?.({ columnWidths: others })
    },
  })
  return {
    ...core,
    handleKey: (column, press) => {
      const placed = columns[column]
      if (placed?.isResizable !== true) return false
      if (press.key !== 'Home') return core.handleKey(column, press)
      resize({ placed, width: placed.minWidth })
      return true
    },
  }
}
