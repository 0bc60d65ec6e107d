import type { SheetColumnKind, SheetDescription } from '@throughline/domain/item-file'
import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/universal'
import { escapeText, libraryCellOf } from './sheet-cells'
import { columnWidths } from './sheet-formats'
import { markupOf } from './sheet-markup'

const headerCell: CellObject = {
  type: String,
  fontWeight: 'bold',
  alignVertical: 'top',
  wrap: true,
  backgroundColor: '#F4F2EE',
  bottomBorderColor: '#CFC9BF',
  bottomBorderStyle: 'thin',
}

/** Kinds of columns that are aligned right. */
const alignedRight: ReadonlySet<SheetColumnKind> = new Set([
  'money',
  'variance',
  'integer',
  'number',
])

/**
 * Writes a workbook (.xlsx). Dates and numbers are typed values with formats. Formulas include
 * their values, for readers that do not calculate. A text stays a text, regardless of its first
 * character.
 *
 * @param sheets one or more, with different names
 * @throws Error if the name of a sheet is empty, too long or has characters that Excel forbids
 */
export async function writeWorkbook(sheets: readonly SheetDescription[]): Promise<Blob> {
  return await writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: [headersOf(sheet), ...sheet.rows.map((row) => rowOf(sheet, row))],
      columns: sheet.columns.map(({ kind, width }) => ({ width: width ?? columnWidths[kind] })),
      stickyRowsCount: sheet.frozenRows,
      stickyColumnsCount: sheet.frozenColumns,
      orientation: 'landscape' as const,
    })),
    { features: [markupOf(sheets)] },
  ).toBlob()
}

function headersOf({ columns }: SheetDescription): Row {
  return columns.map(({ header, kind }) => ({
    ...headerCell,
    value: escapeText(header),
    align: alignedRight.has(kind) ? 'right' : 'left',
  }))
}

function rowOf({ columns }: SheetDescription, row: SheetDescription['rows'][number]): Row {
  return columns.map((column, index) => {
    const cell = libraryCellOf(row.cells[index] ?? null, column, row.isStrong ?? false)
    const isIndented = index === 0 && row.level > 0 && cell !== null
    return isIndented ? { ...cell, indent: row.level } : cell
  })
}
