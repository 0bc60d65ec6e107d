import { useLayoutEffect, useState, type RefObject } from 'react'

import { DEFAULT_DENSITY, densityPixels } from '../../theme/scale-values'

/** What the table knows of its context; lengths in pixels. */
export interface TreeViewport {
  readonly width: number
  readonly height: number
  readonly rowHeight: number
  readonly isRightToLeft: boolean
  /** Of a digit in the usual weight, in pixels. */
  readonly digitWidth: number
  /** How much wider it is in strong weight. */
  readonly strongRatio: number
  /** Between the edge of a cell and its text, in pixels. */
  readonly cellInset: number
}

const usualRowHeight = densityPixels(DEFAULT_DENSITY, 'size-row')
/** In the probe: enough to tell a digit's width to a tenth of a pixel. */
export const probeDigits = '0000000000'

function measure(root: HTMLElement, digits: HTMLElement | null): TreeViewport {
  const widths = [digits?.firstElementChild, digits?.lastElementChild].map(
    (element) => element?.getBoundingClientRect().width ?? 0,
  )
  const [usual = 0, strong = 0] = widths
  const styles = getComputedStyle(root)
  const rowHeight = Number.parseFloat(styles.getPropertyValue('--tl-size-row'))
  const cellInset = Number.parseFloat(styles.getPropertyValue('--tl-size-cell-inset'))
  return {
    width: root.clientWidth,
    height: root.clientHeight,
    rowHeight: rowHeight > 0 ? rowHeight : usualRowHeight,
    isRightToLeft: styles.direction === 'rtl',
    digitWidth: usual / probeDigits.length,
    strongRatio: usual > 0 ? Math.max(1, strong / usual) : 1,
    cellInset: cellInset >= 0 ? cellInset : 0,
  }
}

function isSame(one: TreeViewport | null, other: TreeViewport): boolean {
  return (
    one?.width === other.width &&
    one.height === other.height &&
    one.rowHeight === other.rowHeight &&
    one.isRightToLeft === other.isRightToLeft &&
    one.digitWidth === other.digitWidth &&
    one.strongRatio === other.strongRatio &&
    one.cellInset === other.cellInset
  )
}

/**
 * Measures the table once before its first row is drawn, and again when its
 * size, its density or its type changes. Null until then.
 *
 * @param probeRef an element as high as a row
 * @param digitsRef an element that holds `probeDigits` twice: in usual and in strong weight
 */
export function useTreeViewport(
  rootRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
  digitsRef: RefObject<HTMLElement | null>,
): TreeViewport | null {
  const [viewport, setViewport] = useState<TreeViewport | null>(null)
  useLayoutEffect(() => {
    const root = rootRef.current
    if (!root) return undefined
    const update = () => {
      const next = measure(root, digitsRef.current)
      setViewport((current) => (isSame(current, next) ? current : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(root)
    // As high as a row: it tells of a change of density that leaves the table its size.
    if (probeRef.current) observer.observe(probeRef.current)
    // A font that arrives later has other digits.
    if (digitsRef.current) observer.observe(digitsRef.current)
    return () => {
      observer.disconnect()
    }
  }, [rootRef, probeRef, digitsRef])
  return viewport
}
