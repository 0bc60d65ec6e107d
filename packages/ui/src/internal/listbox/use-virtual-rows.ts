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

/** The tallest a list gets, in pixels; its styles say the same. */
const listHeight = 320
/** Space above the first row and below the last. */
const listPadding = 4
/** Drawn before it is seen, above and below, so that scrolling never shows a gap. */
const overscan = 240
/** Scrolling by less than this draws nothing. */
const scrollStep = 80
/** A list that short is there as a whole. */
const wholeListRows = 40
const usualLineHeight = densityPixels(DEFAULT_DENSITY, 'size-control-small')

interface VirtualRowsOptions<Value extends string> {
  sections: readonly ListSection<Value>[]
  /** The scrolling element, shown while the list is open. */
  listRef: RefObject<HTMLElement | null>
  isOpen: boolean
  /** -1 for none. */
  highlightedIndex: number
  /** The highlighted row goes to the middle, with what stands around it, and not just into view. @default false */
  isCentered?: boolean
}

/** A list of which only what can be seen is drawn. */
export interface VirtualRows<Value extends string = string> {
  readonly layout: ListLayout<Value>
  /** The rows to draw, in order: what can be seen, and the highlighted one wherever it is. */
  readonly drawn: readonly { readonly row: ListRow<Value>; readonly rowIndex: number }[]
  /** Tells scrolling by hand from moving by keys; goes on the scrolling element. */
  readonly listHandlers: {
    readonly onScroll: () => void
    readonly onPointerMove: () => void
    readonly onMouseDown: (event: MouseEvent) => void
  }
  /** A key was pressed: from now on the highlight is brought into view. */
  readonly noteKey: () => void
}

/**
 * Lays out a list and follows its scrolling. Call it after the hook that shows
 * the list: what is not shown cannot be scrolled.
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
    setScrolledTo(Math.floor(scrollTop / scrollStep) * scrollStep)
  }
  useLayoutEffect(() => {
    if (!isOpen || !listRef.current) return
    isPointerRef.current = false
    // The density of the context, once for each opening.
    const size = getComputedStyle(listRef.current).getPropertyValue('--tl-size-control-small')
    setLineHeight(Number.parseFloat(size) || usualLineHeight)
  }, [isOpen, listRef])
  useLayoutEffect(() => {
    const list = listRef.current
    if (!isOpen || !list || isPointerRef.current) return
    const row = layout.rowOfItem[highlightedIndex]
    const viewHeight = list.clientHeight - 2 * listPadding
    const scrollTop =
      row === undefined
        ? list.scrollTop
        : isCentered
          ? scrollToCenter(layout, row, viewHeight)
          : scrollToShow(layout, row, list.scrollTop, viewHeight)
    if (scrollTop !== list.scrollTop) list.scrollTop = scrollTop
    setScrolledTo(Math.floor(scrollTop / scrollStep) * scrollStep)
  }, [isOpen, layout, highlightedIndex, isCentered, listRef])

  const drawn = useMemo(() => {
    const { rows, tops, rowOfItem } = layout
    const { start, end } =
      rows.length <= wholeListRows
        ? { start: 0, end: rows.length }
        : rowsBetween(tops, scrolledTo - overscan, scrolledTo + listHeight + overscan)
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
      // The focus stays in the field, also when the scroll bar is taken.
      onMouseDown: (event) => {
        event.preventDefault()
      },
    },
    noteKey: () => {
      isPointerRef.current = false
    },
  }
}
