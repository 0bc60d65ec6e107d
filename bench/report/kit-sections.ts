import {
  competitorNames,
  emphasize,
  figureCount,
  inRounds,
  said,
  scrolled,
} from './competitor-rows'
import type {
  EditorResults,
  MountFigures,
  MountResults,
  SelectResults,
  TableResults,
  TextResults,
} from './kit-results'
import { figure, table } from './markdown'

/** The tables side by side, with how far each is from the floor. */
export function tableSection({
  circumstances,
  rounds,
  figures,
  ownScriptKilobytes,
}: TableResults): string {
  const floor = figures.find(({ competitor }) => competitor === 'floor')
  const rows = figures.map((each) =>
    emphasize(each.competitor, [
      competitorNames[each.competitor] ?? each.competitor,
      figure(ownScriptKilobytes[each.competitor] ?? Number.NaN),
      figure(each.readyMs),
      figure(each.readyMs / (floor?.readyMs ?? Number.NaN)),
      figure(each.editMs),
      figure(each.expandAllMs),
      each.scroll === null ? '–' : `${scrolled(each.scroll.down)}; ${scrolled(each.scroll.across)}`,
      figure(each.blankFrames ?? Number.NaN),
      figure(each.nodes),
      figure(each.heapMegabytes),
    ]),
  )
  const spread = figures.map(
    ({ competitor, readyQuartilesMs: [low, high] }) =>
      `${competitor} ${figure(low)}–${figure(high)}`,
  )
  return [
    '## Tree-table: 136 rows x 76 columns (24 months x Est, Act, Var), all expanded, 1280x900',
    said(circumstances, inRounds(rounds)),
    'Milliseconds are medians. *edit* changes an estimate with the sums that depend on it, and *expand all* goes from 16 to 136 rows. Both run to the end of the frame that paints the last change. The scroll moves a row down, or 55 px across, in each of 100 frames: 95th percentile of the time between frames, and frames dropped. *blank* counts frames of a further scroll in which a place that must hold an amount was empty, of 200. The bench compares the cells of all four corners with the data, after edits, collapsed and expanded. Peers whose free edition has no tree draw the rows of open sections.',
    table(
      [
        '',
        'own gzip kB',
        'ready',
        'x floor',
        'edit',
        'expand all',
        'scroll p95 / dropped, down; across',
        'blank',
        'DOM nodes',
        'heap MB',
      ],
      rows,
    ),
    `Middle half of the ready times, in ms, as a measure of noise: ${spread.join('; ')}.`,
  ].join('\n\n')
}

/** The fields with many options side by side. */
export function selectSection({
  circumstances,
  rounds,
  figures,
  ownScriptKilobytes,
}: SelectResults): string {
  const rows = figures.map(({ competitor, openMs, keyMs, keyP95Ms, nodes }) =>
    emphasize(competitor, [
      competitorNames[competitor] ?? competitor,
      figure(ownScriptKilobytes[competitor] ?? Number.NaN),
      figure(openMs),
      figure(keyMs),
      figure(keyP95Ms),
      figure(nodes),
    ]),
  )
  return [
    '## Select: 2,000 options, opened and filtered',
    said(circumstances, inRounds(rounds)),
    'From the first listener of the press to the end of the frame that paints the last change, in ms. Five letters narrow the list, and four presses of Backspace widen it again. After every key, the bench compares the open list with the entries that match.',
    table(['', 'own gzip kB', 'open', 'key, median', 'key, p95', 'DOM nodes while open'], rows),
  ].join('\n\n')
}

/** The editors side by side. */
export function textSection({
  circumstances,
  rounds,
  figures,
  ownScriptKilobytes,
}: TextResults): string {
  const rows = figures.map(({ competitor, readyMs, keyMs, keyP95Ms, longestTaskMs, nodes }) =>
    emphasize(competitor, [
      competitor === 'floor'
        ? 'floor (plain contenteditable)'
        : (competitorNames[competitor] ?? competitor),
      figure(ownScriptKilobytes[competitor] ?? Number.NaN),
      figure(readyMs),
      figure(keyMs),
      figure(keyP95Ms),
      longestTaskMs === 0 ? 'below 50' : figure(longestTaskMs),
      figure(nodes),
    ]),
  )
  return [
    '## Rich text: a document of 900,000 characters',
    said(circumstances, inRounds(rounds)),
    'A *key* in the middle of the document runs from its first listener to the end of the first frame that paints a change. The *longest task* also counts work that waits for a pause in typing. In ms.',
    table(
      ['', 'own gzip kB', 'ready', 'key, median', 'key, p95', 'longest task', 'DOM nodes'],
      rows,
    ),
  ].join('\n\n')
}

/** The editor of an item beside its floor. */
export function editorSection({
  circumstances,
  rounds,
  slowdown,
  figures,
  ownScriptKilobytes,
}: EditorResults): string {
  const rows = figures.map((each) =>
    emphasize(each.competitor, [
      competitorNames[each.competitor] ?? each.competitor,
      figure(ownScriptKilobytes[each.competitor] ?? Number.NaN),
      `${figure(each.openMs)} / ${figure(each.openWholeMs)}`,
      `${figure(each.reopenMs)} / ${figure(each.reopenWholeMs)}`,
      `${figure(each.titleKeyMs)} / ${figure(each.titleKeyP95Ms)}`,
      `${figure(each.fieldKeyMs)} / ${figure(each.fieldKeyP95Ms)}`,
      figure(each.nodes),
    ]),
  )
  const spread = figures.map(
    ({ competitor, openQuartilesMs: [low, high] }) =>
      `${competitor} ${figure(low)}–${figure(high)}`,
  )
  return [
    `## Editor of an item: 60 tags, 40 platforms, 200 initiatives, 50 custom fields, processor ${slowdown} x slower`,
    said(circumstances, inRounds(rounds)),
    '*open* is the first time on a page, *again* the time after it was closed. The first figure runs from the call to the end of the first frame, which shows the window as it stays. The figure after the stroke ends with the frame that paints the last change, below the window. *Without preload* is the same editor on a page that has not preloaded it while idle. A *key* runs from its first listener to the end of the first frame that paints a change, median / p95. In ms, without the notes. Every custom field has to show its value, and what was typed has to be there.',
    table(
      [
        '',
        'own gzip kB',
        'open',
        'again',
        'key in the title',
        'key in a custom field',
        'DOM nodes',
      ],
      rows,
    ),
    `Middle half of the times to open, in ms, as a measure of noise: ${spread.join('; ')}.`,
  ].join('\n\n')
}

/** The kits side by side, and our own parts by their cost. */
export function mountSection({
  circumstances,
  rounds,
  partCount,
  figures,
  specimens,
  failedSpecimens,
}: MountResults): string {
  const kinds = [...new Set(figures.map(({ kind }) => kind))]
  const names = [...new Set(figures.map(({ competitor }) => competitor))]
  const rows = names.map((name) =>
    emphasize(name, [
      competitorNames[name] ?? name,
      ...kinds.map((kind) => mounted(figures, name, kind, partCount)),
    ]),
  )
  const costs = [...specimens]
    .sort((a, b) => b.msPerPart - a.msPerPart)
    .map(({ name, count, msPerPart, nodesPerPart }) => [
      name,
      figureCount(count),
      msPerPart.toFixed(2),
      figure(nodesPerPart),
    ])
  const failed =
    failedSpecimens.length === 0 ? [] : [`Could not be mounted: ${failedSpecimens.join(', ')}.`]
  return [
    `## Parts by the hundred`,
    said(circumstances, inRounds(rounds)),
    `${partCount} parts mounted on a fresh page, to the end of the frame that paints them: ms a part, and in brackets how many times the floor.`,
    table(['', ...kinds], rows),
    'Each part of the gallery mounted often at once, after a few to warm up, the most expensive first.',
    table(['', 'mounted', 'ms a part', 'DOM nodes a part'], costs),
    ...failed,
  ].join('\n\n')
}

function mounted(
  figures: readonly MountFigures[],
  name: string,
  kind: string,
  partCount: number,
): string {
  const mine = figures.find((each) => each.competitor === name && each.kind === kind)
  const floor = figures.find((each) => each.competitor === 'floor' && each.kind === kind)
  if (mine === undefined || floor === undefined) return '–'
  const each = (mine.milliseconds / partCount).toFixed(2)
  return name === 'floor' ? each : `${each} (${figure(mine.milliseconds / floor.milliseconds)})`
}
