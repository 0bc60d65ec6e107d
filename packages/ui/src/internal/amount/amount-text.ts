/** The prefix of a negative amount: a minus sign, which is as wide as a digit, not a hyphen. */
const MINUS = '\u2212'

/** Shown for no amount. */
export const NO_AMOUNT = '\u2013'

interface AmountTextOptions {
  /** Writes an amount that is not negative. */
  readonly format: (value: number) => string
  /** Shows 0 as an en dash. */
  readonly isZeroQuiet: boolean
}

/**
 * Formats an amount. The minus sign comes first, also before the currency symbol.
 *
 * @param value null, undefined and "not a number" give the en dash; -0 is 0
 */
export function amountText(
  value: number | null | undefined,
  { format, isZeroQuiet }: AmountTextOptions,
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return NO_AMOUNT
  if (value === 0) return isZeroQuiet ? NO_AMOUNT : format(0)
  return value < 0 ? `${MINUS}${format(-value)}` : format(value)
}
