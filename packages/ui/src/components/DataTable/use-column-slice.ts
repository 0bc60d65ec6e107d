import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { columnOffsets, visibleColumns } from '../../internal/grid/column-geometry'
import { isSameSlice, type Slice } from '../../internal/grid/visible-slice'
import type { PlacedColumn } from './data-table-column'
import { frozenExtents } from './place-columns'

/** With fewer columns all of them are drawn: leaving some out would cost more than it saves. */
const fewColumns = 30
/** Pixels kept ready on each side, and how far one scrolls before anything is drawn again. */
const overscan = 320
const step = 160

/** Where a person has scrolled to, and how much is seen; in whole steps. */
interface View {
  readonly from: number
  readonly width: number
}

/**
 * The columns that have to be there: all of a usual table; of one with very many
 * those near the view, counted among all columns. Frozen ones are there anyway.
 *
 * @param viewportRef what scrolls
 */
export function useColumnSlice<Row>(
  viewportRef: RefObject<HTMLElement | null>,
  placed: readonly PlacedColumn<Row>[],
): Slice {
  const [view, setView] = useState<View>({ from: 0, width: 0 })
  const isSliced = placed.length > fewColumns
  const geometry = useMemo(() => {
    const scrolling = placed.filter((entry) => entry.isFrozen === undefined)
    return {
      // Where columns share what is left over, all of them are seen: only then they are wider.
      offsets: columnOffsets(scrolling.map(({ width, minWidth }) => width ?? minWidth)),
      covered: frozenExtents(placed),
      first: placed.findIndex((entry) => entry.isFrozen === undefined),
    }
  }, [placed])

  const sliceAt = ({ from, width }: View): Slice => {
    const { offsets, covered, first } = geometry
    if (!isSliced || first < 0) return { start: 0, end: placed.length }
    // Not less what frozen columns cover: in a narrow table they let go.
    const seen = visibleColumns(
      offsets,
      from - covered.start,
      width + step + covered.start,
      overscan,
    )
    return { start: first + seen.start, end: first + seen.end }
  }
  const slice = sliceAt(view)

  const handleView = useEffectEvent((viewport: HTMLElement) => {
    const next: View = {
      from: Math.floor(Math.abs(viewport.scrollLeft) / step) * step,
      width: Math.ceil(viewport.clientWidth / step) * step,
    }
    if (isSameSlice(sliceAt(next), slice)) return
    // Otherwise the columns would come a frame after the place where they stand.
    flushSync(() => {
      setView(next)
    })
  })
  useEffect(() => {
    const viewport = viewportRef.current
    if (!viewport || !isSliced) return undefined
    const handle = () => {
      handleView(viewport)
    }
    viewport.addEventListener('scroll', handle, { passive: true })
    // It tells its size at once, too.
    const observer = new ResizeObserver(handle)
    observer.observe(viewport)
    return () => {
      viewport.removeEventListener('scroll', handle)
      observer.disconnect()
    }
  }, [viewportRef, isSliced])
  return slice
}
