import { tacticIdOfTitle } from '../plan/bench-tactic'
import type { DrawnFlow, DrawnWindow } from './competitor'
import type { ExpectedRow } from './occurrences'

/** A bar may be inset, and an hour is missing from one day of the year; shares of a day. */
const EDGE_DAYS = 0.05
const LEAST_OVERLAP_DAYS = 0.3
/** Boxes may be laid out a fraction of a pixel apart. */
const SAME_PIXELS = 1

/** A row as it is drawn, with its bars. */
export interface DrawnRow {
  readonly name: string
  readonly top: number
  readonly bottom: number
  readonly bars: DrawnBar[]
}

/** A bar on the screen. */
interface DrawnBar {
  readonly id: number
  readonly box: DOMRect
}

/** The rows that are on the screen, from top to bottom, with the bars that show there. */
export function readRows(root: HTMLElement, drawn: DrawnFlow): readonly DrawnRow[] {
  const window = drawn.window()
  const rows: DrawnRow[] = [...root.querySelectorAll(drawn.row)]
    .map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return { name: drawn.nameOf?.(row) ?? row.textContent.trim(), top, bottom, bars: [] }
    })
    .filter(({ top, bottom }) => isSeen(top, bottom, window))
    .sort((a, b) => a.top - b.top)
  for (const bar of root.querySelectorAll(drawn.bar)) {
    const box = bar.getBoundingClientRect()
    const overlap = Math.min(box.right, window.right) - Math.max(box.left, window.left)
    if (overlap <= 0 || !isSeen(box.top, box.bottom, window)) continue
    if (!bar.checkVisibility({ visibilityProperty: true })) continue
    const middle = box.top + box.height / 2
    const row = rows.find(({ top, bottom }) => middle >= top && middle < bottom)
    const id = drawn.idOf?.(bar) ?? tacticIdOfTitle(bar.textContent) ?? 0
    row?.bars.push({ id, box })
  }
  return rows
}

/**
 * Compares the bars on the screen with those of the visible rows: their tactics and days, and that
 * no bar covers another.
 *
 * @returns the difference, or undefined
 */
export function findWrongRow(
  root: HTMLElement,
  drawn: DrawnFlow,
  expected: readonly ExpectedRow[],
  days: { readonly firstDay: number; readonly endDay: number },
): string | undefined {
  const window = drawn.window()
  const { left, right, firstDay, dayWidth } = window
  const lastEdge = firstDay + (right - left) / dayWidth
  const from = Math.max(days.firstDay, Math.ceil(firstDay - EDGE_DAYS))
  const to = Math.min(days.endDay, Math.floor(lastEdge + EDGE_DAYS))
  const rows = readRows(root, drawn)
  const first = expected.findIndex(({ name }) => name === rows[0]?.name)
  if (first < 0) return `No row is drawn that the plan knows, but "${rows[0]?.name ?? 'none'}".`

  for (const [index, row] of rows.entries()) {
    const due = expected[first + index]
    if (due?.name !== row.name) return `Row ${due?.name} is followed by ${row.name}.`
    const target = due.bars
      .filter(({ startDay, endDay }) => startDay < to && endDay > from)
      .map(({ id, startDay, endDay }) => describe(id, startDay, endDay, from, to))
      .sort()
    const visible = row.bars.flatMap(({ id, box }) => {
      const startDay = firstDay + (box.left - left) / dayWidth
      const endDay = firstDay + (box.right - left) / dayWidth
      if (Math.min(endDay, to) - Math.max(startDay, from) < LEAST_OVERLAP_DAYS) return []
      return [describe(id, Math.round(startDay), Math.round(endDay), from, to)]
    })
    const isWhole = row.top >= window.top - SAME_PIXELS && row.bottom <= window.bottom + SAME_PIXELS
    const wrong = isWhole ? compare(visible.sort(), target) : findOutsider(visible, target)
    if (wrong !== undefined) return `Row ${row.name}, days ${from} to ${to}: ${wrong}`
    if (areSomeCovered(row.bars)) return `Row ${row.name} shows one bar over another.`
  }
  return undefined
}

function isSeen(top: number, bottom: number, window: DrawnWindow): boolean {
  return bottom - top > 0 && top < window.bottom - SAME_PIXELS && bottom > window.top + SAME_PIXELS
}

function describe(id: number, startDay: number, endDay: number, from: number, to: number): string {
  return `${id}@${Math.max(startDay, from)}–${Math.min(endDay, to)}`
}

function compare(visible: readonly string[], target: readonly string[]): string | undefined {
  if (visible.join(' ') === target.join(' ')) return undefined
  const missing = target.filter((each) => !visible.includes(each))
  const added = visible.filter((each) => !target.includes(each))
  return `${visible.length} bars in place of ${target.length}; missing ${missing.join(' ')}; too many ${added.join(' ')}`
}

/** Of a row that is cut off, only bars that belong elsewhere are wrong. */
function findOutsider(visible: readonly string[], target: readonly string[]): string | undefined {
  const outsider = visible.find((each) => !target.includes(each))
  return outsider === undefined ? undefined : `${outsider} does not belong there`
}

function areSomeCovered(bars: readonly DrawnBar[]): boolean {
  return bars.some(({ box: a }, index) =>
    bars
      .slice(index + 1)
      .some(
        ({ box: b }) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > SAME_PIXELS &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SAME_PIXELS,
      ),
  )
}
