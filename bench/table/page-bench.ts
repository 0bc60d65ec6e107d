import { comeToRest, timeToLastPaint } from '../browser/frames'
import { countBlankFrames, timeScroll } from '../tree-table/scroll-frames'
import type { Direction } from '../tree-table/scroll-frames'
import type { TableCompetitor } from './competitor'
import { findMissingTactic } from './read-rows'
import { generateTactics, sortedByEstimate, withTitle } from './table-plan'
import type { TableTactic } from './table-plan'

/** The interface of a competitor's page for the driver outside the page. */
interface TacticTableBench {
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly ready: (count: number) => Promise<number>
  readonly sort: () => Promise<number>
  readonly edit: () => Promise<number>
  /** `undefined` if the library cannot do it, or not for free. */
  readonly group: () => Promise<number | undefined>
  readonly selectAll: () => Promise<number | undefined>
  readonly canScroll: () => boolean
  /** Milliseconds between frames. */
  readonly scroll: (direction: Direction) => Promise<readonly number[]>
  readonly blankFrames: (direction: Direction) => Promise<number | undefined>
  readonly goToStart: () => Promise<void>
  /** Describes contents that are missing in the window; `undefined` if there are none. */
  readonly findMissing: () => string | undefined
  readonly nodes: () => number
}

declare global {
  interface Window {
    tacticTableBench?: TacticTableBench
  }
}

/** Offers a competitor to the driver as `window.tacticTableBench`. */
export function offerBench(competitor: TableCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  let tactics: readonly TableTactic[] = []
  let isGrouped = false
  const scrollers = () => {
    if (competitor.scroller === undefined) throw new Error('This table does not scroll.')
    return competitor.scroller()
  }
  window.isBenchOffered = true
  window.tacticTableBench = {
    ready: (count) => {
      tactics = generateTactics(count)
      competitor.prepare?.(tactics)
      return timeToLastPaint(() => competitor.show(root, tactics))
    },
    sort: () => {
      tactics = sortedByEstimate(tactics)
      return timeToLastPaint(() => competitor.sort())
    },
    edit: () => {
      const id = tactics[3]?.id ?? 0
      tactics = withTitle(tactics, id, 'Another title')
      return timeToLastPaint(() => competitor.edit(id, 'Another title'))
    },
    group: async () => {
      const { group } = competitor
      if (group === undefined) return undefined
      isGrouped = true
      return timeToLastPaint(group)
    },
    selectAll: async () => {
      const { selectAll } = competitor
      return selectAll === undefined ? undefined : timeToLastPaint(selectAll)
    },
    canScroll: () => competitor.scroller !== undefined,
    scroll: (direction) => timeScroll(scrollers()[direction], direction),
    blankFrames: async (direction) =>
      typeof competitor.drawn === 'string'
        ? countBlankFrames(scrollers()[direction], direction, competitor.drawn)
        : undefined,
    goToStart: () =>
      comeToRest(() => {
        const { down, across } = scrollers()
        down.scrollTop = 0
        across.scrollLeft = 0
      }),
    findMissing: () => findMissingTactic(root, competitor.drawn, tactics, isGrouped),
    nodes: () => root.querySelectorAll('*').length,
  }
}
