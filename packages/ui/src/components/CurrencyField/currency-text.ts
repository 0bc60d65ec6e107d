/** The result of parsing a text as an amount. */
export type CurrencyReading =
  | { readonly code: 'empty' }
  | { readonly code: 'amount'; readonly amountDollars: number }
  | { readonly code: 'tooLarge' }

/** Default of the largest amount, in whole dollars. */
export const largestAmountDollars = 1_000_000_000_000

/**
 * Drops everything of a typed or pasted text except digits and the first dot:
 * `$1,234.56` becomes `1234.56`.
 */
export function keepCurrencyCharacters(text: string): string {
  const characters = text.replaceAll(/[^\d.]/g, '')
  const dot = characters.indexOf('.')
  return dot === -1
    ? characters
    : characters.slice(0, dot + 1) + characters.slice(dot + 1).replaceAll('.', '')
}

/**
 * Parses a text as whole dollars. Half a dollar and more rounds up; only the first
 * digit after the dot matters, so the text is never converted to a binary fraction.
 *
 * @param text anything; only digits and the first dot count
 * @param maxDollars largest amount taken, a safe integer
 * @returns `empty` without a digit; an integer of 0 or more; `tooLarge` above the bound
 */
export function readCurrency(
  text: string,
  maxDollars: number = largestAmountDollars,
): CurrencyReading {
  const [whole = '', fraction = ''] = keepCurrencyCharacters(text).split('.')
  if (whole === '' && fraction === '') return { code: 'empty' }
  const dollars = Number(whole) + (fraction.charAt(0) >= '5' ? 1 : 0)
  return dollars > maxDollars ? { code: 'tooLarge' } : { code: 'amount', amountDollars: dollars }
}

/**
 * Formats whole dollars as the field shows them without the focus: `1,234.00`.
 *
 * @param amountDollars an integer of 0 or more
 */
export function formatCurrency(amountDollars: number): string {
  return `${String(amountDollars).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.00`
}
