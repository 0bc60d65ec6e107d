import type { Browser } from 'playwright'
import { FIRST_SHOWN_MONTH, generatePlan } from '../plan/generate-plan'
import { appearancesOf } from '../plan/shown-month'
import { noteCircumstances } from '../report/circumstances'
import type { DragFigures, MonthFigures, MonthResults } from '../report/results'
import { median, quantile } from '../report/statistics'
import { launchBrowser } from './browser'
import { buildPage, CONTENDERS, measureOwnScript } from './build-pages'
import type { ContenderName } from './build-pages'
import { dragBar } from './drag'
import { servePages } from './page-server'
import { visitMonth } from './visit'
import type { Visit } from './visit'

/** Every ratio hangs on it, so each round visits it twice. */
const FLOOR = 'floor'
const TACTIC_COUNTS = [500, 2000, 10_000] as const
const DRAG_TACTIC_COUNT = 2000

/** How much to measure, and where to keep what is built. */
export interface MonthRun {
  readonly cacheFolder: string
  readonly isQuick: boolean
  readonly say: (line: string) => void
}

/**
 * Builds all contenders and measures them in turn, round after round, so that
 * a busy minute of the machine falls on all of them.
 *
 * @throws Error if a contender does not show what it should
 */
export async function runMonth({ cacheFolder, isQuick, say }: MonthRun): Promise<MonthResults> {
  const rounds = isQuick ? 3 : 9
  const dragRounds = isQuick ? 2 : 5
  say('Building a page for each contender …')
  const ownScriptKilobytes: Record<string, number> = {}
  for (const name of CONTENDERS) {
    await buildPage(cacheFolder, name)
    // The floor's script lays out beforehand; what it ships to a browser is a string.
    if (name !== FLOOR) ownScriptKilobytes[name] = await measureOwnScript(cacheFolder, name)
  }

  const server = await servePages(cacheFolder)
  const browser = await launchBrowser()
  const circumstances = noteCircumstances(isQuick, browser.version())
  try {
    await warmUp(browser, server.address)
    const figures = await measureVisits(browser, server.address, rounds, say)
    const drags = await measureDrags(browser, server.address, dragRounds, say)
    const occurrences = Object.fromEntries(
      TACTIC_COUNTS.map((count) => [
        count,
        appearancesOf(generatePlan(count), FIRST_SHOWN_MONTH).length,
      ]),
    )
    return {
      circumstances,
      rounds,
      figures,
      dragTacticCount: DRAG_TACTIC_COUNT,
      drags,
      ownScriptKilobytes,
      occurrences,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The first page of a browser pays for starting it; nobody's figure should. */
async function warmUp(browser: Browser, address: string): Promise<void> {
  for (const name of CONTENDERS) await visitMonth(browser, `${address}/${name}/`, TACTIC_COUNTS[0])
}

async function measureVisits(
  browser: Browser,
  address: string,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly MonthFigures[]> {
  const visits = new Map<string, Visit[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Month view, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of TACTIC_COUNTS) {
      for (const name of [...rotate(CONTENDERS, round), FLOOR]) {
        const key = `${name} ${tacticCount}`
        const visit = await visitMonth(browser, `${address}/${name}/`, tacticCount)
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
  browser: Browser,
  address: string,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly DragFigures[]> {
  const contenders = CONTENDERS.filter((name) => name !== FLOOR)
  const drags = new Map<ContenderName, (readonly number[])[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Drag, round ${round + 1} of ${rounds} …`)
    for (const name of rotate(contenders, round)) {
      const durations = await dragBar(browser, `${address}/${name}/`, DRAG_TACTIC_COUNT)
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

/** The same list, begun further on in each round: nobody always follows the same neighbour. */
function rotate<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
