import { useEffect } from 'react'

/**
 * CSS property that holds the inset. `--tl-bottom-inset` adds space below the last row of the
 * visible view. `--tl-foot-inset` adds space below the buttons at the foot of the item beside the
 * view. An element over the full width of the page sets both.
 */
type BottomInset = '--tl-bottom-inset' | '--tl-foot-inset'

/**
 * Sets a bottom inset of the page while mounted. The page adds space below the last row of its view
 * or below its buttons, so an element over the bottom edge hides none of them.
 *
 * @param pixels height of the space, >= 0
 * @param inset the property to set
 */
export function useBottomInset(pixels: number, inset: BottomInset = '--tl-bottom-inset'): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(inset, `${pixels}px`)
    return () => {
      style.removeProperty(inset)
    }
  }, [pixels, inset])
}
