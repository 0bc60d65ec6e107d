import {
  dayNumberOf,
  isCivilDate,
  isCivilDateTime,
  secondsOfDay,
} from '@throughline/domain/calendar-dates'
import type { SheetCell, SheetColumn, SheetFormula } from '@throughline/domain/item-file'
import { cellTextOf } from '@throughline/domain/item-import'
import type { CellObject } from 'write-excel-file/universal'
import { dateFormatOf, numberFormats } from './sheet-formats'

/** Days from 1899-12-30, day 0 of workbooks, to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569
/** Number of 1900-03-01. Before it, workbooks count a day that did not exist. */
const FIRST_EXACT_SERIAL = 61
const SECONDS_PER_DAY = 86_400
/** A spreadsheet program treats such a text as a formula once a user edits it. */
const looksLikeFormula = /^[=+\-@\t\r]/

/** Returns a cell for the library, with the style of its row. */
export function libraryCellOf(
  cell: SheetCell,
  column: SheetColumn,
  isStrong: boolean,
): CellObject | null {
  const style = isStrong ? { fontWeight: 'bold' as const } : {}
  if (cell === null || cell === '') return null
  if (typeof cell === 'boolean') return { ...style, type: Boolean, value: cell }
  if (typeof cell === 'number') return { ...style, ...numberCell(cell, column) }
  if (isFormula(cell)) {
    const format = numberFormats[column.kind]
    return {
      ...style,
      type: 'Formula',
      value: cell.formula.replace(/^=/, ''),
      ...(format === null ? null : { format }),
    }
  }
  return { ...style, ...textOrDateCell(cell, column) }
}

/** Returns whether a cell contains a formula. */
export function isFormula(cell: SheetCell | undefined): cell is SheetFormula {
  return typeof cell === 'object' && cell !== null
}

function numberCell(value: number, { kind }: SheetColumn): CellObject | null {
  if (!Number.isFinite(value)) return null
  const format = numberFormats[kind]
  return { type: Number, value, ...(format === null ? null : { format }) }
}

function textOrDateCell(text: string, { kind }: SheetColumn): CellObject {
  const serial = kind === 'date' || kind === 'dateTime' ? serialOf(text) : null
  if (serial !== null) return { type: Number, value: serial, format: dateFormatOf(text) }
  const value = escapeText(cellTextOf(text))
  return {
    type: String,
    value,
    ...(looksLikeFormula.test(text) ? { format: '@' } : null),
    ...(/[\n\r]/.test(text) ? { wrap: true } : null),
  }
}

/**
 * Returns the number of a civil date in a workbook; null if the text is no date, or before March
 * 1900.
 */
function serialOf(text: string): number | null {
  if (!isCivilDate(text) && !isCivilDateTime(text)) return null
  const days = dayNumberOf(text) + DAYS_BEFORE_1970
  if (days < FIRST_EXACT_SERIAL) return null
  return text.length === 10 ? days : days + secondsOfDay(text) / SECONDS_PER_DAY
}

/**
 * Escapes a text so that readers restore it exactly (ECMA-376, 22.9.2.19). Workbooks read `_x0041_`
 * as a letter, and XML drops carriage returns and control characters. The library looks texts up in
 * an object, where it finds `constructor` and similar names.
 */
export function escapeText(text: string): string {
  const escaped = text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll(
    // oxlint-disable-next-line no-control-regex -- these are what has to be escaped
    /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    escapeCharacter,
  )
  return escaped in {} ? `${escapeCharacter(escaped.slice(0, 1))}${escaped.slice(1)}` : escaped
}

function escapeCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
