import { tableColumns, textOf } from './table-plan'
import type { TableTactic } from './table-plan'

/** So many rows, and columns beside the title, are whole in every competitor's window. */
const CHECKED_ROWS = 20
const CHECKED_COLUMNS = 5
/** Cells of one row may be laid out a fraction of a pixel apart. */
const SAME_ROW_PIXELS = 6

/**
 * Compares the rows at the top of the table with the data, line by line. Grouped tables
 * show the tactics of the first channel in any order.
 *
 * @returns the difference, or undefined
 */
export function findMissingTactic(
  root: HTMLElement,
  drawn: string | ReadonlySet<string>,
  tactics: readonly TableTactic[],
  isGrouped: boolean,
): string | undefined {
  const expected = tactics.slice(0, CHECKED_ROWS).map((tactic) => ({
    tactic,
    texts: [
      tactic.title,
      ...tableColumns.slice(0, CHECKED_COLUMNS).map((column) => textOf(tactic, column)),
    ],
  }))
  if (typeof drawn !== 'string') {
    const missing = expected.flatMap(({ texts }) => texts).find((text) => !drawn.has(text))
    return missing === undefined ? undefined : `${missing} was never drawn.`
  }
  const lines = readLines(root, drawn)
  if (isGrouped) {
    const titles = new Set(tactics.map(({ title }) => title))
    const visible = lines.filter((line) => [...titles].some((title) => line.includes(title)))
    return visible.length >= CHECKED_ROWS ? undefined : `Only ${visible.length} tactics are shown.`
  }
  let from = 0
  for (const { tactic, texts } of expected) {
    const index = lines.findIndex(
      (line, at) => at >= from && texts.every((text) => line.includes(text)),
    )
    if (index === -1) return `Tactic ${tactic.id} (${texts.join(' | ')}) is not where it should be.`
    from = index + 1
  }
  return undefined
}

/** The texts of whole visible cells, line by line from the top. */
function readLines(root: HTMLElement, cell: string): readonly string[] {
  const window = root.getBoundingClientRect()
  const lines: { top: number; texts: string[] }[] = []
  for (const element of root.querySelectorAll(cell)) {
    const { top, bottom, left } = element.getBoundingClientRect()
    if (bottom > window.bottom + 1 || top < window.top || left >= window.right) continue
    const line = lines.find((each) => Math.abs(each.top - top) < SAME_ROW_PIXELS)
    const text = element.textContent
    if (line === undefined) lines.push({ top, texts: [text] })
    else line.texts.push(text)
  }
  return lines.sort((a, b) => a.top - b.top).map(({ texts }) => texts.join(' | '))
}
