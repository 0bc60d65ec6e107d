import { useEffect } from 'react'
import { whenIdle } from '../../platform/when-idle'

/** Loads the code of the editor; a second call resolves at once. */
export const loadEditor = () => import('../editor/ItemPanel')

/** Loads the code of the quick form and of changes of several items; a second call resolves at once. */
export const loadOpenedOnDemand = () => import('./opened-on-demand')

/** Loads the dialogs and preloads the editor when the browser is idle. */
export function useIdleItemCode(): void {
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([loadEditor(), loadOpenedOnDemand()])
          .then(([{ preloadDetailEditor }]) => whenIdle(preloadDetailEditor()))
          .catch(() => undefined)
      }),
    [],
  )
}
