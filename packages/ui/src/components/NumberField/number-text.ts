/** The bounds, step and format of a number. */
export interface NumberRules {
  /** Smallest number allowed, if there is one. */
  readonly min?: number | undefined
  /** Largest number allowed, if there is one. */
  readonly max?: number | undefined
  /** The step of an arrow key; more than 0. */
  readonly step: number
  /** Maximum number of decimal digits, 0 to 12; more are rounded. */
  readonly fractionDigits: number
}

/** The result of parsing a text as a number. */
export type NumberReading =
  | { readonly code: 'empty' }
  | { readonly code: 'number'; readonly number: number }
  | { readonly code: 'unreadable' | 'tooSmall' | 'tooLarge' }

interface NumberSigns {
  readonly decimal: string
  readonly group: string
  readonly digits: ReadonlyMap<string, string>
}

const signsByLocale = new Map<string, NumberSigns>()

function signsOf(locale: string): NumberSigns {
  const existing = signsByLocale.get(locale)
  if (existing) return existing
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(
    -1_234_567.5,
  )
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const signs = {
    decimal: find('decimal'),
    group: find('group'),
    digits: new Map(Array.from('0123456789', (digit) => [plain.format(Number(digit)), digit])),
  }
  signsByLocale.set(locale, signs)
  return signs
}

/** Rounds half away from zero to a number of decimal digits. */
export function roundTo(number: number, fractionDigits: number): number {
  const factor = 10 ** fractionDigits
  const scaled = Math.abs(number) * factor
  // A number this large has no digits to round off, and the correction below would add one.
  if (scaled * Number.EPSILON >= 0.5) return number
  // 1.005 is stored as a slightly smaller number; adding one part in 10^15 rounds it up
  // as expected.
  const rounded = (Math.sign(number) * Math.round(scaled * (1 + Number.EPSILON))) / factor
  return Number.isFinite(rounded) ? rounded + 0 : number
}

/**
 * The number of decimal digits of a step: 0 for 5, 2 for 0.25.
 *
 * @param step a number of at most 12 such digits
 */
export function fractionDigitsOf(step: number): number {
  for (let digits = 0; digits < 12; digits += 1) {
    if (Math.abs(roundTo(step, digits) - step) < Number.EPSILON) return digits
  }
  return 12
}

/**
 * Parses a number in the format of a locale: its decimal sign, its digits or western
 * ones, with its separators or spaces between groups.
 *
 * @param locale BCP 47 tag
 * @returns a number within the bounds, rounded to the decimal digits
 */
export function readNumber(text: string, locale: string, rules: NumberRules): NumberReading {
  const { decimal, group, digits } = signsOf(locale)
  let plain = ''
  for (const character of text.replaceAll(/[\s\u200E\u200F\u061C]/g, '')) {
    if (character === group || ("'’".includes(character) && "'’".includes(group))) continue
    if (character === decimal) plain += '.'
    else if ('-−–'.includes(character)) plain += '-'
    else if (character === '.') return { code: 'unreadable' }
    else plain += digits.get(character) ?? character
  }
  if (plain === '') return { code: 'empty' }
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return { code: 'unreadable' }
  const number = roundTo(Number(plain), rules.fractionDigits)
  if (rules.min !== undefined && number < rules.min) return { code: 'tooSmall' }
  if (rules.max !== undefined && number > rules.max) return { code: 'tooLarge' }
  return Number.isFinite(number) ? { code: 'number', number } : { code: 'tooLarge' }
}

const formatsByRules = new Map<string, Intl.NumberFormat>()

/** Making a format takes a hundred times as long as using it, and a form has many numbers. */
function formatOf(locale: string, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${maximumFractionDigits}`
  const existing = formatsByRules.get(key)
  if (existing) return existing
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits })
  formatsByRules.set(key, format)
  return format
}

/**
 * Formats a number for a locale, with separators.
 *
 * @param fractionDigits maximum number of decimal digits
 */
export function formatNumber(number: number, locale: string, fractionDigits: number): string {
  return formatOf(locale, fractionDigits).format(number)
}

/**
 * Adds steps to a number. From between two steps, the first step goes to the next one,
 * so that 7 with steps of 5 becomes 10 and then 15. Steps count from the smallest
 * allowed number, else from 0.
 *
 * @param number null starts at 0, or at the bound nearest to 0
 * @param steps how many, negative for less
 * @returns never outside the bounds
 */
export function stepNumber(number: number | null, steps: number, rules: NumberRules): number {
  const { min = -Infinity, max = Infinity, step, fractionDigits } = rules
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  if (number === null) return clamp(0)
  const base = Number.isFinite(min) ? min : 0
  const position = roundTo((number - base) / step, 9)
  const start = steps > 0 ? Math.floor(position) : Math.ceil(position)
  return clamp(roundTo(base + (start + steps) * step, fractionDigits))
}
