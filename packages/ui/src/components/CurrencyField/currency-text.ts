/** What a text of digits and dots says about an amount. */
export type CurrencyReading =
  | { readonly code: 'empty' }
  | { readonly code: 'amount'; readonly amountDollars: number }
  | { readonly code: 'tooLarge' }

/** Largest amount in whole dollars that a field takes when it is not told another. */
export const largestAmountDollars = 1_000_000_000_000

/**
 * What remains of a text that is typed or pasted: its digits, and the first
 * dot among them. Signs, separators and letters go; `$1,234.56` becomes
 * `1234.56`. The rule of the currency inputs.
 */
export function keepCurrencyCharacters(text: string): string {
  const kept = text.replaceAll(/[^\d.]/g, '')
  const dot = kept.indexOf('.')
  return dot === -1 ? kept : kept.slice(0, dot + 1) + kept.slice(dot + 1).replaceAll('.', '')
}

/**
 * Reads a text as whole dollars. Half a dollar and more rounds up; digits past
 * the first one after the dot never matter, so the text is not made a binary
 * fraction on the way.
 *
 * @param text anything; only digits and the first dot count
 * @param maxDollars largest amount taken, a safe integer
 * @returns `empty` without any digit; an integer of 0 or more; `tooLarge` past the bound
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
 * Writes whole dollars the way the field shows them at rest: `1,234.00`.
 *
 * @param amountDollars an integer of 0 or more
 */
export function formatCurrency(amountDollars: number): string {
  return `${String(amountDollars).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.00`
}
