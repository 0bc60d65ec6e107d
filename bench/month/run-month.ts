import { FLOOR, holdContest, rotate, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import { FIRST_SHOWN_MONTH, generatePlan } from '../plan/generate-plan'
import { appearancesOf } from '../plan/shown-month'
import type { DragFigures, MonthFigures, MonthResults } from '../report/results'
import { median, quantile } from '../report/statistics'
import { dragBar } from './drag'
import { visitMonth } from './visit'
import type { Visit } from './visit'

/** The contenders in the order of the table; folders below `contenders/`. */
const CONTENDERS = ['floor', 'react-big-calendar', 'fullcalendar', 'throughline'] as const

type ContenderName = (typeof CONTENDERS)[number]

const TACTIC_COUNTS = [500, 2000, 10_000] as const
const DRAG_TACTIC_COUNT = 2000

/**
 * Measures all contenders in turn, round after round, so that a busy minute of
 * the machine falls on all of them.
 *
 * @throws Error if a contender does not show what it should
 */
export function runMonth(run: PartRun): Promise<MonthResults> {
  return holdContest(run, 'month', CONTENDERS, (contest) => measure(contest, run))
}

async function measure(contest: Contest, { isQuick, say }: PartRun): Promise<MonthResults> {
  const rounds = isQuick ? 3 : 9
  const dragRounds = isQuick ? 2 : 5
  await warmUp(contest)
  const figures = await measureVisits(contest, rounds, say)
  const drags = await measureDrags(contest, dragRounds, say)
  const occurrences = Object.fromEntries(
    TACTIC_COUNTS.map((count) => [
      count,
      appearancesOf(generatePlan(count), FIRST_SHOWN_MONTH).length,
    ]),
  )
  return {
    circumstances: contest.circumstances,
    rounds,
    figures,
    dragTacticCount: DRAG_TACTIC_COUNT,
    drags,
    ownScriptKilobytes: contest.ownScriptKilobytes,
    occurrences,
  }
}

/** The first page of a browser pays for starting it; nobody's figure should. */
async function warmUp({ browser, addressOf }: Contest): Promise<void> {
  for (const name of CONTENDERS) await visitMonth(browser, addressOf(name), TACTIC_COUNTS[0])
}

async function measureVisits(
  { browser, addressOf }: Contest,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly MonthFigures[]> {
  const visits = new Map<string, Visit[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Month view, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of TACTIC_COUNTS) {
      for (const name of turnsOf(CONTENDERS, round)) {
        const key = `${name} ${tacticCount}`
        const visit = await visitMonth(browser, addressOf(name), tacticCount)
        visits.set(key, [...(visits.get(key) ?? []), visit])
      }
    }
  }
  return CONTENDERS.flatMap((name) =>
    TACTIC_COUNTS.map((tacticCount) =>
      summarize(name, tacticCount, visits.get(`${name} ${tacticCount}`) ?? []),
    ),
  )
}

function summarize(
  contender: ContenderName,
  tacticCount: number,
  visits: readonly Visit[],
): MonthFigures {
  const ready = visits.map(({ readyMs }) => readyMs)
  return {
    contender,
    tacticCount,
    readyMs: median(ready),
    readyQuartilesMs: [quantile(ready, 0.25), quantile(ready, 0.75)],
    nextMonthMs: median(visits.flatMap(({ nextMonthMs }) => nextMonthMs)),
    nodes: median(visits.map(({ nodes }) => nodes)),
    heapMegabytes: median(visits.map(({ heapMegabytes }) => heapMegabytes)),
  }
}

async function measureDrags(
  { browser, addressOf }: Contest,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly DragFigures[]> {
  const contenders = CONTENDERS.filter((name) => name !== FLOOR)
  const drags = new Map<ContenderName, (readonly number[])[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Drag, round ${round + 1} of ${rounds} …`)
    for (const name of rotate(contenders, round)) {
      const durations = await dragBar(browser, addressOf(name), DRAG_TACTIC_COUNT)
      drags.set(name, [...(drags.get(name) ?? []), durations])
    }
  }
  return contenders.map((contender) => {
    const rows = drags.get(contender) ?? []
    return {
      contender,
      p95Ms: median(rows.map((durations) => quantile(durations, 0.95))),
      longestMs: median(rows.map((durations) => quantile(durations, 1))),
    }
  })
}
