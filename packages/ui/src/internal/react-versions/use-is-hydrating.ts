import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {
  // There is nothing to stop.
}

/**
 * True on a server, and in a browser for the first rendering of what a server has
 * rendered. React renders again before the paint, with false. What depends on the browser,
 * such as the size of its window, has to be the same on both sides until then.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
