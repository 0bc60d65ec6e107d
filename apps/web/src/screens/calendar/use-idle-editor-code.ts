import { useEffect } from 'react'
import { whenIdle } from '../../when-idle'

/** Loads the code of the editor; asked for again it is there at once. */
export const loadEditor = () => import('./TacticEditor')

/** Fetches the code of the editor once the browser has nothing else to do. */
export function useIdleEditorCode(): void {
  useEffect(
    () =>
      whenIdle(() => {
        loadEditor().catch(() => undefined)
      }),
    [],
  )
}
