import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { visibleColumns } from './column-geometry'
import type { GridFrame } from './grid-frame'
import { isSameSlice, visibleSlice, type Slice } from './visible-slice'

/** How much is drawn beyond the viewport; rows counted, columns in pixels. */
export interface SlicePolicy {
  /** Rows on each side, and how many are passed before the slice changes. */
  readonly rowOverscan: number
  readonly rowStep: number
  /** The same before anything has scrolled: the less, the sooner the first frame. */
  readonly stillRowOverscan: number
  readonly stillRowStep: number
  readonly columnOverscan: number
  readonly columnStep: number
}

interface SliceOptions {
  readonly frame: GridFrame
  /** Height of a row of the body, in pixels. */
  readonly rowHeight: number
  readonly policy: SlicePolicy
  /** Draws all rows, also outside of the viewport. @default false */
  readonly hasAllRows?: boolean
  /** Draws all columns, also outside of the viewport. @default false */
  readonly hasAllColumns?: boolean
}

/** The rows and the scrolling columns that have to be drawn. */
export interface GridSlices {
  readonly rows: Slice
  /** Among the scrolling columns. */
  readonly columns: Slice
}

interface ScrollPlace {
  readonly top: number
  /** From the start side, in either direction of text. */
  readonly inline: number
  readonly hasMovedDown: boolean
  readonly hasMovedAcross: boolean
}

const origin: ScrollPlace = { top: 0, inline: 0, hasMovedDown: false, hasMovedAcross: false }
const emptySlice: Slice = { start: 0, end: 0 }

function sliceAt(place: ScrollPlace, options: SliceOptions, isOnlySeen = false): GridSlices {
  const { frame, rowHeight, policy, hasAllRows = false, hasAllColumns = false } = options
  const { viewport, layout, bodyRowCount, headHeight, footHeight } = frame
  const hasMoved = place.hasMovedDown
  const allRows = { start: 0, end: bodyRowCount }
  const allColumns = { start: 0, end: layout.centerOffsets.length - 1 }
  if (viewport === null) {
    return {
      rows: hasAllRows ? allRows : emptySlice,
      columns: hasAllColumns ? allColumns : emptySlice,
    }
  }
  const rows = visibleSlice({
    scrollOffset: place.top,
    viewportExtent: viewport.height - headHeight - footHeight,
    itemExtent: rowHeight,
    itemCount: bodyRowCount,
    overscan: isOnlySeen ? 0 : hasMoved ? policy.rowOverscan : policy.stillRowOverscan,
    step: isOnlySeen ? 1 : hasMoved ? policy.rowStep : policy.stillRowStep,
  })
  // Aligned, so that the slice changes only once in a few columns.
  const { columnStep, columnOverscan } = policy
  const isStepped = place.hasMovedAcross && !isOnlySeen
  const columns = visibleColumns(
    layout.centerOffsets,
    isStepped ? Math.floor(place.inline / columnStep) * columnStep : place.inline,
    viewport.width - layout.startWidth - layout.endWidth + (isStepped ? columnStep : 0),
    isStepped ? columnOverscan : 0,
  )
  return { rows: hasAllRows ? allRows : rows, columns: hasAllColumns ? allColumns : columns }
}

function holds(outer: Slice, inner: Slice): boolean {
  return outer.start <= inner.start && outer.end >= inner.end
}

/**
 * Follows the scroll position. Between two changes of the slices the browser scrolls and React
 * renders nothing. Sets `data-covers-start` and `data-covers-end` on the grid while frozen columns
 * cover others.
 */
export function useGridSlices(options: SliceOptions): GridSlices {
  const { gridRef, viewport, layout } = options.frame
  const [place, setPlace] = useState(origin)
  // The last requested place; the state may lag behind it.
  const placeRef = useRef(origin)
  const inlineRef = useRef(0)

  const handleScroll = useEffectEvent(() => {
    const grid = gridRef.current
    if (!grid) return
    const before = placeRef.current
    const top = grid.scrollTop
    const inline = Math.abs(grid.scrollLeft)
    inlineRef.current = inline
    markCovered({ gridRef, viewport, layout }, inline)
    const next: ScrollPlace = {
      top,
      inline,
      hasMovedDown: before.hasMovedDown || top !== before.top,
      hasMovedAcross: before.hasMovedAcross || inline !== before.inline,
    }
    const visible = sliceAt(before, options)
    const target = sliceAt(next, options)
    if (isSameSlice(visible.rows, target.rows) && isSameSlice(visible.columns, target.columns))
      return
    placeRef.current = next
    const seen = sliceAt(next, options, true)
    const isJump = !holds(visible.rows, seen.rows) || !holds(visible.columns, seen.columns)
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
    const grid = gridRef.current
    if (!grid) return undefined
    const scrollListener = () => handleScroll()
    const approachListener = () => handleApproach()
    grid.addEventListener('scroll', scrollListener, { passive: true })
    grid.addEventListener('pointerenter', approachListener, { once: true })
    return () => {
      grid.removeEventListener('scroll', scrollListener)
      grid.removeEventListener('pointerenter', approachListener)
    }
  }, [gridRef])

  useEffect(() => {
    // Not read from the grid: that would lay out all rows a frame too early.
    markCovered({ gridRef, viewport, layout }, inlineRef.current)
  }, [gridRef, viewport, layout])

  return sliceAt(place, options)
}

function markCovered(
  { gridRef, viewport, layout }: Pick<GridFrame, 'gridRef' | 'viewport' | 'layout'>,
  inline: number,
) {
  const grid = gridRef.current
  if (!grid || !viewport) return
  const covers = {
    'data-covers-start': layout.startWidth > 0 && inline > 0,
    'data-covers-end': layout.endWidth > 0 && inline < layout.totalWidth - viewport.width - 1,
  }
  for (const [name, isCovering] of Object.entries(covers)) {
    if (grid.hasAttribute(name) !== isCovering) grid.toggleAttribute(name, isCovering)
  }
}
