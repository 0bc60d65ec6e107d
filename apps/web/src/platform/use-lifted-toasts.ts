import { useEffect } from 'react'

const INSET = '--tl-toast-inset'

/**
 * Shows messages above the foot of what is open, so that they do not cover its buttons.
 *
 * @param insetPixels distance from the lower edge of the window
 */
export function useLiftedToasts(insetPixels: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(INSET, `${insetPixels}px`)
    return () => {
      style.removeProperty(INSET)
    }
  }, [insetPixels])
}
