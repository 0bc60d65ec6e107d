import { useEffect } from 'react'
import { whenIdle } from '../../platform/when-idle'

/** Loads the code of the editor; a second call resolves at once. */
export const loadEditor = () => import('../editor/TacticEditor')

/** Loads the code of the editor when the browser is idle. */
export function useIdleEditorCode(): void {
  useEffect(
    () =>
      whenIdle(() => {
        loadEditor().catch(() => undefined)
      }),
    [],
  )
}
