import { appTargets } from './app-section'
import { flowTargets } from './flow-section'
import { kitTargets } from './kit-targets'
import { largeTargets } from './large-section'
import { atMost, isOurs } from './target'
import { tacticTableTargets } from './table-section'
import { storageNames } from './storage-names'
import type { Target } from './target'
import type {
  FirstScreenResults,
  ListsResults,
  MonthFigures,
  MonthResults,
  RecurrenceResults,
  Results,
  ServerResults,
  ServerWork,
  StartResults,
  StreamsResults,
} from './results'

/** Of the month view: how many times the floor of the same run it may take. */
const readyLimits: ReadonlyMap<number, number> = new Map([
  [2000, 3],
  [10_000, 4],
])
const NEXT_MONTH_LIMIT = 2.5
const FRAME_MILLISECONDS = 16.7
const nodeSizes = { small: 2000, large: 10_000 } as const
const NODE_LIMIT = 1.5
/** The two modes in which our month is measured, with their suffixes in a subject. */
const ownModes: ReadonlyMap<string, string> = new Map([
  ['throughline', ''],
  ['throughline-all-lanes', ', all lanes'],
])

/** Returns all targets of the measured parts; a missing part has no targets. */
export function targetsOf(results: Results): readonly Target[] {
  const { app, large, month, flow, table, recurrence, server, streams, lists, start, screen } =
    results
  return [
    ...(month === undefined ? [] : monthTargets(month)),
    ...(flow === undefined ? [] : flowTargets(flow)),
    ...(table === undefined ? [] : tacticTableTargets(table)),
    ...kitTargets(results),
    ...(recurrence === undefined ? [] : recurrenceTargets(recurrence)),
    ...(app === undefined ? [] : appTargets(app)),
    ...(large === undefined ? [] : largeTargets(large)),
    ...(server === undefined ? [] : serverTargets(server)),
    ...(streams === undefined ? [] : streamsTargets(streams)),
    ...(lists === undefined ? [] : listsTargets(lists)),
    ...(start === undefined ? [] : startTargets(start)),
    ...(screen === undefined ? [] : screenTargets(screen)),
  ]
}

function monthTargets({ figures, drags, ownScriptKilobytes }: MonthResults): readonly Target[] {
  const pairs = figures.filter(isOurs).flatMap((ours) => {
    const floor = figures.find(
      ({ competitor, tacticCount }) => competitor === 'floor' && tacticCount === ours.tacticCount,
    )
    return floor === undefined ? [] : [{ ours, floor }]
  })
  const ready = pairs.flatMap(({ ours, floor }) => {
    const limit = readyLimits.get(ours.tacticCount)
    if (limit === undefined) return []
    const subject = `Month ready, ${tactics(ours)}`
    return [atMost('month', subject, ours.readyMs / floor.readyMs, limit, 'x floor')]
  })
  const next = pairs.map(({ ours, floor }) => {
    const subject = `Next month, ${tactics(ours)}`
    const measured = ours.nextMonthMs / floor.nextMonthMs
    return atMost('month', subject, measured, NEXT_MONTH_LIMIT, 'x floor')
  })
  const drag = drags.flatMap((figures) => {
    const mode = ownModes.get(figures.competitor)
    if (mode === undefined) return []
    const subject = `Drag move, p95, ${tactics(figures)}${mode}`
    return [atMost('month', subject, figures.p95Ms, FRAME_MILLISECONDS, 'ms')]
  })
  const script = ownScriptKilobytes['throughline'] ?? Number.NaN
  return [
    ...ready,
    ...next,
    ...drag,
    ...nodeTargets(figures),
    atMost('month', 'Own script, gzip', script, 45, 'kB'),
  ]
}

/** Nodes follow the screen, not the plan: a plan five times as large may not need many more. */
function nodeTargets(figures: readonly MonthFigures[]): readonly Target[] {
  return [...ownModes].flatMap(([competitor, mode]) => {
    const mine = figures.filter((one) => one.competitor === competitor)
    const small = mine.find(({ tacticCount }) => tacticCount === nodeSizes.small)
    const large = mine.find(({ tacticCount }) => tacticCount === nodeSizes.large)
    if (small === undefined || large === undefined) return []
    const subject = `DOM nodes of a month, ${tactics(large)}${mode}`
    const unit = `x those of ${tactics(small)}`
    return [atMost('month', subject, large.nodes / small.nodes, NODE_LIMIT, unit)]
  })
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
        const subject = `${work}, 10,000 tactics, p95 at 4 clients, ${storageNames[storage]}`
        return atMost('server', subject, p95Ms, limit, 'ms')
      })
  return [
    ...atFour('month read', 60),
    ...atFour('search', 80),
    atMost('server', 'Answer of a month read, gzip', month.gzipKilobytes, 120, 'kB'),
  ]
}

function streamsTargets({ figures, restart }: StreamsResults): readonly Target[] {
  const ofStreams = figures.map(({ count, p95Ms }) =>
    atMost('streams', `Change to the last of ${count} streams, p95`, p95Ms, 250, 'ms'),
  )
  if (restart === undefined) return ofStreams
  const { lost, doubled, resets, busiestShare } = restart
  return [
    ...ofStreams,
    atMost('streams', 'Changes lost or doubled by a rolling restart', lost + doubled, 0, ''),
    atMost('streams', 'Streams that a rolling restart resets', resets, 0, ''),
    atMost('streams', 'Busiest 5 s of a rolling restart', busiestShare * 100, 60, '% of the cores'),
  ]
}

function listsTargets({ figures }: ListsResults): readonly Target[] {
  return figures
    .filter(({ storage, reading, clients }) => {
      return storage === 'postgres' && reading.startsWith('month') && clients === 4
    })
    .map(({ years, reading, p95Ms, answers }) => {
      const spread = years === 1 ? 'in a year' : `over ${years} years`
      const subject = `First page of a ${reading}, 100,000 tactics ${spread}, p95 at 4 clients`
      return atMost('lists', subject, p95Ms / answers, 60, 'ms')
    })
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
