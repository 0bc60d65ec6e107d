import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { FLOOR, holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import { summarizeScrolls } from '../report/scroll-figures'
import { median, quantile } from '../report/statistics'
import type { TacticTableFigures, TacticTableResults } from '../report/table-results'
import { visitTacticTable } from './visit'
import type { TacticTableVisit } from './visit'

/** The competitors in the order of the report; folders below `competitors/`. */
const competitors = [
  'floor',
  'react-data-grid',
  'glide-data-grid',
  'mui-data-grid',
  'ag-grid',
  'throughline',
] as const
const rowCounts = [2000, 10_000] as const

/**
 * Measures all tables of tactics in turn, round after round. Stores a picture of each beside the
 * built pages.
 *
 * @throws Error if a competitor does not show the tactics
 */
export function runTable(run: PartRun): Promise<TacticTableResults> {
  return holdContest(run, 'table', competitors, (contest) => measure(contest, run))
}

async function measure(contest: Contest, run: PartRun): Promise<TacticTableResults> {
  const { browser, addressOf } = contest
  const rounds = run.isQuick ? 2 : 5
  const pictures = path.join(run.cacheFolder, 'bench-pictures')
  mkdirSync(pictures, { recursive: true })
  const blankFrames = new Map<string, number>()
  // The first page of a browser is slow, because it starts the browser; it must not count.
  for (const name of competitors) {
    const pictureFile = path.join(pictures, `table-${name}.png`)
    const visit = await visitTacticTable(browser, addressOf(name), rowCounts[1], {
      pictureFile,
      looksForBlanks: true,
    })
    if (visit.blankFrames !== undefined) blankFrames.set(name, visit.blankFrames)
  }
  const visits = new Map<string, TacticTableVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    run.say(`Table, round ${round + 1} of ${rounds} …`)
    for (const count of rowCounts) {
      for (const name of turnsOf(competitors, round)) {
        const key = keyOf(name, count)
        const visit = await visitTacticTable(browser, addressOf(name), count)
        visits.set(key, [...(visits.get(key) ?? []), visit])
      }
    }
  }
  return {
    circumstances: contest.circumstances,
    rounds,
    figures: competitors.flatMap((name) =>
      rowCounts.map((count) =>
        summarize(name, count, visits.get(keyOf(name, count)) ?? [], blankFrames.get(name) ?? null),
      ),
    ),
    ownScriptKilobytes: contest.ownScriptKilobytes,
  }
}

function keyOf(name: string, count: number): string {
  return `${name} ${count}`
}

function summarize(
  competitor: string,
  rowCount: number,
  visits: readonly TacticTableVisit[],
  blankFrames: number | null,
): TacticTableFigures {
  const ready = visits.map(({ readyMs }) => readyMs)
  return {
    competitor,
    rowCount,
    readyMs: median(ready),
    readyQuartilesMs: [quantile(ready, 0.25), quantile(ready, 0.75)],
    sortMs: median(visits.map(({ sortMs }) => sortMs)),
    editMs: median(visits.map(({ editMs }) => editMs)),
    groupMs: medianIfAny(visits.map(({ groupMs }) => groupMs)),
    selectAllMs: medianIfAny(visits.map(({ selectAllMs }) => selectAllMs)),
    scroll:
      competitor === FLOOR
        ? null
        : {
            down: summarizeScrolls(visits.map(({ scrollMs }) => scrollMs.down ?? [])),
            across: summarizeScrolls(visits.map(({ scrollMs }) => scrollMs.across ?? [])),
          },
    blankFrames,
    nodes: median(visits.map(({ nodes }) => nodes)),
    heapMegabytes: median(visits.map(({ heapMegabytes }) => heapMegabytes)),
  }
}

function medianIfAny(times: readonly (number | undefined)[]): number | null {
  const existing = times.filter((time) => time !== undefined)
  return existing.length === 0 ? null : median(existing)
}
