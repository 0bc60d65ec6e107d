import { timeToLastPaint } from '../browser/frames'
import { offerPointerBench } from '../browser/pointer-frames'
import { tacticIdOfTitle } from '../plan/bench-tactic'
import type { BenchTactic } from '../plan/bench-tactic'
import type { MonthCompetitor, MonthContents } from './competitor'
import { countDrawn } from './count-drawn'
import { countWhileScrolling } from './count-while-scrolling'

/** Where a tactic that may be moved is drawn, in CSS pixels of the page. */
interface GrabPoint {
  readonly x: number
  readonly y: number
  readonly dayWidth: number
  readonly dayHeight: number
}

/** The interface of a competitor's page for the driver outside the page. */
interface PageBench {
  /** Takes the plan as JSON, as it comes from a server, and the months to show, the first of them first. */
  readonly prepare: (planText: string, months: readonly string[]) => void
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly ready: () => Promise<number>
  readonly nextMonth: () => Promise<number>
  /** Of a view that has to be scrolled through, days are counted only if `isThorough`. */
  readonly contents: (isThorough: boolean) => Promise<MonthContents>
  readonly grabPoint: () => GrabPoint
}

declare global {
  interface Window {
    monthBench?: PageBench
  }
}

const ROOT_ID = 'root'
const DAYS_PER_WEEK = 7
/** Below a bar that is grabbed, so that it can be carried down. */
const ROOM_PIXELS = 200

/** Offers a competitor to the driver as `window.monthBench`. */
export function offerBench(competitor: MonthCompetitor): void {
  const root = document.querySelector<HTMLElement>(`#${ROOT_ID}`)
  if (root === null) throw new Error(`The page has no #${ROOT_ID} to draw in.`)
  let plan: readonly BenchTactic[] = []
  let months: readonly string[] = []
  let visible = 0

  offerPointerBench()
  window.isBenchOffered = true
  window.monthBench = {
    prepare: (planText, visibleMonths) => {
      const sent: readonly BenchTactic[] = JSON.parse(planText)
      plan = sent
      months = visibleMonths
      competitor.prepare?.(plan, months)
    },
    ready: () => timeToLastPaint(() => competitor.show(root, plan, monthAt(months, visible))),
    nextMonth: () => {
      visible += 1
      const month = monthAt(months, visible)
      return timeToLastPaint(() => competitor.showMonth(month))
    },
    contents: (isThorough) => readContents(root, competitor, isThorough),
    grabPoint: () => findGrabPoint(root, competitor, plan),
  }
}

async function readContents(
  root: HTMLElement,
  { drawn }: MonthCompetitor,
  isThorough: boolean,
): Promise<MonthContents> {
  const contents = countDrawn(root, drawn)
  if (drawn.scroller === undefined) return contents
  if (!isThorough) return { ...contents, countByDay: null }
  const scroller = root.querySelector(drawn.scroller)
  if (scroller === null) throw new Error(`Nothing is "${drawn.scroller}", so nothing scrolls.`)
  return { ...contents, countByDay: await countWhileScrolling(root, scroller, drawn) }
}

function monthAt(months: readonly string[], position: number): string {
  const month = months[position]
  if (month === undefined) throw new Error('No month is left to go to.')
  return month
}

/**
 * Returns a point on the first bar whose tactic may be moved (one that does not repeat). Prefers
 * the second week on the screen, if there are two.
 */
function findGrabPoint(
  root: HTMLElement,
  { drawn }: MonthCompetitor,
  plan: readonly BenchTactic[],
): GrabPoint {
  const movable = new Set(plan.filter(({ rrule }) => rrule === null).map(({ id }) => id))
  const days = [...root.querySelectorAll(drawn.day)]
    .map((day) => day.getBoundingClientRect())
    // A view may open at a later week than the first.
    .filter(({ top }) => top >= 0)
  const [first, second] = [days[0], days[DAYS_PER_WEEK]]
  const week = second !== undefined && second.bottom <= innerHeight ? second : first
  if (week === undefined) throw new Error('No week is drawn.')
  for (const bar of root.querySelectorAll(drawn.bar)) {
    const box = bar.getBoundingClientRect()
    const isInWeek =
      box.top > week.top && box.bottom < Math.min(week.bottom, innerHeight - ROOM_PIXELS)
    if (!isInWeek || !bar.checkVisibility({ visibilityProperty: true })) continue
    if (!movable.has(tacticIdOfTitle(bar.textContent) ?? 0)) continue
    return {
      x: Math.max(box.left, 0) + Math.min(box.width, week.width) / 2,
      y: box.top + box.height / 2,
      dayWidth: week.width,
      dayHeight: Math.min(week.height, (innerHeight - box.bottom) / 2),
    }
  }
  throw new Error('No bar that may be moved is drawn in its first weeks.')
}
