import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { FLOOR, holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import type { ScrollFigures, TableFigures, TableResults } from '../report/kit-results'
import { summarizeScrolls } from '../report/scroll-figures'
import { median, quantile } from '../report/statistics'
import type { Direction } from './scroll-frames'
import { visitBlankFrames, visitTable } from './visit'
import type { TableVisit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = [
  'floor',
  'react-data-grid',
  'glide-data-grid',
  'mui-data-grid',
  'ag-grid',
  'tanstack-table',
  'throughline',
] as const

/**
 * Measures all tables in turn, round after round. Stores a picture of each beside the built pages.
 *
 * @throws Error if a competitor does not show the budget
 */
export function runTreeTable(run: PartRun): Promise<TableResults> {
  return holdContest(run, 'tree-table', competitors, (contest) => measure(contest, run))
}

async function measure(contest: Contest, run: PartRun): Promise<TableResults> {
  const { browser, addressOf } = contest
  const rounds = run.isQuick ? 3 : 9
  const pictures = path.join(run.cacheFolder, 'bench-pictures')
  mkdirSync(pictures, { recursive: true })
  const blankFrames = new Map<string, number>()
  // The first page of a browser is slow, because it starts the browser; it must not count.
  for (const name of competitors) {
    await visitTable(browser, addressOf(name), path.join(pictures, `tree-table-${name}.png`))
    const blank = await visitBlankFrames(browser, addressOf(name))
    if (blank !== undefined) blankFrames.set(name, blank)
  }

  const visits = new Map<string, TableVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    run.say(`Tree-table, round ${round + 1} of ${rounds} …`)
    for (const name of turnsOf(competitors, round)) {
      const visit = await visitTable(browser, addressOf(name))
      visits.set(name, [...(visits.get(name) ?? []), visit])
    }
  }
  return {
    circumstances: contest.circumstances,
    rounds,
    figures: competitors.map((name) =>
      summarize(name, visits.get(name) ?? [], blankFrames.get(name) ?? null),
    ),
    ownScriptKilobytes: contest.ownScriptKilobytes,
  }
}

function summarize(
  competitor: string,
  visits: readonly TableVisit[],
  blankFrames: number | null,
): TableFigures {
  const ready = visits.map(({ readyMs }) => readyMs)
  const canScroll = competitor !== FLOOR
  return {
    competitor,
    readyMs: median(ready),
    readyQuartilesMs: [quantile(ready, 0.25), quantile(ready, 0.75)],
    editMs: median(visits.flatMap(({ editMs }) => editMs)),
    expandAllMs: median(visits.map(({ expandAllMs }) => expandAllMs)),
    scroll: canScroll
      ? { down: scrollOf(visits, 'down'), across: scrollOf(visits, 'across') }
      : null,
    blankFrames,
    nodes: median(visits.map(({ nodes }) => nodes)),
    heapMegabytes: median(visits.map(({ heapMegabytes }) => heapMegabytes)),
  }
}

function scrollOf(visits: readonly TableVisit[], direction: Direction): ScrollFigures {
  const runs = visits.map(({ scrollMs }) => scrollMs[direction] ?? [])
  return summarizeScrolls(runs)
}
