import { budgetColumns, formatDollars } from './budget'
import type { Budget, BudgetRow } from './budget'
import { sizes } from './competitor'
import type { DrawnCells } from './competitor'

/** So many rows and columns of amounts are whole in every competitor's window. */
const CHECKED_ROWS = 23
const CHECKED_COLUMNS = 11
/** Cells of one row may be laid out a fraction of a pixel apart. */
const SAME_ROW_PIXELS = 4

type DrawnElements = Extract<DrawnCells, { kind: 'elements' }>

/** Which corner of the table the window shows. */
export interface Corner {
  readonly rows: 'first' | 'last'
  readonly columns: 'first' | 'last'
}

/**
 * Compares the amounts on the screen with those of the shown rows, cell by
 * cell, in the corner that the window shows.
 *
 * @param visible the rows of the table in its current expansion
 * @returns the difference, or undefined
 */
export function findWrongCell(
  root: HTMLElement,
  drawn: DrawnCells,
  visible: Budget,
  corner: Corner,
): string | undefined {
  // The total is left out: it may stay at the foot, and a scroll bar may cover it.
  const scrolled = visible.filter(({ kind }) => kind !== 'total')
  const rowCount = Math.min(CHECKED_ROWS, scrolled.length)
  const rows = corner.rows === 'first' ? scrolled.slice(0, rowCount) : scrolled.slice(-rowCount)
  const columns =
    corner.columns === 'first'
      ? budgetColumns.slice(0, CHECKED_COLUMNS)
      : budgetColumns.slice(-CHECKED_COLUMNS)
  const expected = rows.map(({ amounts }) =>
    columns.map(({ id }) => formatDollars(amounts[id] ?? 0)),
  )
  if (drawn.kind === 'canvas') {
    const missing = expected.flat().find((text) => !drawn.texts.has(text))
    return missing === undefined ? undefined : `${missing} was never drawn.`
  }

  const totals = visible.filter(({ kind }) => kind === 'total').flatMap(textsOf)
  const seen = readRows(root, drawn).filter((texts) => !totals.join(' ').includes(texts.join(' ')))
  const retained = corner.rows === 'first' ? seen.slice(0, rowCount) : seen.slice(-rowCount)
  for (const [index, texts] of expected.entries()) {
    const matches = retained[index] ?? []
    const part =
      corner.columns === 'first' ? matches.slice(0, texts.length) : matches.slice(-texts.length)
    if (part.join(' ') === texts.join(' ')) continue
    return `Row ${rows[index]?.id} (${corner.rows}, ${corner.columns}) shows\n${part.join(' ')} and not\n${texts.join(' ')}.`
  }
  return undefined
}

function textsOf({ amounts }: BudgetRow): readonly string[] {
  return budgetColumns.map(({ id }) => formatDollars(amounts[id] ?? 0))
}

/** Whole visible cells, row by row, from left to right. */
function readRows(
  root: HTMLElement,
  { cell, textOf }: DrawnElements,
): readonly (readonly string[])[] {
  const window = root.getBoundingClientRect()
  const rows: { top: number; cells: { left: number; text: string }[] }[] = []
  for (const element of root.querySelectorAll(cell)) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isBesideName = left >= window.left + sizes.name - 1
    const isWhole = right <= window.right + 1 && bottom <= window.bottom + 1 && top >= window.top
    if (!isBesideName || !isWhole || !isUncovered(element)) continue
    const place = { left, text: (textOf?.(element) ?? element.textContent).trim() }
    const row = rows.find((each) => Math.abs(each.top - top) < SAME_ROW_PIXELS)
    if (row === undefined) rows.push({ top, cells: [place] })
    else row.cells.push(place)
  }
  rows.sort((a, b) => a.top - b.top)
  return rows.map(({ cells }) => cells.sort((a, b) => a.left - b.left).map(({ text }) => text))
}

/** Whether no other element, such as a sticky header, covers the middle of the element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
  return topmost !== null && (element.contains(topmost) || topmost.contains(element))
}
