import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { FLOOR, holdContest, rotate, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import { choosePlan } from '../plan/plan-source'
import type { PlanSource } from '../plan/plan-source'
import { appearancesOf } from '../plan/shown-month'
import type { DragFigures, MonthFigures, MonthResults } from '../report/results'
import { median, quantile } from '../report/statistics'
import { dragBar } from './drag'
import type { PointerRecording } from './pointer-frames'
import { visitMonth } from './visit'
import type { Visit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const COMPETITORS = [
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
const WITHOUT_DRAG: ReadonlySet<string> = new Set([FLOOR, 'schedule-x'])

type CompetitorName = (typeof COMPETITORS)[number]

/** Counted before the rounds, at every size. */
const DRAWN_NEAR_THE_SCREEN: ReadonlySet<string> = new Set(['throughline-all-lanes'])

/** With fewer, a drag is too cheap to measure. */
const MIN_DRAG_TACTICS = 2000

/**
 * Measures all competitors in turn, round after round, so that a busy minute of
 * the machine falls on all of them.
 *
 * @throws Error if a competitor does not show what it should
 */
export function runMonth(run: PartRun): Promise<MonthResults> {
  return holdContest(run, 'month', COMPETITORS, (contest) => measure(contest, run))
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
  const drags = await measureDrags(contest, source, field, dragRounds, say)
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

/** The competitors of a run, and who of them had to go. */
interface Field {
  /** Why, by name. */
  readonly leftOut: ReadonlyMap<string, string>
  /** Does something with a competitor unless it is out; puts it out if that fails. */
  readonly attempt: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>
}

/**
 * A peer that stumbles over a plan, or shows something else than it says, is
 * left out and named, so that the others keep their figures. Without the floor
 * there are no ratios, and a mistake of ours is no small matter: both end the run.
 */
function openField(say: (line: string) => void): Field {
  const leftOut = new Map<string, string>()
  return {
    leftOut,
    attempt: async (name, work) => {
      if (leftOut.has(name)) return undefined
      try {
        return await work()
      } catch (error) {
        if (name === FLOOR || name.startsWith('throughline')) throw error
        const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        say(`${name} is left out: ${reason}`)
        leftOut.set(name, reason.replace(/^http:\S+ /, 'it '))
        return undefined
      }
    },
  }
}

/**
 * The first page of a browser pays for starting it; nobody's figure should.
 * Keeps a picture of every competitor meanwhile, and counts what can only be
 * counted by going through the page.
 */
async function warmUp(
  { browser, addressOf }: Contest,
  source: PlanSource,
  field: Field,
  pictures: string,
): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const name of COMPETITORS) {
    for (const [index, tacticCount] of source.tacticCounts.entries()) {
      if (index > 0 && !DRAWN_NEAR_THE_SCREEN.has(name)) continue
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
      for (const name of turnsOf(COMPETITORS, round)) {
        const key = `${name} ${tacticCount}`
        const visit = await field.attempt(name, () =>
          visitMonth(browser, addressOf(name), source, tacticCount, { isThorough: false }),
        )
        if (visit !== undefined) visits.set(key, [...(visits.get(key) ?? []), visit])
      }
    }
  }
  return COMPETITORS.filter((name) => !field.leftOut.has(name)).flatMap((name) =>
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

async function measureDrags(
  { browser, addressOf }: Contest,
  source: PlanSource,
  field: Field,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly DragFigures[]> {
  const competitors = COMPETITORS.filter((name) => !WITHOUT_DRAG.has(name))
  const counts = source.tacticCounts.filter((count) => count >= MIN_DRAG_TACTICS)
  const drags = new Map<string, PointerRecording[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Drag, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of counts) {
      for (const name of rotate(competitors, round)) {
        const key = `${name} ${tacticCount}`
        const recording = await field.attempt(name, () =>
          dragBar(browser, addressOf(name), source, tacticCount),
        )
        if (recording !== undefined) drags.set(key, [...(drags.get(key) ?? []), recording])
      }
    }
  }
  const finished = competitors.filter((name) => !field.leftOut.has(name))
  return finished.flatMap((competitor) =>
    counts.map((tacticCount) => {
      const recordings = drags.get(`${competitor} ${tacticCount}`) ?? []
      const durations = recordings.map((recording) => recording.durations)
      return {
        competitor,
        tacticCount,
        p95Ms: median(durations.map((each) => quantile(each, 0.95))),
        longestMs: median(durations.map((each) => quantile(each, 1))),
        droppedFrames: median(recordings.map(({ droppedFrames }) => droppedFrames)),
      }
    }),
  )
}
