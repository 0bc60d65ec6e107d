import { comeToRest, frameEnd, timeToLastPaint } from '../browser/frames'
import { offerPointerBench } from '../browser/pointer-frames'
import { SCROLL_FRAMES, timeSteps } from '../browser/scroll-steps'
import { dayPixels } from './competitor'
import type { BenchZoom, FlowCompetitor, FlowScroll } from './competitor'
import { timeEdit } from './edits'
import type { FlowPlan } from './flow-plan'
import type { ExpectedRow } from './occurrences'
import { findWrongRow, readRows } from './read-rows'

/** Which way a timeline is scrolled. */
export type Direction = 'across' | 'down'

/** A bar that may be moved; CSS pixels of the page. */
interface GrabPoint {
  readonly x: number
  readonly y: number
  readonly dayWidth: number
  readonly needsClick: boolean
}

/** The interface of a competitor's page for the driver outside the page. */
interface FlowBench {
  /** Takes the plan as JSON, as it comes from a server. */
  readonly prepare: (planText: string) => void
  /** Takes the expected contents of each row, as JSON; for checks, never for drawing. */
  readonly expect: (rowsText: string) => void
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly ready: () => Promise<number>
  readonly setExpanded: (isExpanded: boolean) => Promise<number>
  readonly setZoom: (zoom: BenchZoom) => Promise<number>
  /** One per edit; empty for a timeline without sums. */
  readonly edits: () => Promise<readonly number[]>
  readonly canScroll: () => boolean
  /** Milliseconds between frames. */
  readonly scroll: (direction: Direction) => Promise<readonly number[]>
  /** Frames of a scroll like the timed one that showed something else than they should. */
  readonly blankFrames: (direction: Direction) => Promise<number>
  readonly scrollToStart: () => Promise<void>
  /** `undefined` if no bar that may be moved is on the screen. */
  readonly grabPoint: () => GrabPoint | undefined
  /** Describes a difference between the window and the plan; `undefined` if there is none. */
  readonly findWrongRow: () => string | undefined
  readonly visibleRows: () => number
  readonly nodes: () => number
}

declare global {
  interface Window {
    flowBench?: FlowBench
  }
}

const EDITS = 3
const SCROLLED_DAYS_PER_FRAME = 3
const SCROLLED_PIXELS_PER_FRAME = 60

/** Offers a competitor to the driver as `window.flowBench`. */
export function offerBench(competitor: FlowCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  const { drawn, money } = competitor
  let plan: FlowPlan = { firstDay: 0, endDay: 0, tactics: [], sections: [] }
  let expected: readonly ExpectedRow[] = []

  const wrongRow = (): string | undefined => findWrongRow(root, drawn, expected, plan)
  offerPointerBench()
  window.isBenchOffered = true
  window.flowBench = {
    prepare: (planText) => {
      const sent: FlowPlan = JSON.parse(planText)
      plan = sent
      competitor.prepare?.(plan)
    },
    expect: (rowsText) => {
      const rows: readonly ExpectedRow[] = JSON.parse(rowsText)
      expected = drawn.hasLanes ? rows : rows.flatMap(splitRow)
    },
    ready: () => timeToLastPaint(() => competitor.show(root, plan)),
    setExpanded: (isExpanded) => timeToLastPaint(() => competitor.setExpanded(isExpanded)),
    setZoom: (zoom) => timeToLastPaint(() => competitor.setZoom(zoom)),
    edits: async () => {
      if (money === undefined) return []
      const times: number[] = []
      for (const { id } of findMovable(root, competitor, plan).slice(0, EDITS)) {
        const edit = await timeEdit(money, plan, id)
        plan = edit.plan
        times.push(edit.milliseconds)
      }
      return times
    },
    canScroll: () => competitor.scroll !== undefined,
    scroll: (direction) => timeSteps(() => step(scrollOf(competitor), direction)),
    blankFrames: (direction) => countBlank(scrollOf(competitor), direction, wrongRow),
    scrollToStart: () => comeToRest(() => scrollOf(competitor).toStart()),
    grabPoint: () => {
      const [match] = findMovable(root, competitor, plan)
      if (match === undefined) return undefined
      const { dayWidth, left } = drawn.window()
      const x = Math.max(match.box.left, left) + dayWidth / 2
      const needsClick = competitor.drag?.needsClick ?? false
      return { x, y: match.box.top + match.box.height / 2, dayWidth, needsClick }
    },
    findWrongRow: wrongRow,
    visibleRows: () => readRows(root, drawn).length,
    nodes: () => root.querySelectorAll('*').length,
  }
}

/** A timeline without lanes has a row for each occurrence, named by its key, the earliest first. */
function splitRow({ bars }: ExpectedRow): readonly ExpectedRow[] {
  return [...bars]
    .sort((a, b) => a.startDay - b.startDay || a.id - b.id)
    .map((bar) => ({ name: `${bar.id}-${bar.startDay}`, bars: [bar] }))
}

function scrollOf({ scroll }: FlowCompetitor): FlowScroll {
  if (scroll === undefined) throw new Error('This timeline does not scroll.')
  return scroll
}

function step(scroll: FlowScroll, direction: Direction): void {
  if (direction === 'down') scroll.by(0, SCROLLED_PIXELS_PER_FRAME)
  else scroll.by(SCROLLED_DAYS_PER_FRAME * dayPixels.month, 0)
}

async function countBlank(
  scroll: FlowScroll,
  direction: Direction,
  wrongRow: () => string | undefined,
): Promise<number> {
  let blankFrames = 0
  for (let frame = 0; frame < SCROLL_FRAMES; frame += 1) {
    step(scroll, direction)
    await frameEnd()
    if (wrongRow() !== undefined) blankFrames += 1
  }
  return blankFrames
}

/** Bars of tactics that do not repeat, with their left ends on the screen and room beside them. */
function findMovable(
  root: HTMLElement,
  { drawn }: FlowCompetitor,
  { tactics }: FlowPlan,
): readonly { readonly id: number; readonly box: DOMRect }[] {
  const movable = new Set(tactics.filter(({ rrule }) => rrule === null).map(({ id }) => id))
  const { left, right, top, bottom } = drawn.window()
  return readRows(root, drawn)
    .flatMap(({ bars }) => bars)
    .filter(
      ({ id, box }) =>
        movable.has(id) &&
        box.left >= left &&
        box.left < (left + right) / 2 &&
        box.top >= top &&
        box.bottom <= bottom,
    )
}
