import { plainDigits } from './plain-digits'
import type { Locale } from './locale'

/** The result of reading a text as a number. */
export type LocaleNumberReading =
  | { readonly code: 'empty' }
  | { readonly code: 'number'; readonly number: number }
  | { readonly code: 'unreadable' }
  /** It can be read in two ways: `12.500` is 12.5 for some people and 12,500 for others. */
  | { readonly code: 'ambiguous'; readonly readings: readonly [number, number] }

const arabicDecimal = '\u066B'
const arabicGroup = '\u066C'

/**
 * Reads a number with the decimal sign of a locale, its digits or western ones, and its separators
 * or spaces between groups of three. A text in which the decimal sign may separate groups is
 * ambiguous: `12.500` where a dot is before decimals.
 */
export function readNumber(text: string, { signs }: Pick<Locale, 'signs'>): LocaleNumberReading {
  const plain = plainDigits(text, signs.digits)
    .replaceAll(arabicDecimal, '.')
    .replaceAll(arabicGroup, ',')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('’', "'")
    .trim()
  if (plain === '') return { code: 'empty' }
  const decimal = signs.decimal === ',' ? ',' : '.'
  const group = decimal === ',' ? '.' : ','
  const [, sign = '', unsigned = ''] = /^([-+]?)\s*(.*)$/.exec(plain) ?? []
  const parts = unsigned.split(decimal)
  const [whole = '', fraction = ''] = parts
  const isGrouped = new RegExp(
    `^\\d{1,3}(?:[\\s'\\${group}]\\d{3})+$|^\\d{1,2}(?:,\\d{2})+,\\d{3}$`,
  ).test(whole)
  if (parts.length > 2 || !/^\d*$/.test(fraction)) return { code: 'unreadable' }
  if (!isGrouped && !/^\d*$/.test(whole)) return { code: 'unreadable' }
  if (whole === '' && fraction === '') return { code: 'unreadable' }
  const number = Number(`${sign}${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`)
  const canBeGroup = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
  if (!canBeGroup) return { code: 'number', number }
  return { code: 'ambiguous', readings: [number, Number(`${sign}${whole}${fraction}`)] }
}
