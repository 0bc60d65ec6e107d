import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { holdContest, rotate, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import { openField } from '../browser/field'
import type { Field } from '../browser/field'
import { measureDrags } from '../browser/measure-drags'
import { choosePlan } from '../plan/plan-source'
import type { PlanSource } from '../plan/plan-source'
import type { FlowFigures, FlowResults, FlowScrollFigures } from '../report/flow-results'
import { summarizeScrolls } from '../report/scroll-figures'
import { median, quantile } from '../report/statistics'
import { dragFlowBar } from './drag'
import { flowPlanOf } from './flow-plan'
import { countBlankFrames, scrollFlow, visitFlow } from './visit'
import type { FlowScrolls, FlowVisit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = [
  'floor',
  'react-calendar-timeline',
  'vis-timeline',
  'svar-gantt',
  'throughline',
] as const
/** All but the floor: a string cannot be scrolled or dragged. */
const moving = competitors.slice(1)
/** With fewer, moving is too cheap to measure. */
const MIN_MOVED_TACTICS = 2000

/**
 * Measures all timelines in turn, round after round. Stores a picture of each beside the built
 * pages.
 *
 * @throws Error if the floor or ours does not show the year
 */
export function runFlow(run: PartRun): Promise<FlowResults> {
  return holdContest(run, 'flow', competitors, (contest) => measure(contest, run))
}

/** The data that all steps of the run need. */
interface Session extends Contest {
  readonly source: PlanSource
  readonly field: Field
  readonly say: (line: string) => void
}

async function measure(
  contest: Contest,
  { isQuick, say, cacheFolder }: PartRun,
): Promise<FlowResults> {
  const source = choosePlan()
  const field = openField(say)
  const session = { ...contest, source, field, say }
  const rounds = isQuick ? 2 : 5
  const movedRounds = isQuick ? 1 : 3
  const movedCounts = source.tacticCounts.filter((count) => count >= MIN_MOVED_TACTICS)
  await warmUp(session, path.join(cacheFolder, 'bench-pictures'))
  const figures = await measureVisits(session, rounds)
  const scrolls = await measureScrolls(session, movedCounts, movedRounds)
  const drags = await measureDrags({
    competitors: moving,
    tacticCounts: movedCounts,
    rounds: movedRounds,
    field,
    say,
    drag: (name, count) => dragFlowBar(contest.browser, contest.addressOf(name), source, count),
  })
  const { sections } = flowPlanOf(source, source.tacticCounts.at(-1) ?? 0)
  return {
    circumstances: contest.circumstances,
    rounds,
    rows: sections.reduce((sum, { rows }) => sum + rows.length, 0),
    sections: sections.length,
    figures,
    scrolls,
    drags,
    ownScriptKilobytes: contest.ownScriptKilobytes,
    leftOut: [...field.leftOut].map(([competitor, reason]) => ({ competitor, reason })),
  }
}

/** The first page of a browser is slow, because it starts the browser; it must not count. */
async function warmUp(
  { browser, addressOf, source, field }: Session,
  pictures: string,
): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const name of competitors) {
    for (const tacticCount of source.tacticCounts) {
      const pictureFile = path.join(pictures, `flow-${name}-${tacticCount}.png`)
      await field.attempt(name, () =>
        visitFlow(browser, addressOf(name), source, tacticCount, pictureFile),
      )
    }
  }
}

async function measureVisits(
  { browser, addressOf, source, field, say }: Session,
  rounds: number,
): Promise<readonly FlowFigures[]> {
  const visits = new Map<string, FlowVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Flow, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of source.tacticCounts) {
      for (const name of turnsOf(competitors, round)) {
        const key = `${name} ${tacticCount}`
        const visit = await field.attempt(name, () =>
          visitFlow(browser, addressOf(name), source, tacticCount),
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
  competitor: string,
  tacticCount: number,
  visits: readonly FlowVisit[],
): FlowFigures {
  const ready = visits.map(({ readyMs }) => readyMs)
  const edits = visits.flatMap(({ editMs }) => editMs)
  return {
    competitor,
    tacticCount,
    readyMs: median(ready),
    readyQuartilesMs: [quantile(ready, 0.25), quantile(ready, 0.75)],
    collapseMs: median(visits.map(({ collapseMs }) => collapseMs)),
    expandMs: median(visits.map(({ expandMs }) => expandMs)),
    zoomOutMs: median(visits.map(({ zoomOutMs }) => zoomOutMs)),
    zoomInMs: median(visits.map(({ zoomInMs }) => zoomInMs)),
    editMs: edits.length === 0 ? null : median(edits),
    nodes: median(visits.map(({ nodes }) => nodes)),
    heapMegabytes: median(visits.map(({ heapMegabytes }) => heapMegabytes)),
  }
}

async function measureScrolls(
  { browser, addressOf, source, field, say }: Session,
  tacticCounts: readonly number[],
  rounds: number,
): Promise<readonly FlowScrollFigures[]> {
  const scrolls = new Map<string, FlowScrolls[]>()
  const blanks = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Scroll, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of tacticCounts) {
      for (const name of rotate(moving, round)) {
        const key = `${name} ${tacticCount}`
        const page = [browser, addressOf(name), source, tacticCount] as const
        const scroll = await field.attempt(name, () => scrollFlow(...page))
        if (scroll !== undefined) scrolls.set(key, [...(scrolls.get(key) ?? []), scroll])
        if (round > 0) continue
        const blank = await field.attempt(name, () => countBlankFrames(...page))
        if (blank !== undefined) blanks.set(key, blank)
      }
    }
  }
  return moving
    .filter((name) => !field.leftOut.has(name))
    .flatMap((competitor) =>
      tacticCounts.map((tacticCount) => {
        const key = `${competitor} ${tacticCount}`
        const mine = scrolls.get(key) ?? []
        return {
          competitor,
          tacticCount,
          across: summarizeScrolls(mine.map(({ across }) => across)),
          down: summarizeScrolls(mine.map(({ down }) => down)),
          blankFrames: blanks.get(key) ?? null,
        }
      }),
    )
}
