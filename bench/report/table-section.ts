import {
  competitorNames,
  emphasize,
  figureCount,
  inRounds,
  said,
  scrolled,
} from './competitor-rows'
import { figure, table } from './markdown'
import type { TacticTableFigures, TacticTableResults } from './table-results'
import { atMost, isOurs } from './target'
import type { Target } from './target'

const LARGE = 10_000
const WORK_LIMIT_MILLISECONDS = 100

/** The tables of tactics side by side, with how far each is from the floor. */
export function tacticTableSection({
  circumstances,
  rounds,
  figures,
  ownScriptKilobytes,
}: TacticTableResults): string {
  const names = [...new Set(figures.map(({ competitor }) => competitor))]
  const sizes = [...new Set(figures.map(({ rowCount }) => figureCount(rowCount)))].join(' / ')
  const rows = names.map((name) => {
    const mine = figures.filter(({ competitor }) => competitor === name)
    const largest = mine.at(-1)
    const each = (pick: (one: TacticTableFigures) => number | null) =>
      mine.map((one) => figure(pick(one) ?? Number.NaN)).join(' / ')
    return emphasize(name, [
      competitorNames[name] ?? name,
      figure(ownScriptKilobytes[name] ?? Number.NaN),
      each(({ readyMs }) => readyMs),
      each((one) => one.readyMs / (floorOf(figures, one)?.readyMs ?? Number.NaN)),
      each(({ sortMs }) => sortMs),
      each(({ groupMs }) => groupMs),
      each(({ selectAllMs }) => selectAllMs),
      each(({ editMs }) => editMs),
      largest === undefined || largest.scroll === null
        ? '–'
        : `${scrolled(largest.scroll.down)}; ${scrolled(largest.scroll.across)}`,
      figure(largest?.blankFrames ?? Number.NaN),
      figure(largest?.nodes ?? Number.NaN),
      figure(largest?.heapMegabytes ?? Number.NaN),
    ])
  })
  return [
    `## Table of tactics: ${sizes} rows x 10 columns, 1280x900`,
    said(circumstances, inRounds(rounds)),
    'Milliseconds are medians, to the end of the frame that paints the last change. *sort* orders all rows by estimate, *group* puts them below their channels with a sum for each, *edit* changes one title. The scroll moves a row down, or 55 px across, in each of 100 frames, with the larger number of rows: 95th percentile of the time between frames, and frames dropped. *blank* counts frames of a further scroll down in which a place that must hold a text was empty. Libraries that leave sorting to the caller get the time of the caller counted. The bench compares the rows with the data after each step.',
    table(
      [
        '',
        'own gzip kB',
        `ready ${sizes}`,
        'x floor',
        'sort',
        'group',
        'select all',
        'edit',
        'scroll p95 / dropped, down; across',
        'blank',
        'DOM nodes',
        'heap MB',
      ],
      rows,
    ),
  ].join('\n\n')
}

/** Returns the targets of the table with 10,000 rows. */
export function tacticTableTargets({ figures }: TacticTableResults): readonly Target[] {
  return figures.filter(isOurs).flatMap((ours) => {
    if (ours.rowCount !== LARGE) return []
    const { sortMs, groupMs, scroll, readyMs } = ours
    const dropped = (scroll?.down.droppedFrames ?? Number.NaN) + (scroll?.across.droppedFrames ?? 0)
    const ratio = readyMs / (floorOf(figures, ours)?.readyMs ?? Number.NaN)
    const limit = WORK_LIMIT_MILLISECONDS
    return [
      atMost('table', 'Table of 10,000 ready', ratio, 4, 'x floor'),
      atMost('table', 'Table of 10,000 sorted', sortMs, limit, 'ms'),
      atMost('table', 'Table of 10,000 grouped', groupMs ?? Number.NaN, limit, 'ms'),
      atMost('table', 'Frames dropped by a table of 10,000', dropped, 0, 'of 200'),
    ]
  })
}

function floorOf(figures: readonly TacticTableFigures[], { rowCount }: TacticTableFigures) {
  return figures.find((one) => one.competitor === 'floor' && one.rowCount === rowCount)
}
