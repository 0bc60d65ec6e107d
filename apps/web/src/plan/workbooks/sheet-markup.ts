import { columnLetters, type SheetDescription } from '@throughline/domain/item-file'
import type { Feature } from 'write-excel-file/universal'
import { isFormula } from './sheet-cells'

/** The row of headers is row 1. */
const FIRST_ROW = 2

/**
 * Returns a feature that adds markup without an option in the library: cached values of formulas
 * for readers that do not calculate, collapsible rows, and filter buttons on the headers. The
 * filter excludes the totals, which therefore stay visible.
 *
 * @param sheets in the order in which they are written
 */
export function markupOf(sheets: readonly SheetDescription[]): Feature<Blob> {
  const valuesOf = sheets.map(formulaValues)
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex]
            if (sheet === undefined) return xml
            return withFilter(withOutline(withValues(xml, valuesOf[sheetIndex]), sheet), sheet)
          },
          transformElementAttributes: (tag, attributes, index, _options, { sheetIndex }) => {
            // Skips the first row, which contains the headers.
            const row = tag === 'row' ? sheets[sheetIndex]?.rows[(index ?? 0) - 1] : undefined
            return row === undefined || row.level === 0
              ? attributes
              : { ...attributes, outlineLevel: row.level }
          },
        },
      },
    },
  }
}

/** Returns the values of a sheet's formulas by the addresses of their cells. */
function formulaValues(sheet: SheetDescription): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  sheet.rows.forEach(({ cells }, row) => {
    cells.forEach((cell, column) => {
      if (isFormula(cell)) values.set(`${columnLetters(column)}${row + FIRST_ROW}`, cell.value)
    })
  })
  return values
}

function withValues(xml: string, values: ReadonlyMap<string, number> | undefined): string {
  return xml.replaceAll(
    /(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)(<\/c>)/g,
    (markup, start: string, address: string, end: string) => {
      const value = values?.get(address)
      return value === undefined ? markup : `${start}<v>${value}</v>${end}`
    },
  )
}

/**
 * Puts the row of a group above its rows; the default is below. Also states the depth of the
 * groups, because some programs need it to show the margin with the fold buttons.
 */
function withOutline(xml: string, { rows }: SheetDescription): string {
  const depth = rows.reduce((most, { level }) => Math.max(most, level), 0)
  if (depth === 0) return xml
  return xml
    .replace(
      /<worksheet\b[^>]*>/,
      (root) => `${root}<sheetPr><outlinePr summaryBelow="0"/></sheetPr>`,
    )
    .replace(
      /(?=<cols>|<sheetData>)/,
      `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${depth}"/>`,
    )
}

function withFilter(
  xml: string,
  { columns, rows, totalRows = 0, frozenRows }: SheetDescription,
): string {
  const filtered = rows.length - totalRows
  if (frozenRows === 0 || filtered === 0 || columns.some(({ header }) => header === '')) return xml
  const range = `A1:${columnLetters(columns.length - 1)}${filtered + 1}`
  return xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`)
}
