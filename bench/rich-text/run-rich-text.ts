import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import type { TextFigures, TextResults } from '../report/kit-results'
import { median, quantile } from '../report/statistics'
import { visitText } from './visit'
import type { TextVisit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = ['floor', 'prosemirror', 'lexical', 'throughline'] as const

/**
 * Types into a long document in all editors in turn, round after round.
 *
 * @throws Error if an editor loses text
 */
export function runRichText(run: PartRun): Promise<TextResults> {
  return holdContest(run, 'rich-text', competitors, (contest) => measure(contest, run))
}

async function measure(contest: Contest, run: PartRun): Promise<TextResults> {
  const { browser, addressOf } = contest
  const rounds = run.isQuick ? 2 : 5
  const pictures = path.join(run.cacheFolder, 'bench-pictures')
  mkdirSync(pictures, { recursive: true })
  // The first page of a browser is slow, because it starts the browser; it must not count.
  for (const name of competitors) {
    await visitText(browser, addressOf(name), path.join(pictures, `rich-text-${name}.png`))
  }
  const visits = new Map<string, TextVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    run.say(`Rich text, round ${round + 1} of ${rounds} …`)
    for (const name of turnsOf(competitors, round)) {
      const visit = await visitText(browser, addressOf(name))
      visits.set(name, [...(visits.get(name) ?? []), visit])
    }
  }
  return {
    circumstances: contest.circumstances,
    rounds,
    figures: competitors.map((name) => summarize(name, visits.get(name) ?? [])),
    ownScriptKilobytes: contest.ownScriptKilobytes,
  }
}

function summarize(competitor: string, visits: readonly TextVisit[]): TextFigures {
  const keys = visits.flatMap((visit) => visit.keys.map(({ firstPaintMs }) => firstPaintMs))
  return {
    competitor,
    readyMs: median(visits.map(({ readyMs }) => readyMs)),
    keyMs: median(keys),
    keyP95Ms: quantile(keys, 0.95),
    longestTaskMs: median(visits.map(({ longestTaskMs }) => longestTaskMs)),
    nodes: median(visits.map(({ nodes }) => nodes)),
  }
}
