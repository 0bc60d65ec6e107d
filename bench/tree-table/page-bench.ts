import { comeToRest, timeToLastPaint } from '../browser/frames'
import { editEstimate, generateBudget, visibleRows } from './budget'
import type { Budget } from './budget'
import type { BudgetCompetitor, BudgetScrollers } from './competitor'
import { findWrongCell } from './read-cells'
import type { Corner } from './read-cells'
import { countBlankFrames, timeScroll } from './scroll-frames'
import type { Direction } from './scroll-frames'

/** The interface of a competitor's page for the driver outside the page. */
interface TableBench {
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly ready: () => Promise<number>
  /** One per edited cell. */
  readonly edits: () => Promise<readonly number[]>
  /** Closes all sections first, outside the measured time. */
  readonly expandAll: () => Promise<number>
  readonly canScroll: () => boolean
  /** Milliseconds between frames. */
  readonly scroll: (direction: Direction) => Promise<readonly number[]>
  /** Of a scroll like the timed one; `undefined` if cells cannot be found. */
  readonly blankFrames: (direction: Direction) => Promise<number | undefined>
  /** Scrolls to a corner and waits until the page is at rest. */
  readonly goTo: (corner: Corner) => Promise<void>
  /** Describes a difference between the window and the data; `undefined` if there is none. */
  readonly findWrongCell: (corner: Corner) => string | undefined
  readonly nodes: () => number
}

declare global {
  interface Window {
    tableBench?: TableBench
  }
}

/** Rows and months of the edited estimates; all of them are in the first window. */
const editedCells = [
  [2, 0],
  [5, 1],
  [12, 2],
] as const

/** Offers a competitor to the driver as `window.tableBench`. */
export function offerBench(competitor: BudgetCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  let budget: Budget = generateBudget()
  competitor.prepare?.(budget)

  const scrollers = (): BudgetScrollers => {
    if (competitor.scroller === undefined) throw new Error('This table does not scroll.')
    return competitor.scroller()
  }
  const check = (corner: Corner, isExpanded = true): string | undefined =>
    findWrongCell(root, competitor.drawn, visibleRows(budget, isExpanded), corner)

  window.isBenchOffered = true
  window.tableBench = {
    ready: () => timeToLastPaint(() => competitor.show(root, budget)),
    edits: async () => {
      const times: number[] = []
      for (const [row, month] of editedCells) {
        const edit = editEstimate(budget, row, month)
        budget = edit.budget
        times.push(await timeToLastPaint(() => competitor.edit(edit)))
      }
      return times
    },
    expandAll: async () => {
      await timeToLastPaint(() => competitor.setExpanded(false))
      const wrong = check({ rows: 'first', columns: 'first' }, false)
      if (wrong !== undefined) throw new Error(`Collapsed: ${wrong}`)
      return timeToLastPaint(() => competitor.setExpanded(true))
    },
    canScroll: () => competitor.scroller !== undefined,
    scroll: (direction) => timeScroll(scrollers()[direction], direction),
    blankFrames: async (direction) =>
      competitor.drawn.kind === 'canvas'
        ? undefined
        : countBlankFrames(scrollers()[direction], direction, competitor.drawn.cell),
    goTo: ({ rows, columns }) =>
      comeToRest(() => {
        const { down, across } = scrollers()
        down.scrollTop = rows === 'first' ? 0 : down.scrollHeight
        across.scrollLeft = columns === 'first' ? 0 : across.scrollWidth
      }),
    findWrongCell: (corner) => check(corner),
    nodes: () => root.querySelectorAll('*').length,
  }
}
