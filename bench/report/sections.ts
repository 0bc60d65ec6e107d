import { competitorNames, emphasize, figureCount, inRounds, said } from './competitor-rows'
import { figure, highlight, table } from './markdown'
import type { DragFigures } from './drag-figures'
import type {
  FirstScreenResults,
  ListsResults,
  MonthFigures,
  MonthResults,
  ProcessesResults,
  RecurrenceResults,
  RestartFigures,
  ServerResults,
  StartResults,
  StreamsResults,
} from './results'
import { storageNames } from './storage-names'

/** The month views side by side, with how far each is from the floor. */
export function monthSection(month: MonthResults): string {
  const counts = Object.keys(month.occurrences).map(Number)
  const names = [...new Set(month.figures.map(({ competitor }) => competitor))]
  const sizes = counts.map((count) => figureCount(count)).join(' / ')
  const dragCounts = [...new Set(month.drags.map(({ tacticCount }) => tacticCount))]
  const dragSizes = dragCounts.map((count) => figureCount(count)).join(' / ')
  const rows = names.map((name) => {
    const mine = month.figures.filter(({ competitor }) => competitor === name)
    const drags = month.drags.filter(({ competitor }) => competitor === name)
    const largest = mine.at(-1)
    return emphasize(name, [
      competitorNames[name] ?? name,
      figure(month.ownScriptKilobytes[name] ?? Number.NaN),
      mine.map(({ readyMs }) => figure(readyMs)).join(' / '),
      ratios(month.figures, mine, ({ readyMs }) => readyMs),
      mine.map(({ nextMonthMs }) => figure(nextMonthMs)).join(' / '),
      ratios(month.figures, mine, ({ nextMonthMs }) => nextMonthMs),
      inTurn(drags, ({ p95Ms }) => figure(p95Ms)),
      inTurn(drags, ({ longestMs }) => figure(longestMs)),
      inTurn(drags, ({ droppedFrames }) => String(droppedFrames)),
      figure(largest?.nodes ?? Number.NaN),
      figure(largest?.heapMegabytes ?? Number.NaN),
    ])
  })
  const spread = month.figures
    .filter(({ competitor }) => competitor === 'floor' || competitor.startsWith('throughline'))
    .map(
      ({ competitor, tacticCount, readyQuartilesMs: [low, high] }) =>
        `${competitorNames[competitor] ?? competitor} ${figureCount(tacticCount)}: ${figure(low)}–${figure(high)}`,
    )
  return [
    `## Month view, 1280x900, "fit + N more"`,
    said(month.circumstances, inRounds(month.rounds)),
    ...(month.plan.origin === 'file'
      ? ['The plan is not the generated one but came from a file.']
      : []),
    `${month.plan.firstMonth} holds ${Object.values(month.occurrences).map(figureCount).join(' / ')} occurrences at ${sizes} tactics. Milliseconds are medians.`,
    table(
      [
        '',
        'own gzip kB',
        `ready ${sizes}`,
        'x floor',
        'next month',
        'x floor',
        `drag move p95 ${dragSizes}`,
        'longest',
        'frames dropped',
        `DOM nodes at ${figureCount(counts.at(-1) ?? 0)}`,
        'heap MB',
      ],
      rows,
    ),
    '*Throughline, all lanes* is how the product shows a month unless told otherwise: every item of every day, in weeks as tall as they need, scrolled. The peers and the floor draw only what fits.',
    ...month.leftOut.map(
      ({ competitor, reason }) =>
        `${competitorNames[competitor] ?? competitor} is left out: ${reason}`,
    ),
    `Middle half of the ready times, in ms, as a measure of noise: ${spread.join('; ')}.`,
  ].join('\n\n')
}

function inTurn(drags: readonly DragFigures[], write: (drag: DragFigures) => string): string {
  return drags.length === 0 ? '–' : drags.map(write).join(' / ')
}

function ratios(
  all: readonly MonthFigures[],
  mine: readonly MonthFigures[],
  pick: (figures: MonthFigures) => number,
): string {
  return mine
    .map((figures) => {
      const floor = all.find(
        ({ competitor, tacticCount }) =>
          competitor === 'floor' && tacticCount === figures.tacticCount,
      )
      return floor === undefined ? '–' : figure(pick(figures) / pick(floor))
    })
    .join(' / ')
}

/** The expanders, with how far each is from the floor. */
export function recurrenceSection({ circumstances, rounds, figures }: RecurrenceResults): string {
  const names = [...new Set(figures.map(({ competitor }) => competitor))]
  const counts = [...new Set(figures.map(({ ruleCount }) => ruleCount))]
  const rows = names.map((name) => {
    const mine = figures.filter(({ competitor }) => competitor === name)
    const apart = mine.map(({ ruleCount, rulesPerSecond }) => {
      const floor = figures.find(
        (each) => each.competitor === 'floor' && each.ruleCount === ruleCount,
      )
      return figure((floor?.rulesPerSecond ?? Number.NaN) / rulesPerSecond)
    })
    return emphasize(name, [
      name === 'floor' ? 'floor (closed-form arithmetic)' : (competitorNames[name] ?? name),
      mine.map(({ rulesPerSecond }) => figure(rulesPerSecond / 1000)).join(' / '),
      apart.join(' / '),
      mine.map(({ differing }) => String(differing)).join(' / '),
    ])
  })
  const sizes = counts.map(figureCount).join(' / ')
  return [
    '## Recurrence: rules that began up to ten years ago, expanded into one month (Node)',
    said(circumstances, inRounds(rounds)),
    table(
      ['', `k rules/s, ${sizes}`, 'times slower than the floor', 'rules that differ from rrule'],
      rows,
    ),
  ].join('\n\n')
}

/**
 * Returns the section about the server's responses with 10,000 tactics in a plan, for both kinds of
 * storage.
 */
export function serverSection({ circumstances, figures, calendars, month }: ServerResults): string {
  const clients = [...new Set(figures.map((one) => one.clients))]
  const pairs = figures.filter(
    (one, index) =>
      index ===
      figures.findIndex(({ work, storage }) => work === one.work && storage === one.storage),
  )
  const rows = pairs.map(({ work, storage }) => {
    const mine = figures.filter((one) => one.work === work && one.storage === storage)
    const times = clients.map((count) => {
      const match = mine.find((one) => one.clients === count)
      return match === undefined ? '' : `${figure(match.p50Ms)} / ${figure(match.p95Ms)}`
    })
    return [work, storageNames[storage]].concat(times)
  })
  const how = month.isCompressed
    ? 'the server compresses it'
    : 'the server sends it uncompressed, the gzip size is what it would be'
  const calendarRows = calendars.map(({ storage, count, seconds, meanwhileP95Ms }) => [
    `${count} calendars of 100 events`,
    storageNames[storage],
    figure(seconds),
    figure(meanwhileP95Ms),
  ])
  return [
    '## Server with 10,000 tactics in a plan: ms from sending to the last byte, p50 / p95',
    said(circumstances),
    table(
      ['', 'kept in', ...clients.map((count) => `${count} ${count === 1 ? 'client' : 'clients'}`)],
      rows,
    ),
    `One month holds ${figureCount(month.items)} items, ${figure(month.rawKilobytes)} kB raw and ${figure(month.gzipKilobytes)} kB in gzip (${how}). Refusals show what a call costs before it does anything: the first without a session, the second after the session, the roles and the family of the plan were read.`,
    table(
      ['added by four clients', 'kept in', 's', 'p95 ms of another call meanwhile'],
      calendarRows,
    ),
  ].join('\n\n')
}

/** Returns the section about the streams that follow a plan. */
export function streamsSection({ circumstances, figures, restart }: StreamsResults): string {
  return [
    '## Streams of changes of a plan with 10,000 tactics, two processes on PostgreSQL, two changes a second',
    said(circumstances),
    table(
      [
        'streams',
        'changes',
        'ms to the last stream, p50 / p95',
        'processor ms of both a change',
        'bytes an event',
      ],
      figures.map(({ count, changes, p50Ms, p95Ms, processorMsPerChange, bytesPerEvent }) => [
        figureCount(count),
        figureCount(changes),
        `${figure(p50Ms)} / ${figure(p95Ms)}`,
        figure(processorMsPerChange),
        figureCount(Math.round(bytesPerEvent)),
      ]),
    ),
    restart === undefined ? '' : restartSentence(restart),
  ].join('\n\n')
}

function restartSentence(restart: RestartFigures): string {
  return `Both processes end and start again, one after the other, while the client of the packages holds ${figureCount(restart.count)} streams and ${figureCount(restart.changes)} changes are made: ${figureCount(restart.lost)} changes lost, ${figureCount(restart.doubled)} doubled, ${figureCount(restart.resets)} streams that read everything again; the busiest five seconds take ${Math.round(restart.busiestShare * 100)} % of the cores.`
}

/** Returns the section about the lists of plans of 100,000 tactics. */
export function listsSection({ circumstances, figures }: ListsResults): string {
  return [
    '## Lists of a plan of 100,000 tactics, in one year or over ten, read to their ends',
    said(circumstances),
    table(
      [
        '',
        'kept in',
        'years',
        'clients',
        'p50 / p95 ms',
        'answers',
        'kB sent',
        'largest kB',
        'processor ms, server / database',
        'longest wait of another call, ms',
        'memory MB, after / peak',
      ],
      figures.map((one) => [
        one.reading,
        storageNames[one.storage],
        String(one.years),
        String(one.clients),
        `${figure(one.p50Ms)} / ${figure(one.p95Ms)}`,
        figure(one.answers),
        figure(one.kilobytes),
        figure(one.largestKilobytes),
        `${figure(one.serverProcessorMs)} / ${figure(one.databaseProcessorMs)}`,
        figure(one.longestWaitMs),
        `${figure(one.memoryMegabytes)} / ${figure(one.peakMegabytes)}`,
      ]),
    ),
  ].join('\n\n')
}

/** Returns the section about several processes with one database. */
export function processesSection({ circumstances, figures }: ProcessesResults): string {
  return [
    `## Several processes with one PostgreSQL, a plan with 10,000 tactics, ${figures[0]?.clients ?? 0} clients at once`,
    said(circumstances),
    table(
      [
        '',
        'processes',
        'requests / s',
        'p95 ms',
        'processor ms a request, processes / database',
        'kB an answer',
      ],
      figures.map((one) => [
        one.work,
        String(one.processes),
        figure(one.requestsPerSecond),
        figure(one.p95Ms),
        `${figure(one.serverProcessorMs)} / ${figure(one.databaseProcessorMs)}`,
        figure(one.kilobytes),
      ]),
    ),
  ].join('\n\n')
}

/** From the command to health. */
export function startSection(start: StartResults): string {
  return [
    '## Server start, from the command to the first healthy answer',
    said(start.circumstances, inRounds(start.rounds)),
    table(
      ['', 'ms'],
      [
        highlight([
          'first start: database created, demonstration account filled',
          figure(start.firstStartMs),
        ]),
        highlight(['second start, on the existing database', figure(start.secondStartMs)]),
      ],
    ),
  ].join('\n\n')
}

/** Returns the section about the files that a browser loads before the plans list. */
export function screenSection(screen: FirstScreenResults): string {
  return [
    '## First screen after sign-in',
    said(screen.circumstances),
    `**${figure(screen.kilobytes)} kB** of script in gzip before the plans list is on the screen, all dependencies included, in ${screen.files} files.`,
  ].join('\n\n')
}
