import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { FLOOR, holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import { openField } from '../browser/field'
import type { Field } from '../browser/field'
import { measureDrags } from '../browser/measure-drags'
import { choosePlan } from '../plan/plan-source'
import type { PlanSource } from '../plan/plan-source'
import { appearancesOf } from '../plan/visible-month'
import type { MonthFigures, MonthResults } from '../report/results'
import { median, quantile } from '../report/statistics'
import { dragBar } from './drag'
import { visitMonth } from './visit'
import type { Visit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = [
  'floor',
  'react-big-calendar',
  'toast-ui',
  'fullcalendar',
  'schedule-x',
  'mui-scheduler',
  'throughline',
  'throughline-all-lanes',
] as const
/** A string cannot be dragged, and Schedule-X sells its drag apart. */
const withoutDrag: ReadonlySet<string> = new Set([FLOOR, 'schedule-x'])

type CompetitorName = (typeof competitors)[number]

/** Counted before the rounds, at every size. */
const drawnNearTheScreen: ReadonlySet<string> = new Set(['throughline-all-lanes'])

/** With fewer, a drag is too cheap to measure. */
const MIN_DRAG_TACTICS = 2000

/**
 * Measures all competitors in turn, round after round, so that a busy minute of
 * the machine falls on all of them.
 *
 * @throws Error if a competitor does not show the expected month
 */
export function runMonth(run: PartRun): Promise<MonthResults> {
  return holdContest(run, 'month', competitors, (contest) => measure(contest, run))
}

async function measure(contest: Contest, run: PartRun): Promise<MonthResults> {
  const { isQuick, say } = run
  const source = choosePlan()
  const [firstMonth = ''] = source.months
  const occurrences = Object.fromEntries(
    source.tacticCounts.map((count) => [
      count,
      appearancesOf(source.planOf(count), firstMonth).length,
    ]),
  )
  if (Object.values(occurrences).includes(0)) {
    throw new Error(`The plan has nothing in ${firstMonth}: name another month in it.`)
  }
  const rounds = isQuick ? 2 : 5
  const dragRounds = isQuick ? 1 : 3
  const field = openField(say)
  await warmUp(contest, source, field, path.join(run.cacheFolder, 'bench-pictures'))
  const figures = await measureVisits(contest, source, field, rounds, say)
  const drags = await measureDrags({
    competitors: competitors.filter((name) => !withoutDrag.has(name)),
    tacticCounts: source.tacticCounts.filter((count) => count >= MIN_DRAG_TACTICS),
    rounds: dragRounds,
    field,
    say,
    drag: (name, count) => dragBar(contest.browser, contest.addressOf(name), source, count),
  })
  return {
    circumstances: contest.circumstances,
    rounds,
    figures,
    plan: { origin: source.origin, firstMonth },
    drags,
    ownScriptKilobytes: contest.ownScriptKilobytes,
    occurrences,
    leftOut: [...field.leftOut].map(([competitor, reason]) => ({ competitor, reason })),
  }
}

/**
 * The first page of a browser is slow, because it starts the browser; it must not count. Stores a
 * picture of every competitor, and makes the counts that need scrolling through the page.
 */
async function warmUp(
  { browser, addressOf }: Contest,
  source: PlanSource,
  field: Field,
  pictures: string,
): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const name of competitors) {
    for (const [index, tacticCount] of source.tacticCounts.entries()) {
      if (index > 0 && !drawnNearTheScreen.has(name)) continue
      const pictureFile = path.join(pictures, `month-${name}-${tacticCount}.png`)
      const intents = { isThorough: true, pictureFile }
      await field.attempt(name, () =>
        visitMonth(browser, addressOf(name), source, tacticCount, intents),
      )
    }
  }
}

async function measureVisits(
  { browser, addressOf }: Contest,
  source: PlanSource,
  field: Field,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly MonthFigures[]> {
  const visits = new Map<string, Visit[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Month view, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of source.tacticCounts) {
      for (const name of turnsOf(competitors, round)) {
        const key = `${name} ${tacticCount}`
        const visit = await field.attempt(name, () =>
          visitMonth(browser, addressOf(name), source, tacticCount, { isThorough: false }),
        )
        if (visit !== undefined) visits.set(key, [...(visits.get(key) ?? []), visit])
      }
    }
  }
  return competitors
    .filter((name) => !field.leftOut.has(name))
    .flatMap((name) =>
      source.tacticCounts.map((tacticCount) =>
        summarize(name, tacticCount, visits.get(`${name} ${tacticCount}`) ?? []),
      ),
    )
}

function summarize(
  competitor: CompetitorName,
  tacticCount: number,
  visits: readonly Visit[],
): MonthFigures {
  const ready = visits.map(({ readyMs }) => readyMs)
  return {
    competitor,
    tacticCount,
    readyMs: median(ready),
    readyQuartilesMs: [quantile(ready, 0.25), quantile(ready, 0.75)],
    nextMonthMs: median(visits.flatMap(({ nextMonthMs }) => nextMonthMs)),
    nodes: median(visits.map(({ nodes }) => nodes)),
    heapMegabytes: median(visits.map(({ heapMegabytes }) => heapMegabytes)),
  }
}
