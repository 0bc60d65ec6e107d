/** What stands in place of a number that is wider than its column. */
export const cutNumberMark = '###'

/** Of the line between groups, and for rounding. */
const spare = 2
const narrow = /[.,'’\s]/
const usual = /[\d+\-−–$€£()]/

/**
 * How wide a number is as text, by counting: tabular digits are all of one width,
 * signs at most as wide, separators about half.
 *
 * @returns in widths of a digit; other characters count generously
 */
export function numberTextDigits(text: string): number {
  let digits = 0
  for (const character of text) {
    digits += usual.test(character) ? 1 : narrow.test(character) ? 0.5 : 1.5
  }
  return digits
}

/**
 * How many digits fit a column, in steps of a half.
 *
 * @param width of the column, in pixels
 * @param cellInset on each side of the text, in pixels
 * @param digitWidth in pixels; 0 while it is not known
 */
export function fittingDigits(width: number, cellInset: number, digitWidth: number): number {
  if (digitWidth <= 0) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor((2 * (width - 2 * cellInset - spare)) / digitWidth) / 2)
}

/** The width of the narrowest column that a number fits, in whole pixels. */
export function widthForDigits(digits: number, cellInset: number, digitWidth: number): number {
  return Math.ceil(digits * digitWidth + 2 * cellInset + spare)
}
