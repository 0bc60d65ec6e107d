import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect } from 'react'

import { useIsPrinting } from '../calendar-parts'
import type { FlowOnPaper } from './FlowPaper'

/** Where browsers do not say when they are idle, in milliseconds. */
const IDLE_AFTER_MS = 1000

const flowOnPaper = createLazyModule(async () => (await import('./FlowPaper')).FlowOnPaper)

/**
 * What draws the pages of a flow: null where none are to be drawn. A browser that prints waits
 * for nothing, so it is fetched beforehand, once the flow is on the screen and nothing else is
 * to be done. Until then, and where that fails, the flow is printed as it is on the screen.
 *
 * @param isShown the pages are to be seen without printing as well
 */
export function usePaper(isShown: boolean): typeof FlowOnPaper | null {
  const isPrinting = useIsPrinting()
  const paper = useLazyModule(flowOnPaper)
  useEffect(() => {
    if (!isShown) return whenIdle(flowOnPaper.load)
    flowOnPaper.load()
    return undefined
  }, [isShown])
  return (isShown || isPrinting) && paper.status === 'ready' ? paper.value : null
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
