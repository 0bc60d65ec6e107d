import { parseInertDocument, STYLE_ATTRIBUTE } from '../rich-text/inert-document'
import { withLineFeeds } from './copied-cells'

/** Marks the rows of a copied table that are no records; of several rows they are not pasted. */
const HEAD_MARK = 'data-tl-head'

/** Elements without visible text, and the comments that Excel writes below a table. */
const NO_TEXT = `style,script,title,template,[${STYLE_ATTRIBUTE}*="mso-element:comment"],[class^="msocom"]`

const MIN_SPAN = 1
/** The most columns that a spreadsheet has. */
const MAX_SPAN = 16_384

/**
 * Reads the cells of a table that spreadsheets, documents and web pages put into the clipboard.
 * Unlike plain text, a table says for certain where a cell ends.
 *
 * @returns rows of texts, with `\n` for the line breaks in a cell; null unless all of the text is
 *   in one table
 */
export function readCopiedTable(html: string): readonly (readonly string[])[] | null {
  const { body } = parseInertDocument(html)
  for (const other of body.querySelectorAll(NO_TEXT)) other.remove()
  const [table, other] = [...body.querySelectorAll('table')]
  if (table === undefined || other !== undefined || hasTextBeside(table, body)) return null
  const rows = [...table.rows]
  const records = rows.filter((row) => !row.hasAttribute(HEAD_MARK))
  return cellsOf(records.length > 0 ? records : rows)
}

function hasTextBeside(table: HTMLTableElement, body: HTMLElement): boolean {
  const count = (element: Element) => element.textContent.replaceAll(/\s+/g, '').length
  return count(body) > count(table)
}

/** A cell over several rows or columns holds its text in the first of them. */
function cellsOf(rows: readonly HTMLTableRowElement[]): readonly (readonly string[])[] {
  const grid: (string | undefined)[][] = rows.map(() => [])
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const start = firstFree(grid[at] ?? [])
      const { text, height, width } = readCell(cell)
      for (const line of grid.slice(at, at + height)) {
        for (let column = start; column < start + width; column += 1) line[column] = ''
      }
      const own = grid[at]
      if (own !== undefined) own[start] = text
    }
  }
  return grid
    .filter((line) => line.length > 0)
    .map((line) => Array.from(line, (text) => text ?? ''))
}

function firstFree(line: readonly (string | undefined)[]): number {
  let column = 0
  while (line[column] !== undefined) column += 1
  return column
}

function readCell(cell: HTMLTableCellElement) {
  const span = (count: number) => Math.min(Math.max(count, MIN_SPAN), MAX_SPAN)
  return { text: textOf(cell), height: span(cell.rowSpan), width: span(cell.colSpan) }
}

const BLOCKS = 'p,div,li,h1,h2,h3,h4,h5,h6,blockquote,pre'

/** The text as it is seen: runs of white space are one space, breaks and blocks are lines. */
function textOf(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const isPreserved = node.parentElement?.closest('pre') instanceof Element
    if (!isPreserved) node.nodeValue = (node.nodeValue ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ')
  }
  for (const one of copy.querySelectorAll('br')) one.replaceWith('\n')
  for (const block of copy.querySelectorAll(BLOCKS)) block.append('\n')
  return withLineFeeds(copy.textContent)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ *\n */g, '\n')
    .trim()
}

/**
 * Writes cells as a table, which spreadsheets and documents read.
 *
 * @param isHead whether a row, by its index, is no record
 */
export function writeCopiedTable(
  rows: readonly (readonly string[])[],
  isHead: (index: number) => boolean,
): string {
  const table = document.createElement('table')
  for (const [index, texts] of rows.entries()) {
    const row = table.insertRow()
    if (isHead(index)) row.setAttribute(HEAD_MARK, '')
    for (const text of texts) {
      for (const [at, line] of withLineFeeds(text).split('\n').entries()) {
        const cell = at === 0 ? row.insertCell() : row.cells[row.cells.length - 1]
        if (at > 0) cell?.append(document.createElement('br'))
        cell?.append(line)
      }
    }
  }
  return table.outerHTML
}
