import type { FileSheet } from '@throughline/domain/item-file'

import { refuse } from './file-refusal'
import { isReadPart, judgePartNames, judgePartTexts } from './judge-parts'
import { MAX_CHARACTERS } from './limits'
import { readSheet, readStrings } from './read-sheet'
import type { SheetContext } from './read-sheet'
import { unpackParts } from './unpack-parts'
import { locateParts } from './workbook-parts'
import { readZipDirectory } from './zip-directory'
import { attributesOf, readXml } from './read-xml'

/** Built-in formats of dates and times; those of East Asia have ids of their own. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Texts, escaped characters, widths, fills, colors, conditions and languages; not `[h]`. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi
const GENERAL = /general|standard/gi
const FRACTION_OF_SECOND = /s+(?:[.,]0+)?/gi
const PLACEHOLDER = /[0#?@]/
const DATE_PART = /[ymdhsgeb年月日時时分秒]|am\/pm|a\/p/i

/** Whether a number format shows dates or times, in whichever language. */
function isDateFormat(code: string): boolean {
  const [first = ''] = code.replaceAll(LITERALS, '').split(';')
  const bare = first.replaceAll(GENERAL, '').replaceAll(FRACTION_OF_SECOND, 's')
  return !PLACEHOLDER.test(bare) && DATE_PART.test(bare)
}

/** Which styles of cells show dates or times, by their numbers. */
function dateStylesOf(part: string, xml: string): readonly boolean[] {
  const codes = new Map<string, string>()
  const baseIds: (string | undefined)[] = []
  const ids: (string | undefined)[] = []
  let list = ''
  readXml(part, xml, {
    open: (tag, attributes) => {
      if (tag === 'numFmts' || tag === 'cellStyleXfs' || tag === 'cellXfs') list = tag
      else if (tag === 'numFmt' && list === 'numFmts') {
        const { numFmtId = '', formatCode = '' } = attributesOf(attributes)
        codes.set(numFmtId, formatCode)
      } else if (tag === 'xf' && list !== '') {
        const { numFmtId, xfId } = attributesOf(attributes)
        if (list === 'cellStyleXfs') baseIds.push(numFmtId)
        else ids.push(numFmtId ?? baseIds[Number(xfId ?? 0)])
      }
    },
    close: (tag) => {
      if (tag === list) list = ''
    },
  })
  return ids.map((id = '0') => {
    const code = codes.get(id)
    if (code !== undefined) return isDateFormat(code)
    return BUILT_IN.some(([first, last]) => Number(id) >= first && Number(id) <= last)
  })
}

/**
 * Reads the sheets of a workbook. Formulas have the results that the file stores for them, dates
 * are civil in both date systems, and empty sheets are among them.
 *
 * @throws RefusedFile for anything but a plain workbook of a bounded size
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
    const { rows, hiddenRowCount } = part === null ? NO_CELLS : readSheet(part, name, context)
    return { name, isHidden, rows, hiddenRowCount }
  })
  judgeCharacters(read)
  return read
}

/** Sheets of charts have none. */
const NO_CELLS = { rows: [], hiddenRowCount: 0 }

function judgeCharacters(sheets: readonly FileSheet[]): void {
  let left = MAX_CHARACTERS
  for (const { rows } of sheets) {
    for (const row of rows) {
      for (const value of row) left -= typeof value === 'string' ? value.length : 0
    }
    if (left < 0) refuse({ code: 'unpacks-too-large' })
  }
}
