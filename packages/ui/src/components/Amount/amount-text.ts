/** What stands before a negative amount: the minus sign, as wide as a figure, not a hyphen. */
const minus = '\u2212'

/** What stands for nothing. */
export const noAmount = '\u2013'

interface AmountTextOptions {
  /** Writes an amount that is not negative. */
  readonly format: (value: number) => string
  /** Shows 0 as an en dash. */
  readonly isZeroQuiet: boolean
}

/**
 * The text of an amount. The sign stands before everything, also before the sign
 * of the currency.
 *
 * @param value null, undefined and "not a number" give the en dash; -0 is 0
 */
export function amountText(
  value: number | null | undefined,
  { format, isZeroQuiet }: AmountTextOptions,
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return noAmount
  if (value === 0) return isZeroQuiet ? noAmount : format(0)
  return value < 0 ? `${minus}${format(-value)}` : format(value)
}
