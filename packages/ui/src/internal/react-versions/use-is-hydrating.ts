import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {
  // There is nothing to stop.
}

/**
 * Returns true on a server, and in a browser for the first rendering of server-rendered content.
 * React then renders again with false, before the paint. Until then, output that depends on the
 * browser, such as on the size of its window, must be the same on both sides.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
