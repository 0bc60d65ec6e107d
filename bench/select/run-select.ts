import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import type { SelectFigures, SelectResults } from '../report/kit-results'
import { median, quantile } from '../report/statistics'
import { visitSelect } from './visit'
import type { SelectVisit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = ['floor', 'react-select', 'mui-autocomplete', 'throughline'] as const

/**
 * Opens and filters all fields in turn, round after round.
 *
 * @throws Error if a list shows other options than the matches
 */
export function runSelect(run: PartRun): Promise<SelectResults> {
  return holdContest(run, 'select', competitors, (contest) => measure(contest, run))
}

async function measure(contest: Contest, run: PartRun): Promise<SelectResults> {
  const { browser, addressOf } = contest
  const rounds = run.isQuick ? 3 : 9
  const pictures = path.join(run.cacheFolder, 'bench-pictures')
  mkdirSync(pictures, { recursive: true })
  // The first page of a browser is slow, because it starts the browser; it must not count.
  for (const name of competitors) {
    await visitSelect(browser, addressOf(name), path.join(pictures, `select-${name}.png`))
  }
  const visits = new Map<string, SelectVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    run.say(`Select, round ${round + 1} of ${rounds} …`)
    for (const name of turnsOf(competitors, round)) {
      const visit = await visitSelect(browser, addressOf(name))
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

function summarize(competitor: string, visits: readonly SelectVisit[]): SelectFigures {
  const keys = visits.flatMap((visit) => visit.keys.map(({ lastPaintMs }) => lastPaintMs))
  return {
    competitor,
    openMs: median(visits.map(({ open }) => open.lastPaintMs)),
    keyMs: median(keys),
    keyP95Ms: quantile(keys, 0.95),
    nodes: median(visits.map(({ nodes }) => nodes)),
  }
}
