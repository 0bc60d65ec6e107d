import { useLayoutEffect, type RefObject } from 'react'

/**
 * Marks on the viewport whether columns have passed under the frozen ones, on
 * which side, and whether these leave too little room and let go. It writes
 * attributes: nothing is rendered on scrolling or resizing.
 *
 * @param coveredWidth what frozen columns cover, in pixels
 */
export function useFrozenEdges(
  viewportRef: RefObject<HTMLElement | null>,
  coveredWidth: number,
): void {
  useLayoutEffect(() => {
    const viewport = viewportRef.current
    if (!viewport) return undefined
    const mark = () => {
      // At least two fifths of a narrow table have to be left to what scrolls.
      viewport.toggleAttribute('data-unfrozen', coveredWidth > viewport.clientWidth * 0.6)
      // From right to left the browser counts downwards from 0.
      const scrolled = Math.abs(viewport.scrollLeft)
      const left = viewport.scrollWidth - viewport.clientWidth - scrolled
      viewport.toggleAttribute('data-scrolled-start', scrolled > 0)
      viewport.toggleAttribute('data-scrolled-end', left > 1)
    }
    viewport.addEventListener('scroll', mark, { passive: true })
    const observer = new ResizeObserver(mark)
    observer.observe(viewport)
    // The head is as wide as all columns together.
    if (viewport.firstElementChild) observer.observe(viewport.firstElementChild)
    return () => {
      viewport.removeEventListener('scroll', mark)
      observer.disconnect()
    }
  }, [viewportRef, coveredWidth])
}
