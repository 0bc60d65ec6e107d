import { useEffect } from 'react'

const INSET = '--tl-toast-inset'

/** Insets of the open elements. The highest applies. */
const insets = new Set<{ readonly pixels: number }>()

/**
 * Shows toasts above the foot of an open element, so they do not cover its buttons.
 *
 * @param insetPixels distance from the lower edge of the window
 */
export function useLiftedToasts(insetPixels: number): void {
  useEffect(() => {
    const inset = { pixels: insetPixels }
    insets.add(inset)
    lift()
    return () => {
      insets.delete(inset)
      lift()
    }
  }, [insetPixels])
}

function lift(): void {
  const { style } = document.documentElement
  if (insets.size === 0) style.removeProperty(INSET)
  else style.setProperty(INSET, `${Math.max(...[...insets].map(({ pixels }) => pixels))}px`)
}
