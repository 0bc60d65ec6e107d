import { useLayoutEffect, useState, type RefObject } from 'react'

import { DEFAULT_DENSITY, densityPixels } from '../../theme/scale-values'
import { observeSize } from '../element-size/observe-size'
import { adoptStyles } from './adopt-styles'

/** Sizes and direction that a table measures; lengths in pixels. */
export interface GridViewport {
  readonly width: number
  readonly height: number
  /** Of a row in the density. */
  readonly rowHeight: number
  readonly isRightToLeft: boolean
  /** Of a digit in the usual weight; 0 without digits in the probe. */
  readonly digitWidth: number
  /** How much wider it is in strong weight; at least 1. */
  readonly strongRatio: number
  /** Between the edge of a cell and its text. */
  readonly cellInset: number
}

/** The row height before anything is measured. */
export const usualRowHeight = densityPixels(DEFAULT_DENSITY, 'size-row')
/** In the probe: enough to tell a digit's width to a tenth of a pixel. */
export const PROBE_DIGITS = '0000000000'

function measure(grid: HTMLElement, probe: HTMLElement | null): GridViewport {
  const [usual = 0, strong = 0] = Array.from(
    probe?.children ?? [],
    (digits) => digits.getBoundingClientRect().width,
  )
  const styles = getComputedStyle(grid)
  const rowHeight = Number.parseFloat(styles.getPropertyValue('--tl-size-row'))
  const cellInset = Number.parseFloat(styles.getPropertyValue('--tl-size-cell-inset'))
  return {
    width: grid.clientWidth,
    height: grid.clientHeight,
    rowHeight: rowHeight > 0 ? rowHeight : usualRowHeight,
    isRightToLeft: styles.direction === 'rtl',
    digitWidth: usual / PROBE_DIGITS.length,
    strongRatio: usual > 0 ? Math.max(1, strong / usual) : 1,
    cellInset: cellInset >= 0 ? cellInset : 0,
  }
}

/**
 * Measures a table once before its first row is drawn, and again when its size,
 * its density or its type changes.
 *
 * @param gridRef the element that scrolls
 * @param probeRef an element as high as a row of the density; to measure digits it
 *   holds `PROBE_DIGITS` twice, in usual and in strong weight
 * @param cssText the style sheet to measure under, as for `adoptStyles`
 * @returns null before the first measuring; the same object while nothing changes
 */
export function useGridViewport(
  gridRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
  cssText: string,
): GridViewport | null {
  const [viewport, setViewport] = useState<GridViewport | null>(null)
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid) return undefined
    const update = () => {
      const next = measure(grid, probeRef.current)
      setViewport((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next))
    }
    adoptStyles(grid, cssText)
    update()
    const endOfGrid = observeSize(grid, update)
    // A font that arrives later has other digits, another density other rows.
    const endOfProbe = probeRef.current ? observeSize(probeRef.current, update) : null
    return () => {
      endOfGrid()
      endOfProbe?.()
    }
  }, [gridRef, probeRef, cssText])
  return viewport
}
