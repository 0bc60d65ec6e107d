import { timeToLastPaint } from '../browser/frames'
import { tacticIdOfTitle } from '../plan/bench-tactic'
import type { BenchTactic } from '../plan/bench-tactic'
import { FIRST_SHOWN_MONTH, generatePlan } from '../plan/generate-plan'
import type { MonthContender, MonthContents } from './contender'
import { countDrawn } from './count-drawn'
import { recordPointerMoves } from './pointer-frames'
import type { PointerRecorder, PointerRecording } from './pointer-frames'

/** Where a tactic that may be moved is drawn, in CSS pixels of the page. */
interface GrabPoint {
  readonly x: number
  readonly y: number
  readonly dayWidth: number
  readonly dayHeight: number
}

/** What the driver outside the page can ask a contender's page. */
interface PageBench {
  readonly prepare: (tacticCount: number) => void
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly ready: () => Promise<number>
  readonly nextMonth: () => Promise<number>
  readonly contents: () => MonthContents
  readonly grabPoint: () => GrabPoint
  readonly startPointerRecording: () => void
  readonly stopPointerRecording: () => Promise<PointerRecording>
}

declare global {
  interface Window {
    monthBench?: PageBench
  }
}

const MONTHS = [FIRST_SHOWN_MONTH, '2026-07', '2026-08', '2026-09'] as const
const ROOT_ID = 'root'
const DAYS_PER_WEEK = 7

/** Puts a contender under the driver's hands as `window.monthBench`. */
export function offerBench(contender: MonthContender): void {
  const root = document.querySelector<HTMLElement>(`#${ROOT_ID}`)
  if (root === null) throw new Error(`The page has no #${ROOT_ID} to draw in.`)
  let plan: readonly BenchTactic[] = []
  let shown = 0
  let recorder: PointerRecorder | undefined

  window.isBenchOffered = true
  window.monthBench = {
    prepare: (tacticCount) => {
      plan = generatePlan(tacticCount)
      contender.prepare?.(plan, MONTHS)
    },
    ready: () => timeToLastPaint(() => contender.show(root, plan, FIRST_SHOWN_MONTH)),
    nextMonth: () => {
      shown += 1
      const month = MONTHS[shown]
      if (month === undefined) throw new Error('No month is left to go to.')
      return timeToLastPaint(() => contender.showMonth(month))
    },
    contents: () => countDrawn(root, contender.drawn),
    grabPoint: () => findGrabPoint(root, contender, plan),
    startPointerRecording: () => {
      recorder = recordPointerMoves()
    },
    stopPointerRecording: async () => {
      if (recorder === undefined) throw new Error('No recording of the pointer was started.')
      return recorder.stop()
    },
  }
}

/** On the first bar of the second week whose tactic may be moved: one that does not repeat. */
function findGrabPoint(
  root: HTMLElement,
  { drawn }: MonthContender,
  plan: readonly BenchTactic[],
): GrabPoint {
  const movable = new Set(plan.filter(({ rrule }) => rrule === null).map(({ id }) => id))
  const secondWeek = root.querySelectorAll(drawn.day)[DAYS_PER_WEEK]?.getBoundingClientRect()
  if (secondWeek === undefined) throw new Error('No second week is drawn.')
  for (const bar of root.querySelectorAll(drawn.bar)) {
    const box = bar.getBoundingClientRect()
    const isInWeek = box.top > secondWeek.top && box.bottom < secondWeek.bottom
    if (!isInWeek || !bar.checkVisibility({ visibilityProperty: true })) continue
    if (!movable.has(tacticIdOfTitle(bar.textContent) ?? 0)) continue
    return {
      x: box.left + Math.min(box.width, secondWeek.width) / 2,
      y: box.top + box.height / 2,
      dayWidth: secondWeek.width,
      dayHeight: secondWeek.height,
    }
  }
  throw new Error('No bar that may be moved is drawn in the second week.')
}
