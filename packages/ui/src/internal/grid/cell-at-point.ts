import type { GridCell } from './grid-navigation'
import type { ColumnSide, GridLayout } from './grid-frame'

/** A point in the table, and how far it is scrolled; in pixels. */
export interface PointQuestion {
  /** From the start side of the table, in either direction of text; may be outside. */
  readonly inline: number
  /** From its top; may be outside. */
  readonly top: number
  readonly scrolledInline: number
  readonly scrolledTop: number
  readonly width: number
  readonly height: number
  readonly rowHeight: number
  readonly bodyRowCount: number
  readonly footRowCount: number
  /** Where the drag began. A drag from scrolling columns scrolls to their end before it reaches frozen ones. */
  readonly origin: { readonly side: ColumnSide; readonly isInBody: boolean }
}

/**
 * The cell under a drag, computed without the DOM. Beyond an edge of what scrolls
 * it is the next cell that is not in view, so that showing it scrolls on; at the
 * end it is the last one.
 *
 * @returns the cell, and whether the selection grows on without the pointer moving
 */
export function cellAtPoint(
  question: PointQuestion,
  layout: GridLayout,
): GridCell & { readonly isBeyond: boolean } {
  const row = rowAtPoint(question, layout.headRowCount)
  const column = columnAtPoint(question, layout)
  return { row: row.at, column: column.at, isBeyond: row.isBeyond || column.isBeyond }
}

interface Match {
  readonly at: number
  readonly isBeyond: boolean
}

function rowAtPoint(question: PointQuestion, headRowCount: number): Match {
  const { top, scrolledTop, height, rowHeight, bodyRowCount, footRowCount, origin } = question
  const headHeight = headRowCount * rowHeight
  const footTop = Math.min(
    height - footRowCount * rowHeight,
    headHeight + bodyRowCount * rowHeight - scrolledTop,
  )
  const last = Math.max(0, bodyRowCount + footRowCount - 1)
  if (top < headHeight && origin.isInBody) {
    const at = Math.max(0, Math.floor((scrolledTop - 1) / rowHeight))
    return { at, isBeyond: scrolledTop > 0 }
  }
  const next = Math.floor((footTop - headHeight + scrolledTop) / rowHeight)
  if (top >= footTop && origin.isInBody && next < bodyRowCount) return { at: next, isBeyond: true }
  if (top >= footTop && footRowCount > 0) {
    return {
      at: Math.min(last, bodyRowCount + Math.floor((top - footTop) / rowHeight)),
      isBeyond: false,
    }
  }
  const at = Math.floor((top - headHeight + scrolledTop) / rowHeight)
  return { at: Math.max(0, Math.min(at, last)), isBeyond: false }
}

/** The column under a drag, and whether it is outside of the view: `cellAtPoint` without rows. */
export function columnAtPoint(
  question: Pick<PointQuestion, 'inline' | 'scrolledInline' | 'width'> & {
    readonly origin: Pick<PointQuestion['origin'], 'side'>
  },
  layout: GridLayout,
): Match {
  const { inline, scrolledInline, width, origin } = question
  const { offsets, startWidth, endWidth, totalWidth, columns } = layout
  const furthest = Math.max(0, totalWidth - width)
  const isFromCenter = origin.side === 'center'
  const endStart = width - endWidth
  const at = (position: number) =>
    Math.max(
      0,
      Math.min(
        offsets.findLastIndex((from) => from <= position),
        columns.length - 1,
      ),
    )
  if (inline < startWidth) {
    return isFromCenter && scrolledInline > 0
      ? { at: at(startWidth + scrolledInline - 1), isBeyond: true }
      : { at: at(inline), isBeyond: false }
  }
  if (inline >= endStart) {
    return isFromCenter && scrolledInline < furthest - 1
      ? { at: at(endStart + scrolledInline), isBeyond: true }
      : { at: at(inline - width + Math.max(width, totalWidth)), isBeyond: false }
  }
  return { at: at(Math.min(inline + scrolledInline, totalWidth - endWidth - 1)), isBeyond: false }
}
