import type { TreePlace } from '../../internal/grid/tree-navigation'
import { scrollToShow } from '../../internal/grid/visible-slice'
import type { ColumnLayout } from './column-layout'
import type { TreeViewport } from './use-tree-viewport'

interface RevealQuestion<Row> {
  readonly viewport: TreeViewport
  readonly layout: ColumnLayout<Row>
  readonly footRowCount: number
  readonly bodyRowCount: number
}

/** Scrolls by the shortest way until nothing covers the place. */
export function revealPlace<Row>(
  root: HTMLElement,
  { row, column }: TreePlace,
  { viewport, layout, footRowCount, bodyRowCount }: RevealQuestion<Row>,
) {
  const { rowHeight } = viewport
  if (row >= 0 && row < bodyRowCount) {
    const itemStart = (layout.headRowCount + row) * rowHeight
    const top = scrollToShow({
      itemStart,
      itemEnd: itemStart + rowHeight,
      scrollOffset: root.scrollTop,
      viewportExtent: viewport.height,
      coveredStart: layout.headRowCount * rowHeight,
      coveredEnd: footRowCount * rowHeight,
    })
    if (top !== root.scrollTop) root.scrollTop = top
  }
  if (column === null) return
  const center = column - layout.startCount
  const from = layout.centerOffsets[center]
  const to = layout.centerOffsets[center + 1]
  // Frozen columns are in view wherever the others are.
  if (from === undefined || to === undefined) return
  const before = Math.abs(root.scrollLeft)
  const inline = scrollToShow({
    itemStart: layout.startWidth + from,
    itemEnd: layout.startWidth + to,
    scrollOffset: before,
    viewportExtent: viewport.width,
    coveredStart: layout.startWidth,
    coveredEnd: layout.endWidth,
  })
  if (inline !== before) root.scrollLeft = viewport.isRightToLeft ? -inline : inline
}
