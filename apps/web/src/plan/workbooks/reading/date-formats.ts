import { attributesOf, readXml } from './read-xml'

/** Built-in formats of dates and times, including the ranges for East Asian languages. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Texts, escaped characters, widths, fills, colors, conditions and languages; not `[h]`. */
const literals = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi
const general = /general|standard/gi
const fractionOfSecond = /s+(?:[.,]0+)?/gi
const placeholder = /[0#?@]/
const datePart = /[ymdhsgeb年月日時时分秒]|am\/pm|a\/p/i

/** Returns whether a number format shows dates or times, in any language. */
function isDateFormat(code: string): boolean {
  const [first = ''] = code.replaceAll(literals, '').split(';')
  const bare = first.replaceAll(general, '').replaceAll(fractionOfSecond, 's')
  return !placeholder.test(bare) && datePart.test(bare)
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
    return builtIn.some(([first, last]) => Number(id) >= first && Number(id) <= last)
  })
}
