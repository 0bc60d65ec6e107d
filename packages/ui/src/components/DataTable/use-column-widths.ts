import type { RefObject } from 'react'

import { clampColumnWidth } from '../../internal/grid/column-geometry'
import type { GridFrame } from '../../internal/grid/grid-frame'
import { findElement } from '../../internal/grid/grid-places'
import { useColumnResize, type ColumnResize } from '../../internal/grid/use-column-resize'
import type { DataTableProps } from './DataTable.types'
import { geometryStyle, type DataColumn } from './place-columns'

interface ColumnWidthsOptions<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly frame: GridFrame
  readonly placed: readonly DataColumn<Row>[]
  readonly columnWidths: Readonly<Record<string, number>>
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
  columnWidths,
  onChange,
}: ColumnWidthsOptions<Row>): ColumnResize {
  const resize = ({ placed, width }: { placed: DataColumn<Row>; width: number }) =>
    onChange?.({ columnWidths: { ...columnWidths, [placed.column.id]: width } })
  const core = useColumnResize<DataColumn<Row>>({
    frame,
    columns,
    // A column that shares the remaining space has no set width: measures its head.
    widthOf: ({ index, minWidth }) =>
      (frame.gridRef.current &&
        findElement(frame.gridRef.current, { row: -1, column: index }, frame.layout.headRowCount)
          ?.offsetWidth) ??
      minWidth,
    clamp: clampColumnWidth,
    onPreview: (override) => {
      for (const [property, value] of Object.entries(geometryStyle(columns, override))) {
        rootRef.current?.style.setProperty(property, value)
      }
    },
    onResize: resize,
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
