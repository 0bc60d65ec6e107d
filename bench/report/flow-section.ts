import {
  competitorNames,
  emphasize,
  figureCount,
  inRounds,
  said,
  scrolled,
} from './competitor-rows'
import type { FlowFigures, FlowResults } from './flow-results'
import { figure, table } from './markdown'
import { atMost, isOurs } from './target'
import type { Target } from './target'

/** How many times the floor of the same run it may take until it is ready. */
const readyLimits: ReadonlyMap<number, number> = new Map([
  [2000, 3],
  [10_000, 4],
])
const LARGEST = 10_000
const DRAG_LIMIT_MS = 8
/** Three frames. */
const SECTIONS_LIMIT_MS = 50
const ZOOM_LIMIT_MS = 100
/** The very next frame, as the bench sees it. */
const EDIT_LIMIT_MS = 17
const SCRIPT_LIMIT_KILOBYTES = 45

/** The timelines side by side, with how far each is from the floor. */
export function flowSection(flow: FlowResults): string {
  const { circumstances, rounds, rows, sections, figures, scrolls, drags, leftOut } = flow
  const names = [...new Set(figures.map(({ competitor }) => competitor))]
  const sizes = sizesOf(figures)
  const moved = sizesOf(scrolls)
  const perSize = names.map((name) => {
    const mine = figures.filter(({ competitor }) => competitor === name)
    const inTurn = (pick: (one: FlowFigures) => number): string =>
      mine.map((one) => figure(pick(one))).join(' / ')
    const largest = mine.at(-1)
    return emphasize(name, [
      nameOf(name),
      figure(flow.ownScriptKilobytes[name] ?? Number.NaN),
      inTurn(({ readyMs }) => readyMs),
      inTurn((one) => one.readyMs / floorOf(flow, one)),
      inTurn(({ collapseMs }) => collapseMs),
      inTurn(({ expandMs }) => expandMs),
      inTurn(({ zoomOutMs }) => zoomOutMs),
      inTurn(({ zoomInMs }) => zoomInMs),
      inTurn(({ editMs }) => editMs ?? Number.NaN),
      figure(largest?.nodes ?? Number.NaN),
      figure(largest?.heapMegabytes ?? Number.NaN),
    ])
  })
  const perMove = [...new Set(scrolls.map(({ competitor }) => competitor))].map((name) => {
    const mine = scrolls.filter(({ competitor }) => competitor === name)
    const dragged = drags.filter(({ competitor }) => competitor === name)
    return emphasize(name, [
      nameOf(name),
      mine.map(({ across }) => scrolled(across)).join('; '),
      mine.map(({ down }) => scrolled(down)).join('; '),
      mine.map(({ blankFrames }) => whole(blankFrames ?? Number.NaN)).join(' / '),
      dragged.map(({ p95Ms }) => figure(p95Ms)).join(' / '),
      dragged.map(({ longestMs }) => figure(longestMs)).join(' / '),
      dragged.map(({ droppedFrames }) => whole(droppedFrames)).join(' / '),
    ])
  })
  const spread = figures
    .filter((one) => one.competitor === 'floor' || isOurs(one))
    .map(
      ({ competitor, tacticCount, readyQuartilesMs: [low, high] }) =>
        `${nameOf(competitor)} ${figureCount(tacticCount)}: ${figure(low)}–${figure(high)}`,
    )
  return [
    `## Flow: a year, ${rows} rows in ${sections} sections, 1280x900`,
    said(circumstances, inRounds(rounds)),
    `Milliseconds are medians, at ${sizes} tactics. *collapse*, *expand*, *zoom* and *edit* run to the end of the frame that paints the last change. *zoom* goes from 30 to 8 px a day and back. *edit* changes the estimate and the dates of one item, and with them the sums of its row and of all rows. Ours draws the sums of every row as well, the others none.`,
    table(
      [
        '',
        'own gzip kB',
        `ready ${sizes}`,
        'x floor',
        'collapse all',
        'expand all',
        'zoom out',
        'zoom in',
        'edit',
        'DOM nodes, largest plan',
        'heap MB',
      ],
      perSize,
    ),
    `Moving at ${moved} tactics: 100 frames of 3 days (90 px) across and 100 of 60 px down, 95th percentile of the time between frames and frames dropped; *blank* counts frames of a further scroll, of 200, that showed a row without a bar it should have or with one out of place; the drag carries one bar by 60 moves.`,
    table(
      [
        '',
        'across: p95 / dropped',
        'down: p95 / dropped',
        'blank',
        'drag p95',
        'longest',
        'frames dropped',
      ],
      perMove,
    ),
    "*SVAR React Gantt* draws one bar a row in its free edition, each occurrence below its type: fewer bars on the screen, more rows in all. FullCalendar's timeline is not here: its licence is not permissive.",
    ...leftOut.map(({ competitor, reason }) => `${nameOf(competitor)} is left out: ${reason}`),
    `Middle half of the ready times, in ms, as a measure of noise: ${spread.join('; ')}.`,
  ].join('\n\n')
}

/** Returns the targets of the flow. */
export function flowTargets(flow: FlowResults): readonly Target[] {
  const { figures, scrolls, drags, ownScriptKilobytes } = flow
  const ready = figures.filter(isOurs).flatMap((one) => {
    const limit = readyLimits.get(one.tacticCount)
    if (limit === undefined) return []
    const subject = `Flow ready, ${figureCount(one.tacticCount)} tactics`
    return [atMost('flow', subject, one.readyMs / floorOf(flow, one), limit, 'x floor')]
  })
  const dropped = scrolls.filter(isLargestOfOurs).map(({ across, down }) => {
    const frames = across.droppedFrames + down.droppedFrames
    return atMost('flow', 'Frames dropped, across and down, 10,000 tactics', frames, 0, 'of 200')
  })
  const drag = drags.filter(isLargestOfOurs).map(({ p95Ms }) => {
    const subject = 'Drag move in the flow, p95, 10,000 tactics'
    return atMost('flow', subject, p95Ms, DRAG_LIMIT_MS, 'ms')
  })
  const rest = figures
    .filter(isLargestOfOurs)
    .flatMap((one) => [
      atMost('flow', 'Collapse all, 10,000 tactics', one.collapseMs, SECTIONS_LIMIT_MS, 'ms'),
      atMost('flow', 'Expand all, 10,000 tactics', one.expandMs, SECTIONS_LIMIT_MS, 'ms'),
      atMost(
        'flow',
        'Zoom step, the slower one, 10,000 tactics',
        Math.max(one.zoomOutMs, one.zoomInMs),
        ZOOM_LIMIT_MS,
        'ms',
      ),
      atMost(
        'flow',
        'Edit until all sums are new, 10,000 tactics',
        one.editMs ?? Number.NaN,
        EDIT_LIMIT_MS,
        'ms',
      ),
    ])
  const script = ownScriptKilobytes['throughline'] ?? Number.NaN
  const size = atMost('flow', 'Own script of the flow, gzip', script, SCRIPT_LIMIT_KILOBYTES, 'kB')
  return [...ready, ...dropped, ...drag, ...rest, size]
}

function isLargestOfOurs(one: {
  readonly competitor: string
  readonly tacticCount: number
}): boolean {
  return isOurs(one) && one.tacticCount === LARGEST
}

function floorOf({ figures }: FlowResults, { tacticCount }: FlowFigures): number {
  const floor = figures.find((one) => one.competitor === 'floor' && one.tacticCount === tacticCount)
  return floor?.readyMs ?? Number.NaN
}

function sizesOf(all: readonly { readonly tacticCount: number }[]): string {
  return [...new Set(all.map(({ tacticCount }) => tacticCount))].map(figureCount).join(' / ')
}

function nameOf(competitor: string): string {
  return competitorNames[competitor] ?? competitor
}

/** Returns a count; a dash without one, which a file of results stores as null. */
function whole(count: number): string {
  return Number.isFinite(count) ? String(count) : '–'
}
