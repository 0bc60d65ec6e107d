import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import type { InputTiming } from '../browser/input-frames'
import type { EditorFigures, EditorResults } from '../report/kit-results'
import { median, quantile } from '../report/statistics'
import { SLOWDOWN, visitEditor } from './visit'
import type { EditorVisit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = ['floor', 'throughline', 'without-preload'] as const

/**
 * Opens the editor of an item and types into it, in turn with its floor.
 *
 * @throws Error if a field or typed text is missing
 */
export function runEditor(run: PartRun): Promise<EditorResults> {
  return holdContest(run, 'editor', competitors, (contest) => measure(contest, run))
}

async function measure(contest: Contest, run: PartRun): Promise<EditorResults> {
  const { browser, addressOf } = contest
  const rounds = run.isQuick ? 3 : 9
  const pictures = path.join(run.cacheFolder, 'bench-pictures')
  mkdirSync(pictures, { recursive: true })
  // The first page of a browser is slow, because it starts the browser; it must not count.
  for (const name of competitors) {
    await visitEditor(browser, addressOf(name), path.join(pictures, `editor-${name}.png`))
  }
  const visits = new Map<string, EditorVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    run.say(`Editor, round ${round + 1} of ${rounds} …`)
    for (const name of turnsOf(competitors, round)) {
      const visit = await visitEditor(browser, addressOf(name))
      visits.set(name, [...(visits.get(name) ?? []), visit])
    }
  }
  return {
    circumstances: contest.circumstances,
    rounds,
    slowdown: SLOWDOWN,
    figures: competitors.map((name) => summarize(name, visits.get(name) ?? [])),
    ownScriptKilobytes: contest.ownScriptKilobytes,
  }
}

function summarize(competitor: string, visits: readonly EditorVisit[]): EditorFigures {
  const firsts = visits.map(({ first }) => first)
  const agains = visits.flatMap(({ again }) => again)
  const visible = firsts.map(({ visibleMs }) => visibleMs)
  const titleKeys = paintsOf(visits.flatMap((visit) => visit.titleKeys))
  const fieldKeys = paintsOf(visits.flatMap((visit) => visit.fieldKeys))
  return {
    competitor,
    openMs: median(visible),
    openQuartilesMs: [quantile(visible, 0.25), quantile(visible, 0.75)],
    openWholeMs: median(firsts.map(({ wholeMs }) => wholeMs)),
    reopenMs: median(agains.map(({ visibleMs }) => visibleMs)),
    reopenWholeMs: median(agains.map(({ wholeMs }) => wholeMs)),
    titleKeyMs: median(titleKeys),
    titleKeyP95Ms: quantile(titleKeys, 0.95),
    fieldKeyMs: median(fieldKeys),
    fieldKeyP95Ms: quantile(fieldKeys, 0.95),
    nodes: median(visits.map(({ nodes }) => nodes)),
  }
}

function paintsOf(timings: readonly InputTiming[]): readonly number[] {
  return timings.map(({ firstPaintMs }) => firstPaintMs)
}
