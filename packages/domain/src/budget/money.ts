import { englishLocale } from '../locale'
import type { Locale } from '../locale'

/**
 * Rounds an amount to whole dollars, halves up: 0.5 gives 1 and −0.5 gives 0.
 * Values that are not finite give 0.
 */
export function toWholeDollars(amount: number): number {
  if (!Number.isFinite(amount)) return 0
  const rounded = Math.round(amount)
  // Minus zero would be written as -$0.
  return rounded === 0 ? 0 : rounded
}

/** Whole US dollars as tables and totals show them: `$1,234`, `-$1,234`. */
export function formatDollars(amountDollars: number): string {
  return englishLocale.money(amountDollars)
}

/** An amount as it can be read in one way only: `12,500`, `12.50`. */
export function plainAmount(
  amount: number,
  locale: Pick<Locale, 'number'> = englishLocale,
): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2
  return locale.number(amount, digits, digits)
}
