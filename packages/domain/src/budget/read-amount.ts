import { englishLocale, plainDigits } from '../locale'
import type { Locale } from '../locale'
import { englishAmountLabels } from './amount.labels'
import { toWholeDollars } from './money'

/** The largest amount of money, and the largest count, that an item can have. */
export const AMOUNT_LIMIT = 1_000_000_000_000

/** Why a text is no amount. */
export type AmountRefusal =
  | { readonly code: 'unreadable' }
  | { readonly code: 'negative' }
  | { readonly code: 'too-large'; readonly maxDollars: number }
  /** It can be read in two ways: `12.500`, `1250,50`. The readings are dollars and cents. */
  | { readonly code: 'ambiguous'; readonly readings: readonly [dollars: number, dollars: number] }

/** The result of reading a text as an amount of money. */
export type AmountReading =
  | { readonly code: 'empty' }
  /** Whole dollars, 0 to the limit. */
  | { readonly code: 'amount'; readonly amountDollars: number }
  | AmountRefusal

/** The sign before the cents. */
export type DecimalSign = '.' | ','

interface AmountRules {
  /** @default AMOUNT_LIMIT */
  readonly maxDollars?: number
  /** `,` for a file or a person that writes `1.250,50`. @default that of the locale */
  readonly decimalSign?: DecimalSign
  /** Whose digits, signs and currency the text may have. @default englishLocale */
  readonly locale?: AmountLocale
}

/** Everything that fonts draw as a minus. */
const minus = /^[-\u2010-\u2015\u2212]\s*|\s*[-\u2010-\u2015\u2212]$/g
const brackets = /^\((.*)\)$/
const loneDash = /^[-\u2010-\u2015\u2212]+$/
/** `1,250.-` has no cents. */
const noCents = /(\d)[.,]\s*[-\u2010-\u2015\u2212]+$/
const withDot = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/
const withComma = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,(\d*))?$/
/** `12,34,567.00`, as India groups digits. */
const withLakhs = /^(\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d*))?$/
const withGaps = /^([1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/

/**
 * Reads money as a person, a spreadsheet or a file writes them, and rounds them to whole
 * dollars, halves up: `1250`, `$1,250.00`, `1 250.5`, `USD 1,250`. A dash alone means no amount. No
 * other text becomes an amount: a text with two readings or none is refused.
 */
export function readAmount(
  text: string,
  {
    maxDollars = AMOUNT_LIMIT,
    locale = englishLocale,
    decimalSign = decimalSignOf(locale),
  }: AmountRules = {},
): AmountReading {
  const plain = plainDigits(text, locale.signs.digits)
    .replaceAll(arabicDecimal, '.')
    .replaceAll(arabicGroup, ',')
    .trim()
  const withoutCurrency = currencyRemoverOf(locale)
  if (plain === '') return { code: 'empty' }
  const { digits, isNegative } = withoutSigns(plain, withoutCurrency)
  if (digits === '') return loneDash.test(withoutCurrency(plain)) ? { code: 'empty' } : unreadable
  const number = readDigits(digits, decimalSign)
  if (number === null) return unreadable
  if (isNegative && /[1-9]/.test(digits)) return { code: 'negative' }
  if ('readings' in number) return { code: 'ambiguous', readings: number.readings }
  const amountDollars = toWholeDollarsOf(number)
  return amountDollars > maxDollars
    ? { code: 'too-large', maxDollars }
    : { code: 'amount', amountDollars }
}

const unreadable: AmountReading = { code: 'unreadable' }

/** What the reader and the writer of amounts take of a locale. */
export type AmountLocale = Pick<Locale, 'signs' | 'currency' | 'currencySign' | 'money'>

const arabicDecimal = '\u066B'
const arabicGroup = '\u066C'

function decimalSignOf({ signs }: AmountLocale): DecimalSign {
  return signs.decimal === ',' ? ',' : '.'
}

/** Names of currencies beside their code and sign. */
const currencyNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  USD: ['us$', '$us', '$'],
  JPY: ['円', '¥'],
  BRL: ['r$'],
  SEK: ['kr'],
}

const removers = new WeakMap<AmountLocale, (text: string) => string>()

/** Returns a function that removes the sign, the name or the code of the currency of a locale. */
function currencyRemoverOf(locale: AmountLocale): (text: string) => string {
  let remove = removers.get(locale)
  if (remove === undefined) {
    const { currency, currencySign } = locale
    const sign = plainDigits(currencySign).trim()
    const names = [...(currencyNames[currency] ?? []), currency, sign]
      .map((name) => name.replaceAll(/[$.*+?^|()[\]{}\\]/g, '\\$&'))
      .toSorted((one, other) => other.length - one.length)
      .join('|')
    const pattern = new RegExp(`^(?:${names})\\s*|\\s*(?:${names})$`, 'gi')
    remove = (text) => text.replaceAll(pattern, '')
    removers.set(locale, remove)
  }
  return remove
}

/** `-$5`, `$-5`, `(5)`, `$ (5.00)` and `5-` are negative. */
function withoutSigns(
  text: string,
  withoutCurrency: (text: string) => string,
): { readonly digits: string; readonly isNegative: boolean } {
  const bare = withoutCurrency(text).replace(noCents, '$1')
  const inside = brackets.exec(bare)?.[1]
  const signed = inside ?? bare
  const unsigned = signed.replaceAll(minus, '')
  return {
    digits: withoutCurrency(unsigned).replace(/^\+/, '').trim(),
    isNegative: inside !== undefined || unsigned !== signed,
  }
}

/** The digits before and after the decimal sign. */
interface Digits {
  readonly whole: string
  readonly cents: string
}

/** The text is never converted to a binary fraction: only the first digit of the cents counts. */
function toWholeDollarsOf({ whole, cents }: Digits): number {
  return Number(whole) + (cents.charAt(0) >= '5' ? 1 : 0)
}

type TwoReadings = Extract<AmountRefusal, { readonly code: 'ambiguous' }>

function readDigits(
  text: string,
  decimalSign: DecimalSign,
): Digits | Pick<TwoReadings, 'readings'> | null {
  if (!/\d/.test(text)) return null
  const grouped = digitsOf(withGaps.exec(text) ?? withLakhs.exec(text))
  if (grouped !== null) return grouped
  const groupSign = decimalSign === '.' ? ',' : '.'
  const readings = { '.': digitsOf(withDot.exec(text)), ',': digitsOf(withComma.exec(text)) }
  const usual = readings[decimalSign]
  const other = readings[groupSign]
  const isGrouped = text.includes(groupSign)
  // 1,250 is 1250 for everyone who writes a dot for decimals.
  if (other === null || (usual !== null && isGrouped)) return usual
  // 1.250.000 can be read in one way only.
  if (usual === null && !isGrouped) return other
  const withoutGroups = text.replaceAll(groupSign, '').replace(decimalSign, '.')
  const [one, two] = [dollarsOf(other), Number(withoutGroups)]
  return one === two ? other : { readings: [one, two] }
}

function digitsOf(match: RegExpExecArray | null): Digits | null {
  if (match === null) return null
  const [, whole = '', cents = ''] = match
  return { whole: whole.replaceAll(/\D/g, ''), cents }
}

function dollarsOf({ whole, cents }: Digits): number {
  return Number(`${whole === '' ? '0' : whole}.${cents === '' ? '0' : cents}`)
}

/** Returns one sentence that says why a text is no amount, and what to enter instead. */
export function amountRefusalText(refusal: AmountRefusal, labels = englishAmountLabels): string {
  switch (refusal.code) {
    case 'negative':
      return labels.negative
    case 'too-large':
      return labels.tooLarge({ max: refusal.maxDollars })
    case 'ambiguous':
      return labels.ambiguous({ readings: refusal.readings })
    case 'unreadable':
      return labels.unreadable
    default:
      return refusal satisfies never
  }
}

/** As `readAmount`, for a number of a workbook. */
export function readAmountNumber(amount: number, maxDollars = AMOUNT_LIMIT): AmountReading {
  if (!Number.isFinite(amount)) return unreadable
  if (amount < 0) return { code: 'negative' }
  const amountDollars = toWholeDollars(amount)
  return amountDollars > maxDollars
    ? { code: 'too-large', maxDollars }
    : { code: 'amount', amountDollars }
}

/**
 * Reads an amount like `readAmount`, for a field that explains why it refuses a text.
 *
 * @param refusalText the sentences, for another language
 */
export function readTypedAmount(
  text: string,
  refusalText: (refusal: AmountRefusal) => string = amountRefusalText,
  locale?: AmountLocale,
):
  | Extract<AmountReading, { readonly code: 'empty' | 'amount' }>
  | { readonly code: 'refused'; readonly error: string } {
  const reading = readAmount(text, locale === undefined ? {} : { locale })
  return reading.code === 'empty' || reading.code === 'amount'
    ? reading
    : { code: 'refused', error: refusalText(reading) }
}
