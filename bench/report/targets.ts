import { kitTargets } from './kit-targets'
import { atMost, isOurs } from './target'
import { STORAGE_NAMES } from './storage-names'
import type { Target } from './target'
import type {
  FirstScreenResults,
  MonthFigures,
  MonthResults,
  RecurrenceResults,
  Results,
  ServerResults,
  ServerWork,
  StartResults,
} from './results'

/** Of the month view: how many times the floor of the same run it may take. */
const READY_LIMITS: ReadonlyMap<number, number> = new Map([
  [2000, 3],
  [10_000, 4],
])
const NEXT_MONTH_LIMIT = 2.5

/** All promises about the parts that were measured; a missing part promises nothing. */
export function targetsOf(results: Results): readonly Target[] {
  const { month, recurrence, server, start, screen } = results
  return [
    ...(month === undefined ? [] : monthTargets(month)),
    ...kitTargets(results),
    ...(recurrence === undefined ? [] : recurrenceTargets(recurrence)),
    ...(server === undefined ? [] : serverTargets(server)),
    ...(start === undefined ? [] : startTargets(start)),
    ...(screen === undefined ? [] : screenTargets(screen)),
  ]
}

function monthTargets({
  figures,
  drags,
  dragTacticCount,
  ownScriptKilobytes,
}: MonthResults): readonly Target[] {
  const pairs = figures.filter(isOurs).flatMap((ours) => {
    const floor = figures.find(
      ({ contender, tacticCount }) => contender === 'floor' && tacticCount === ours.tacticCount,
    )
    return floor === undefined ? [] : [{ ours, floor }]
  })
  const ready = pairs.flatMap(({ ours, floor }) => {
    const limit = READY_LIMITS.get(ours.tacticCount)
    if (limit === undefined) return []
    const subject = `Month ready, ${tactics(ours)}`
    return [atMost('month', subject, ours.readyMs / floor.readyMs, limit, 'x floor')]
  })
  const next = pairs.map(({ ours, floor }) => {
    const subject = `Next month, ${tactics(ours)}`
    const measured = ours.nextMonthMs / floor.nextMonthMs
    return atMost('month', subject, measured, NEXT_MONTH_LIMIT, 'x floor')
  })
  const subject = `Drag move, p95, ${tactics({ tacticCount: dragTacticCount })}`
  const drag = drags.filter(isOurs).map(({ p95Ms }) => atMost('month', subject, p95Ms, 16.7, 'ms'))
  const script = ownScriptKilobytes['throughline'] ?? Number.NaN
  return [...ready, ...next, ...drag, atMost('month', 'Own script, gzip', script, 45, 'kB')]
}

function recurrenceTargets({ figures }: RecurrenceResults): readonly Target[] {
  return figures.filter(isOurs).map(({ ruleCount, rulesPerSecond }) => ({
    part: 'recurrence',
    subject: `Recurrence, ${ruleCount.toLocaleString('en-US')} rules into a month`,
    measured: rulesPerSecond / 1000,
    unit: 'k rules/s',
    limit: 300,
    isUpperLimit: false,
  }))
}

function serverTargets({ figures, month }: ServerResults): readonly Target[] {
  const atFour = (work: ServerWork, limit: number): readonly Target[] =>
    figures
      .filter((one) => one.work === work && one.clients === 4)
      .map(({ storage, p95Ms }) => {
        const subject = `${work}, 10,000 tactics, p95 at 4 clients, ${STORAGE_NAMES[storage]}`
        return atMost('server', subject, p95Ms, limit, 'ms')
      })
  return [
    ...atFour('month read', 60),
    ...atFour('search', 80),
    atMost('server', 'Answer of a month read, gzip', month.gzipKilobytes, 120, 'kB'),
  ]
}

function startTargets({ firstStartMs, secondStartMs }: StartResults): readonly Target[] {
  return [
    atMost('start', 'Server start on an existing database', secondStartMs / 1000, 2, 's'),
    atMost('start', 'First server start', firstStartMs / 1000, 10, 's'),
  ]
}

function screenTargets({ kilobytes }: FirstScreenResults): readonly Target[] {
  return [atMost('screen', 'Script before the plans list, gzip', kilobytes, 170, 'kB')]
}

function tactics({ tacticCount }: Pick<MonthFigures, 'tacticCount'>): string {
  return `${tacticCount.toLocaleString('en-US')} tactics`
}
