import { formatDollars, toWholeDollars } from '@throughline/domain/budget'

const DIGITS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const COMPACT = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  // Older browsers would fill up to the most: `$950.0`.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  style: 'currency',
  currency: 'USD',
})
/** As wide as a digit, which a hyphen is not. */
const MINUS = '\u2212'

/** Whole dollars in a column of money, whose head says what they are: `23,500`, `−600`. */
export function figureText(dollars: number): string {
  return signed(dollars, (amount) => DIGITS.format(toWholeDollars(amount)))
}

/** Whole dollars where nothing else says so: `$23,500`, `−$600`. */
export function totalText(dollars: number): string {
  return signed(dollars, formatDollars)
}

/** Dollars where there is little room: `$23.5K`. */
export function shortTotalText(dollars: number): string {
  return signed(dollars, (amount) => COMPACT.format(toWholeDollars(amount)))
}

/** For `data-sign`: negative amounts differ by sign, weight and colour. */
export function figureSign(dollars: number): 'negative' | undefined {
  return toWholeDollars(dollars) < 0 ? 'negative' : undefined
}

function signed(dollars: number, write: (amount: number) => string): string {
  return toWholeDollars(dollars) < 0 ? `${MINUS}${write(-dollars)}` : write(dollars)
}
