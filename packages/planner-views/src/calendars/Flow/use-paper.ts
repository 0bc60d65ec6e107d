import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect } from 'react'

import { useIsPrinting } from '../../calendar-parts'
import type { FlowOnPaper } from './parts/FlowPaper'

/** Delay in browsers that do not report when they are idle, in milliseconds. */
const IDLE_AFTER_MS = 1000

const flowOnPaper = createLazyModule(async () => (await import('./parts/FlowPaper')).FlowOnPaper)

/**
 * Returns the component that draws the pages of a flow; null if there are none to draw. A browser
 * that prints does not wait for code. So the hook fetches it beforehand, once the flow is on the
 * screen and the browser is idle. Until then, or if that fails, the browser prints the flow as it
 * is on the screen.
 *
 * @param isVisible shows the pages also without printing
 */
export function usePaper(isVisible: boolean): typeof FlowOnPaper | null {
  const isPrinting = useIsPrinting()
  const paper = useLazyModule(flowOnPaper)
  useEffect(() => {
    if (!isVisible) return whenIdle(flowOnPaper.load)
    flowOnPaper.load()
    return undefined
  }, [isVisible])
  return (isVisible || isPrinting) && paper.status === 'ready' ? paper.value : null
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
