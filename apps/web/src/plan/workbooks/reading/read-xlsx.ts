import type { FileSheet } from '@throughline/domain/item-file'
import { dateStylesOf } from './date-formats'
import { refuse } from './file-refusal'
import { isReadPart, judgePartNames, judgePartTexts } from './judge-parts'
import { MAX_CHARACTERS } from './limits'
import { readSheet, readStrings, type SheetContext } from './read-sheet'
import { unpackParts } from './unpack-parts'
import { locateParts } from './workbook-parts'
import { readZipDirectory } from './zip-directory'

/**
 * Reads the sheets of a workbook. Formulas have the results that the file stores for them. Dates
 * are civil in both date systems. The result includes empty sheets.
 *
 * @throws RefusedFile for anything but a plain workbook of a limited size
 */
export function readXlsx(bytes: Uint8Array): readonly FileSheet[] {
  const entries = readZipDirectory(bytes)
  judgePartNames(entries.map(({ name }) => name))
  const unpacked = unpackParts(entries.filter(({ name }) => isReadPart(name)))
  judgePartTexts(unpacked)
  const { sheets, is1904, sharedStrings, styles } = locateParts(unpacked)
  const context: SheetContext = {
    strings: sharedStrings === null ? [] : readStrings(sharedStrings.name, sharedStrings.xml),
    dateStyles: styles === null ? [] : dateStylesOf(styles.name, styles.xml),
    is1904,
  }
  const read = sheets.map(({ name, isHidden, part }): FileSheet => {
    const { rows, hiddenRowCount } = part === null ? noCells : readSheet(part, name, context)
    return { name, isHidden, rows, hiddenRowCount }
  })
  judgeCharacters(read)
  return read
}

/** Sheets of charts have no cells. */
const noCells = { rows: [], hiddenRowCount: 0 }

function judgeCharacters(sheets: readonly FileSheet[]): void {
  let left = MAX_CHARACTERS
  for (const { rows } of sheets) {
    for (const row of rows) {
      for (const value of row) left -= typeof value === 'string' ? value.length : 0
    }
    if (left < 0) refuse({ code: 'unpacks-too-large' })
  }
}
