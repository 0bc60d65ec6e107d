import { attributesOf, readXml } from './read-xml'

/** Built-in formats of dates and times, including the ranges for East Asian languages. */
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

/** Returns whether a number format shows dates or times, in any language. */
function isDateFormat(code: string): boolean {
  const [first = ''] = code.replaceAll(LITERALS, '').split(';')
  const bare = first.replaceAll(GENERAL, '').replaceAll(FRACTION_OF_SECOND, 's')
  return !PLACEHOLDER.test(bare) && DATE_PART.test(bare)
}

/** Returns whether each style of cells shows dates or times, by its number. */
export function dateStylesOf(part: string, xml: string): readonly boolean[] {
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
