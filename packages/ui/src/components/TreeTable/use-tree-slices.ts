import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { visibleColumns } from '../../internal/grid/column-geometry'
import { isSameSlice, visibleSlice, type Slice } from '../../internal/grid/visible-slice'
import type { ColumnLayout } from './column-layout'
import type { TreeViewport } from './use-tree-viewport'

/** What is kept ready beyond the viewport while scrolling, and how seldom it changes. */
const rowOverscan = 10
const rowStep = 2
const columnOverscan = 240
const columnStep = 72
/** What is kept ready before anything has been scrolled: enough for one frame. */
const stillRowOverscan = 2
const stillColumnOverscan = 64

interface SlicesQuestion<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly viewport: TreeViewport | null
  readonly layout: ColumnLayout<Row>
  readonly itemCount: number
  readonly footRowCount: number
  /** Everything, whatever is in view. */
  readonly isWhole: boolean
}

/** The rows and the scrolling columns that have to be there. */
export interface TreeSlices {
  readonly rows: Slice
  /** Among the scrolling columns. */
  readonly columns: Slice
}

interface ScrollPlace {
  readonly top: number
  /** From the start side, whatever the direction. */
  readonly inline: number
  /** Before the first scroll little is kept ready: what is seen comes sooner. */
  readonly hasMovedDown: boolean
  readonly hasMovedAcross: boolean
}

const origin: ScrollPlace = { top: 0, inline: 0, hasMovedDown: false, hasMovedAcross: false }
const emptySlice: Slice = { start: 0, end: 0 }

function sliceAt<Row>(
  place: ScrollPlace,
  question: SlicesQuestion<Row>,
  isOnlySeen = false,
): TreeSlices {
  const { viewport, layout, itemCount, footRowCount, isWhole } = question
  const columnCount = layout.centerOffsets.length - 1
  if (isWhole) {
    return { rows: { start: 0, end: itemCount }, columns: { start: 0, end: columnCount } }
  }
  if (viewport === null) return { rows: emptySlice, columns: emptySlice }
  const { rowHeight } = viewport
  const rows = visibleSlice({
    scrollOffset: place.top,
    viewportExtent: viewport.height - (layout.headRowCount + footRowCount) * rowHeight,
    itemExtent: rowHeight,
    itemCount,
    overscan: isOnlySeen ? 0 : place.hasMovedDown ? rowOverscan : stillRowOverscan,
    step: isOnlySeen ? 1 : rowStep,
  })
  // Aligned, so that the slice changes once in a few columns.
  const isStepped = place.hasMovedAcross && !isOnlySeen
  const inline = isStepped ? Math.floor(place.inline / columnStep) * columnStep : place.inline
  const columns = visibleColumns(
    layout.centerOffsets,
    inline,
    viewport.width - layout.startWidth - layout.endWidth + (isStepped ? columnStep : 0),
    isOnlySeen ? 0 : place.hasMovedAcross ? columnOverscan : stillColumnOverscan,
  )
  return { rows, columns }
}

function holds(outer: Slice, inner: Slice): boolean {
  return outer.start <= inner.start && outer.end >= inner.end
}

/**
 * Follows the scroll position. Between two changes of the slices the browser
 * scrolls alone; nothing is rendered.
 */
export function useTreeSlices<Row>(question: SlicesQuestion<Row>): TreeSlices {
  const { rootRef, viewport, layout } = question
  const [place, setPlace] = useState(origin)
  // Ahead of the state: what has been asked for, drawn or not yet.
  const placeRef = useRef(origin)
  const inlineRef = useRef(0)

  const handleScroll = useEffectEvent(() => {
    const root = rootRef.current
    if (!root) return
    const before = placeRef.current
    const top = root.scrollTop
    const inline = Math.abs(root.scrollLeft)
    inlineRef.current = inline
    if (viewport) markCovered(root, inline, layout, viewport)
    const next: ScrollPlace = {
      top,
      inline,
      hasMovedDown: before.hasMovedDown || top !== before.top,
      hasMovedAcross: before.hasMovedAcross || inline !== before.inline,
    }
    const shown = sliceAt(before, question)
    const wanted = sliceAt(next, question)
    if (isSameSlice(shown.rows, wanted.rows) && isSameSlice(shown.columns, wanted.columns)) return
    placeRef.current = next
    const seen = sliceAt(next, question, true)
    const isJump = !holds(shown.rows, seen.rows) || !holds(shown.columns, seen.columns)
    // After a jump there is nothing to see until it is drawn, so it is drawn in this frame.
    if (isJump) flushSync(() => setPlace(next))
    else setPlace(next)
  })

  /** A pointer over the table is about to scroll it. */
  const handleApproach = useEffectEvent(() => {
    placeRef.current = { ...placeRef.current, hasMovedDown: true, hasMovedAcross: true }
    setPlace(placeRef.current)
  })

  useEffect(() => {
    const root = rootRef.current
    if (!root) return undefined
    const scrollListener = () => handleScroll()
    const approachListener = () => handleApproach()
    root.addEventListener('scroll', scrollListener, { passive: true })
    root.addEventListener('pointerenter', approachListener, { once: true })
    return () => {
      root.removeEventListener('scroll', scrollListener)
      root.removeEventListener('pointerenter', approachListener)
    }
  }, [rootRef])

  useEffect(() => {
    const root = rootRef.current
    // Not read from the root: that would lay out all rows a frame too early.
    if (root && viewport) markCovered(root, inlineRef.current, layout, viewport)
  }, [rootRef, viewport, layout])

  return sliceAt(place, question)
}

/** Says on the root at which side columns have gone under the frozen ones. */
function markCovered<Row>(
  root: HTMLElement,
  inline: number,
  layout: ColumnLayout<Row>,
  viewport: TreeViewport,
) {
  const coversStart = layout.startWidth > 0 && inline > 0
  const coversEnd = layout.endWidth > 0 && inline < layout.totalWidth - viewport.width - 1
  if (root.hasAttribute('data-covers-start') !== coversStart) {
    root.toggleAttribute('data-covers-start', coversStart)
  }
  if (root.hasAttribute('data-covers-end') !== coversEnd) {
    root.toggleAttribute('data-covers-end', coversEnd)
  }
}
