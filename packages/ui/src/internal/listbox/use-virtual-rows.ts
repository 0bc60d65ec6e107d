import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react'

import { DEFAULT_DENSITY, densityPixels } from '../../theme/scale-values'
import type { ListSection } from './list-entries'
import {
  layOutList,
  rowsBetween,
  scrollToCenter,
  scrollToShow,
  type ListLayout,
  type ListRow,
} from './list-rows'

/** Maximum height of a list, in pixels; the same as in its styles. */
const LIST_HEIGHT = 320
/** Padding above the first row and below the last. */
const LIST_PADDING = 4
/** Rendered beyond the visible part, above and below, so that scrolling shows no gap. */
const OVERSCAN = 240
/** Scrolling by less than this does not re-render. */
const SCROLL_STEP = 80
/** Lists with up to this many rows are rendered completely. */
const WHOLE_LIST_ROWS = 40
const usualLineHeight = densityPixels(DEFAULT_DENSITY, 'size-control-small')

interface VirtualRowsOptions<Value extends string> {
  sections: readonly ListSection<Value>[]
  /** The scrolling element, shown while the list is open. */
  listRef: RefObject<HTMLElement | null>
  isOpen: boolean
  /** -1 for none. */
  highlightedIndex: number
  /** Scrolls the highlighted row to the middle, not only into view. @default false */
  isCentered?: boolean
}

/** A virtual list: only visible rows are rendered. */
export interface VirtualRows<Value extends string = string> {
  readonly layout: ListLayout<Value>
  /** The rows to render, in order: the visible ones and the highlighted one. */
  readonly drawn: readonly { readonly row: ListRow<Value>; readonly rowIndex: number }[]
  /** Handlers for the scrolling element that distinguish scrolling by pointer from moving by keys. */
  readonly listHandlers: {
    readonly onScroll: () => void
    readonly onPointerMove: () => void
    readonly onMouseDown: (event: MouseEvent) => void
  }
  /** Call it on a key press: from then on the highlighted row is scrolled into view. */
  readonly noteKey: () => void
}

/**
 * Computes the layout of a list and follows its scrolling. Call it after the hook that
 * shows the list, because a hidden list cannot be scrolled.
 */
export function useVirtualRows<Value extends string>({
  sections,
  listRef,
  isOpen,
  highlightedIndex,
  isCentered = false,
}: VirtualRowsOptions<Value>): VirtualRows<Value> {
  const [scrolledTo, setScrolledTo] = useState(0)
  const [lineHeight, setLineHeight] = useState(usualLineHeight)
  const isPointerRef = useRef(false)
  const layout = useMemo(() => layOutList(sections, lineHeight), [sections, lineHeight])

  const follow = () => {
    const scrollTop = listRef.current?.scrollTop ?? 0
    setScrolledTo(Math.floor(scrollTop / SCROLL_STEP) * SCROLL_STEP)
  }
  useLayoutEffect(() => {
    if (!isOpen || !listRef.current) return
    isPointerRef.current = false
    // Reads the density of the context, once for each opening.
    const size = getComputedStyle(listRef.current).getPropertyValue('--tl-size-control-small')
    setLineHeight(Number.parseFloat(size) || usualLineHeight)
  }, [isOpen, listRef])
  useLayoutEffect(() => {
    const list = listRef.current
    if (!isOpen || !list || isPointerRef.current) return
    const row = layout.rowOfItem[highlightedIndex]
    const viewHeight = list.clientHeight - 2 * LIST_PADDING
    const scrollTop =
      row === undefined
        ? list.scrollTop
        : isCentered
          ? scrollToCenter(layout, row, viewHeight)
          : scrollToShow(layout, row, list.scrollTop, viewHeight)
    if (scrollTop !== list.scrollTop) list.scrollTop = scrollTop
    setScrolledTo(Math.floor(scrollTop / SCROLL_STEP) * SCROLL_STEP)
  }, [isOpen, layout, highlightedIndex, isCentered, listRef])

  const drawn = useMemo(() => {
    const { rows, tops, rowOfItem } = layout
    const { start, end } =
      rows.length <= WHOLE_LIST_ROWS
        ? { start: 0, end: rows.length }
        : rowsBetween(tops, scrolledTo - OVERSCAN, scrolledTo + LIST_HEIGHT + OVERSCAN)
    const highlightedRow = rowOfItem[highlightedIndex]
    const indexes = Array.from({ length: end - start }, (_, step) => start + step)
    if (highlightedRow !== undefined && highlightedRow < start) indexes.unshift(highlightedRow)
    if (highlightedRow !== undefined && highlightedRow >= end) indexes.push(highlightedRow)
    return indexes.flatMap((rowIndex) => {
      const row = rows[rowIndex]
      return row ? [{ row, rowIndex }] : []
    })
  }, [layout, scrolledTo, highlightedIndex])

  return {
    layout,
    drawn,
    listHandlers: {
      onScroll: follow,
      onPointerMove: () => {
        isPointerRef.current = true
      },
      // Keeps the focus in the field, also for a press on the scroll bar.
      onMouseDown: (event) => {
        event.preventDefault()
      },
    },
    noteKey: () => {
      isPointerRef.current = false
    },
  }
}
