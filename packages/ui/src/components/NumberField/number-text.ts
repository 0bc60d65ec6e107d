import { readNumber as readLocaleNumber, type Locale } from '@throughline/domain/locale'

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
  /** It can be read as two numbers. */
  | { readonly code: 'ambiguous'; readonly readings: readonly [number, number] }

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
 * Reads a number as `readNumber` of `@throughline/domain/locale` does.
 *
 * @returns a number within the bounds, rounded to the decimal digits
 */
export function readNumber(text: string, locale: Locale, rules: NumberRules): NumberReading {
  const reading = readLocaleNumber(text, locale)
  if (reading.code === 'empty' || reading.code === 'unreadable') return reading
  // A whole number has no thousandths, so that they are more likely a group of digits.
  if (reading.code === 'ambiguous' && rules.fractionDigits === 0) return reading
  const own = reading.code === 'number' ? reading.number : reading.readings[0]
  const number = roundTo(own, rules.fractionDigits)
  if (rules.min !== undefined && number < rules.min) return { code: 'tooSmall' }
  if (rules.max !== undefined && number > rules.max) return { code: 'tooLarge' }
  return Number.isFinite(number) ? { code: 'number', number } : { code: 'tooLarge' }
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
