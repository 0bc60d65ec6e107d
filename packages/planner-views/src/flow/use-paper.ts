import { useEffect, useState } from 'react'

import { useIsPrinting } from '../calendar-parts'
import type { FlowOnPaper } from './FlowPaper'

/** Where browsers do not say when they are idle, in milliseconds. */
const IDLE_AFTER_MS = 1000

/**
 * What draws the pages of a flow: null where none are to be drawn. A browser that prints waits
 * for nothing, so it is loaded beforehand, once the flow is on the screen and nothing else is
 * to be done. Until then, and where loading fails, the flow is printed as it is on the screen.
 *
 * @param isShown the pages are to be seen without printing as well
 */
export function usePaper(isShown: boolean): typeof FlowOnPaper | null {
  const isPrinting = useIsPrinting()
  const [paper, setPaper] = useState<{ readonly Component: typeof FlowOnPaper } | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const { FlowOnPaper: Component } = await import('./FlowPaper')
      if (!isGone) setPaper({ Component })
    }
    const tryLoad = (): void => {
      load().catch(ignore)
    }
    const cancel = isShown ? tryLoad() : whenIdle(tryLoad)
    return () => {
      isGone = true
      cancel?.()
    }
  }, [isShown])
  return isShown || isPrinting ? (paper?.Component ?? null) : null
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const handle = globalThis.requestIdleCallback(work)
    return () => {
      globalThis.cancelIdleCallback(handle)
    }
  }
  const timer = setTimeout(work, IDLE_AFTER_MS)
  return () => {
    clearTimeout(timer)
  }
}

/** The next flow that is shown tries again. */
function ignore(): void {}
