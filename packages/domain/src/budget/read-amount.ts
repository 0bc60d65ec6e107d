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
  /** `,` for a file or a person that writes `1.250,50`. @default '.' */
  readonly decimalSign?: DecimalSign
}

const currency = /^(?:us\$|\$us|usd|\$)\s*|\s*(?:us\$|\$us|usd|\$)$/gi
/** Everything that fonts draw as a minus. */
const minus = /^[-\u2010-\u2015\u2212]\s*|\s*[-\u2010-\u2015\u2212]$/g
const brackets = /^\((.*)\)$/
const loneDash = /^[-\u2010-\u2015\u2212]+$/
/** `1,250.-` has no cents. */
const noCents = /(\d)[.,]\s*[-\u2010-\u2015\u2212]+$/
/** Marks of the direction of a text, which spreadsheets and mails leave in it. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF]/g

const withDot = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/
const withComma = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,(\d*))?$/
/** `12,34,567.00`, as India groups digits. */
const withLakhs = /^(\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d*))?$/
const withGaps = /^([1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/

/**
 * Reads US dollars as a person, a spreadsheet or a file writes them, and rounds them to whole
 * dollars, halves up: `1250`, `$1,250.00`, `1 250.5`, `USD 1,250`. A dash alone means no amount. No
 * other text becomes an amount: a text with two readings or none is refused.
 */
export function readAmount(
  text: string,
  { maxDollars = AMOUNT_LIMIT, decimalSign = '.' }: AmountRules = {},
): AmountReading {
  const plain = text.normalize('NFKC').replaceAll(invisible, '').trim()
  if (plain === '') return { code: 'empty' }
  const { digits, isNegative } = withoutSigns(plain)
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

const withoutCurrency = (text: string): string => text.replaceAll(currency, '')

/** `-$5`, `$-5`, `(5)`, `$ (5.00)` and `5-` are negative. */
function withoutSigns(text: string): { readonly digits: string; readonly isNegative: boolean } {
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

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount as it can be read in one way only: `12,500`, `12.50`. */
export function plainAmount(dollars: number): string {
  return cents.format(dollars).replace(/\.00$/, '')
}

/** Returns one sentence that says why a text is no amount, and what to enter instead. */
export function amountRefusalText(refusal: AmountRefusal): string {
  switch (refusal.code) {
    case 'negative':
      return 'Enter an amount that is not negative.'
    case 'too-large':
      return `Enter at most $${plainAmount(refusal.maxDollars)}.`
    case 'ambiguous': {
      const [one, other] = refusal.readings.map(plainAmount)
      return `This can be $${one} or $${other}. Enter ${one} or ${other}.`
    }
    case 'unreadable':
      return 'Enter an amount in dollars, such as 1,200.'
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
):
  | Extract<AmountReading, { readonly code: 'empty' | 'amount' }>
  | { readonly code: 'refused'; readonly error: string } {
  const reading = readAmount(text)
  return reading.code === 'empty' || reading.code === 'amount'
    ? reading
    : { code: 'refused', error: refusalText(reading) }
}
