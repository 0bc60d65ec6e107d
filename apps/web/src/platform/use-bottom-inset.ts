import { useEffect } from 'react'

const BOTTOM_INSET = '--tl-bottom-inset'

/**
 * Sets the bottom inset of the view on show while mounted: space below its last row, so that
 * what lies over the bottom of the view hides none of it.
 *
 * @param pixels height of the space, >= 0
 */
export function useBottomInset(pixels: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(BOTTOM_INSET, `${pixels}px`)
    return () => {
      style.removeProperty(BOTTOM_INSET)
    }
  }, [pixels])
}
