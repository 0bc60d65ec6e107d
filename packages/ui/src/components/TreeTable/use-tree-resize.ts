import { useRef, type PointerEvent, type RefObject } from 'react'

import { clampColumnWidth } from '../../internal/grid/column-geometry'
import type { PlacedColumn } from './column-arrangement'
import type { ColumnLayout } from './column-layout'
import { smallestScrollingWidth, type ColumnWidthsById } from './column-widths'
import { fitColumn } from './fit-column'
import { cellText } from './tree-table-model'
import type { TreeViewport } from './use-tree-viewport'

/** Another width of a column. */
export interface TreeTableResize {
  readonly columnId: string
  /** In pixels. */
  readonly width: number
  /**
   * All widths that are set now, by column id. In a table with room to spare the
   * columns before the edge come along: they stay as they are.
   */
  readonly columnWidths: ColumnWidthsById
}

interface TreeResizeQuestion<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly viewport: TreeViewport | null
  readonly layout: ColumnLayout<Row>
  readonly columnWidths: ColumnWidthsById
  readonly setPreview: (widths: ColumnWidthsById | undefined) => void
  /** All rows that are shown, totals as well. */
  readonly rows: () => Iterable<Row>
  /** Undefined when columns cannot be resized. */
  readonly onColumnResize: ((change: TreeTableResize) => void) | undefined
}

interface Drag {
  readonly pointerId: number
  readonly columnId: string
  readonly startX: number
  readonly startWidth: number
  /** -1 where a wider column reaches to the left. */
  readonly direction: 1 | -1
  readonly pinned: ColumnWidthsById
  readonly handle: HTMLElement
  width: number
}

/** Pixels of one press of an arrow key, with Ctrl of ten. */
const keyStep = 8

/** Widths by pointer and by keyboard. */
export interface TreeResize {
  readonly canResize: boolean
  /** A key on the head of a column. @returns whether it was one of these */
  readonly handleKey: (column: number, press: { key: string; isFar: boolean }) => boolean
  /** @returns whether an edge was meant */
  readonly handleDoubleClick: (target: EventTarget | null) => boolean
  /** @returns whether an edge was meant */
  readonly handlePointerDown: (event: PointerEvent) => boolean
  readonly handlePointerMove: (event: PointerEvent) => void
  readonly handlePointerEnd: (isKept: boolean) => void
}

/**
 * While an edge is dragged, the widths in the making go to the properties of the
 * root: neither rows nor cells are drawn again.
 */
export function useTreeResize<Row>(question: TreeResizeQuestion<Row>): TreeResize {
  const { rootRef, viewport, layout, columnWidths, setPreview, onColumnResize } = question
  const dragRef = useRef<Drag | null>(null)
  const isRightToLeft = viewport?.isRightToLeft === true

  /** What stays as it is, so that the edge stays under the pointer. */
  const pinnedBefore = ({ index, side }: PlacedColumn<Row>): ColumnWidthsById =>
    layout.isStretched && side === 'center'
      ? Object.fromEntries(
          layout.columns
            .filter((placed) => placed.side === 'center' && placed.index < index)
            .map((placed) => [placed.column.id, layout.widths[placed.index] ?? 0]),
        )
      : {}
  const clamp = (width: number, { column, side, index }: PlacedColumn<Row>) => {
    const { startWidth, endWidth } = layout
    const room = (viewport?.width ?? 0) - startWidth - endWidth - smallestScrollingWidth
    const now = layout.widths[index] ?? column.width
    // A frozen column leaves something to scroll; otherwise it would be let go.
    const highest = side === 'center' ? Number.POSITIVE_INFINITY : now + Math.max(0, room)
    return Math.min(clampColumnWidth(width, column), Math.floor(highest))
  }
  const resize = (placed: PlacedColumn<Row>, width: number, pinned: ColumnWidthsById) => {
    const columnId = placed.column.id
    onColumnResize?.({
      columnId,
      width,
      columnWidths: { ...columnWidths, ...pinned, [columnId]: width },
    })
  }
  const fit = (placed: PlacedColumn<Row>) => {
    const root = rootRef.current
    if (!root || !viewport) return
    const { column, index } = placed
    const labels = function* labels() {
      if (column.renderCell !== undefined) return
      for (const row of question.rows()) {
        const value = column.getValue(row)
        if (typeof value === 'number') yield cellText(column, value)
      }
    }
    const width = fitColumn(root, index, labels(), viewport)
    resize(placed, clamp(width, placed), pinnedBefore(placed))
  }
  const columnOf = (handle: Element): PlacedColumn<Row> | undefined => {
    const number = handle.closest('[aria-colindex]')?.getAttribute('aria-colindex')
    return layout.columns[Number(number) - 1]
  }

  return {
    canResize: onColumnResize !== undefined,
    handleKey: (column, { key, isFar }) => {
      const placed = layout.columns[column]
      if (placed === undefined || onColumnResize === undefined) return false
      if (key === 'Enter') {
        fit(placed)
        return true
      }
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
      const step = keyStep * (isFar ? 10 : 1)
      const isWider = (key === 'ArrowRight') !== isRightToLeft
      const now = layout.widths[column] ?? placed.column.width
      const width = clamp(now + (isWider ? step : -step), placed)
      if (width !== now) resize(placed, width, pinnedBefore(placed))
      return true
    },
    handleDoubleClick: (target) => {
      const handle = handleOf(target)
      const placed = handle && columnOf(handle)
      if (placed) fit(placed)
      return handle !== null
    },
    handlePointerDown: (event) => {
      const handle = handleOf(event.target)
      const placed = handle && columnOf(handle)
      if (!handle || !placed) return false
      if (event.button !== 0) return true
      event.preventDefault()
      handle.setPointerCapture(event.pointerId)
      handle.dataset['dragging'] = ''
      const width = layout.widths[placed.index] ?? placed.column.width
      dragRef.current = {
        pointerId: event.pointerId,
        columnId: placed.column.id,
        startX: event.clientX,
        startWidth: width,
        // Columns frozen at the end have their edge at their start.
        direction: isRightToLeft === (placed.side === 'end') ? 1 : -1,
        pinned: pinnedBefore(placed),
        handle,
        width,
      }
      return true
    },
    handlePointerMove: (event) => {
      const drag = dragRef.current
      const placed = layout.columns.find(({ column }) => column.id === drag?.columnId)
      if (!drag || !placed || event.pointerId !== drag.pointerId) return
      const intended = drag.startWidth + (event.clientX - drag.startX) * drag.direction
      const width = clamp(intended, placed)
      if (width === drag.width) return
      drag.width = width
      setPreview({ ...drag.pinned, [drag.columnId]: width })
    },
    handlePointerEnd: (isKept) => {
      const drag = dragRef.current
      if (!drag) return
      dragRef.current = null
      delete drag.handle.dataset['dragging']
      setPreview(undefined)
      const placed = layout.columns.find(({ column }) => column.id === drag.columnId)
      if (isKept && placed && drag.width !== drag.startWidth) {
        resize(placed, drag.width, drag.pinned)
      }
    },
  }
}

/** The edge of a column under the pointer. */
function handleOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part="resize"]') : null
}
