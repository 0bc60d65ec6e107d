import { useLayoutEffect, useState, type RefObject } from 'react'

import { DEFAULT_DENSITY, densityPixels } from '../../theme/scale-values'

/** What is measured of a table, in pixels: once, and again when it changes. */
export interface ViewportSize {
  /** Height of a row of the density. */
  readonly row: number
  /** What of the table is seen at once, rounded up: small changes render nothing. */
  readonly height: number
}

const unmeasured: ViewportSize = { row: densityPixels(DEFAULT_DENSITY, 'size-row'), height: 0 }
const heightStep = 96

/**
 * Measures the viewport, and one row height instead of every row.
 *
 * @param probeRef an element as high as a row of the density
 */
export function useViewportSize(
  viewportRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
): ViewportSize {
  const [size, setSize] = useState(unmeasured)
  useLayoutEffect(() => {
    const viewport = viewportRef.current
    const probe = probeRef.current
    if (!viewport || !probe) return undefined
    const measure = () => {
      const row = probe.offsetHeight || unmeasured.row
      const height = Math.ceil(viewport.clientHeight / heightStep) * heightStep
      setSize((last) => (last.row === row && last.height === height ? last : { row, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(viewport)
    observer.observe(probe)
    return () => {
      observer.disconnect()
    }
  }, [viewportRef, probeRef])
  return size
}
