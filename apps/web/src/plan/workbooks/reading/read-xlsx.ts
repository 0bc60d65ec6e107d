import { civilDateTimeOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { FileCell, FileSheet } from '@throughline/domain/item-file'
import { zipSync } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { refuse } from './file-refusal'
import { isReadPart, judgePartNames, judgePartTexts } from './judge-parts'
import { MAX_CHARACTERS } from './limits'
import { judgeCellLength, judgeSheets } from './sheet-parts'
import { unpackParts } from './unpack-parts'
import { readZipDirectory } from './zip-directory'

const MS_PER_SECOND = 1000
const SECONDS_PER_DAY = 86_400
const FIRST_DAY = dayNumberOf('1900-03-01')
const LAST_DAY = dayNumberOf('9999-12-31')
/** 1899-12-30, where the count of workbooks begins: a time alone lies on this day. */
const NO_DAY = -25_569

/**
 * Reads the sheets of a workbook. Formulas have the values that the file stores for them, dates
 * are civil in both date systems, and empty sheets are among them.
 *
 * The library is handed an archive of our own that holds the judged parts unpacked, so that it
 * has nothing to unpack and starts no workers.
 *
 * @throws RefusedFile for anything but a plain workbook of a bounded size
 */
export async function readXlsx(bytes: Uint8Array): Promise<readonly FileSheet[]> {
  const entries = readZipDirectory(bytes)
  judgePartNames(entries.map(({ name }) => name))
  const unpacked = unpackParts(entries.filter(({ name }) => isReadPart(name)))
  judgePartTexts(unpacked)
  const { facts, parts } = judgeSheets(unpacked)
  const archive = zipSync(parts, { level: 0 })
  const sheets = await readSheets(new Uint8Array(archive).buffer)
  judgeCharacters(sheets)
  return sheets.map(({ sheet, data }, index) => ({
    name: sheet,
    // Sheets of charts have no data.
    rows: (data ?? []).map((row, at) => cellsOf(row, at)),
    hiddenRowCount: facts[index]?.hiddenRowCount ?? 0,
    isHidden: facts[index]?.isHidden ?? false,
  }))
}

/** A sheet as the library gives it. Its types say `typeof Date` where dates are meant. */
interface LibrarySheet {
  readonly sheet: string
  readonly data?: readonly (readonly unknown[])[]
}

async function readSheets(archive: ArrayBuffer): Promise<readonly LibrarySheet[]> {
  try {
    return await readExcelFile(archive, { trim: false })
  } catch {
    return refuse({ code: 'damaged' })
  }
}

function judgeCharacters(sheets: readonly LibrarySheet[]): void {
  let left = MAX_CHARACTERS
  for (const { data = [] } of sheets) {
    for (const value of data.flat()) left -= typeof value === 'string' ? value.length : 0
    if (left < 0) refuse({ code: 'unpacks-too-large' })
  }
}

function cellsOf(row: readonly unknown[], at: number): readonly FileCell[] {
  const cells = row.map((value, column) => cellOf(value, at, column))
  const last = cells.findLastIndex((cell) => cell !== null && cell !== '')
  return cells.slice(0, last + 1)
}

function cellOf(value: unknown, row: number, column: number): FileCell {
  if (typeof value === 'string') {
    judgeCellLength(value, row, column)
    return value
  }
  if (typeof value === 'number' || typeof value === 'boolean') return value
  // oxlint-disable-next-line no-restricted-globals -- the library gives dates as such objects
  return value instanceof Date ? dateCellOf(value.getTime()) : null
}

/**
 * The cell of the library's milliseconds, which count the wall clock as if it were UTC: a date, or
 * a text such as `08:00:00` for a time without a day. Empty where no civil date says it.
 */
function dateCellOf(milliseconds: number): FileCell {
  // 08:00 is no exact fraction of a day, and comes as 07:59:59.999.
  const seconds = Math.round(milliseconds / MS_PER_SECOND)
  const day = Math.floor(seconds / SECONDS_PER_DAY)
  const ofDay = seconds - day * SECONDS_PER_DAY
  const isDate = day >= FIRST_DAY && day <= LAST_DAY
  if (!isDate && day !== NO_DAY) return { date: '' }
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const dateTime = civilDateTimeOf(isDate ? day : FIRST_DAY, Math.floor(ofDay / 60))
  const date = `${dateTime.slice(0, 16)}:${twoDigits(ofDay % 60)}`
  return isDate ? { date } : date.slice(11)
}
