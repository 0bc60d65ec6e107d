import { useEffect } from 'react'

/**
 * What leaves the space: the last row of the view on show, or, where something lies over the whole
 * page, also the buttons at the foot of what stands beside the view.
 */
type BottomInset = '--tl-bottom-inset' | '--tl-foot-inset'

/**
 * Sets a bottom inset of the page while mounted: space below the last row of its view or below its
 * buttons, so that what lies over the bottom hides none of them.
 *
 * @param pixels height of the space, >= 0
 * @param inset what leaves it
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
