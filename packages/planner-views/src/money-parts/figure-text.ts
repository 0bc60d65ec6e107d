import { toWholeDollars } from '@throughline/domain/budget'
import { englishLocale } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import type { Expenses } from '@throughline/domain/budget'

/** The minus sign U+2212: as wide as a digit, unlike a hyphen. */
const MINUS = '\u2212'

/**
 * Returns whole dollars without a currency sign, for columns whose header names the currency:
 * `23,500`, `−600`.
 */
export function figureText(dollars: number, locale: Locale = englishLocale): string {
  return signed(dollars, (amount) => locale.number(toWholeDollars(amount), 0))
}

/** A figure, or a dash where there is none: `$23,500`, `–`. @param write formats the figure */
export function figureOrDash(
  dollars: number | null,
  locale: Locale = englishLocale,
  write: (dollars: number, locale: Locale) => string = totalText,
): string {
  return dollars === null ? '\u2013' : write(dollars, locale)
}

/** Returns the figures of a sum; a sum without costs has none, as in the budget. */
export function figuresOfSum(sum: Expenses): Readonly<Record<keyof Expenses, number | null>> {
  const isEmpty = sum.estimate === 0 && sum.actual === 0
  return isEmpty ? { estimate: null, actual: null, variance: null } : sum
}

/** Whole dollars with a currency sign: `$23,500`, `−$600`. */
export function totalText(dollars: number, locale: Locale = englishLocale): string {
  return signed(dollars, locale.money)
}

/** Dollars in short form, for narrow cells: `$23.5K`. */
export function shortTotalText(dollars: number, locale: Locale = englishLocale): string {
  return signed(dollars, locale.shortMoney)
}

/** For `data-sign`: negative amounts differ by sign, weight and colour. */
export function figureSign(dollars: number): 'negative' | undefined {
  return toWholeDollars(dollars) < 0 ? 'negative' : undefined
}

function signed(dollars: number, write: (amount: number) => string): string {
  return toWholeDollars(dollars) < 0 ? `${MINUS}${write(-dollars)}` : write(dollars)
}
