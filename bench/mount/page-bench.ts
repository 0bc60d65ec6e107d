import { timeToLastPaint } from '../browser/frames'
import type { MountCompetitor, PartKind } from './competitor'

/** The interface of a competitor's page for the driver outside the page. */
interface MountBench {
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly mount: (kind: PartKind, count: number) => Promise<number>
  /** How many parts are there. */
  readonly drawn: () => number
  readonly nodes: () => number
}

declare global {
  interface Window {
    mountBench?: MountBench
  }
}

/** Offers a competitor to the driver as `window.mountBench`. */
export function offerBench(competitor: MountCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  const { button, field, badge } = competitor.parts
  window.isBenchOffered = true
  window.mountBench = {
    mount: (kind, count) => timeToLastPaint(() => competitor.show(root, kind, count)),
    drawn: () => root.querySelectorAll(`${button}, ${field}, ${badge}`).length,
    nodes: () => root.querySelectorAll('*').length,
  }
}
