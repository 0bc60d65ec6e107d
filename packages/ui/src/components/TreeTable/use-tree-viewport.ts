import { useLayoutEffect, useState, type RefObject } from 'react'

/** What the table knows of its surroundings; lengths in pixels. */
export interface TreeViewport {
  readonly width: number
  readonly height: number
  readonly rowHeight: number
  readonly isRightToLeft: boolean
}

const usualRowHeight = 32

function measure(root: HTMLElement): TreeViewport {
  const styles = getComputedStyle(root)
  const rowHeight = Number.parseFloat(styles.getPropertyValue('--tl-size-row'))
  return {
    width: root.clientWidth,
    height: root.clientHeight,
    rowHeight: rowHeight > 0 ? rowHeight : usualRowHeight,
    isRightToLeft: styles.direction === 'rtl',
  }
}

function isSame(one: TreeViewport | null, other: TreeViewport): boolean {
  return (
    one?.width === other.width &&
    one.height === other.height &&
    one.rowHeight === other.rowHeight &&
    one.isRightToLeft === other.isRightToLeft
  )
}

/**
 * Measures the table once before its first row is drawn, and again when its
 * size or its density changes. Null until then.
 */
export function useTreeViewport(
  rootRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
): TreeViewport | null {
  const [viewport, setViewport] = useState<TreeViewport | null>(null)
  useLayoutEffect(() => {
    const root = rootRef.current
    if (!root) return undefined
    const update = () => {
      const next = measure(root)
      setViewport((current) => (isSame(current, next) ? current : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(root)
    // As high as a row: it tells of a change of density that leaves the table its size.
    if (probeRef.current) observer.observe(probeRef.current)
    return () => {
      observer.disconnect()
    }
  }, [rootRef, probeRef])
  return viewport
}
