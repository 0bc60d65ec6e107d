/** Shown in place of a number that is wider than its column. */
export const CUT_NUMBER_MARK = '###'

/** Width of the line between groups, in pixels. */
const SPARE = 1
/** Fractions of a digit in which widths are counted. */
const PARTS = 4
/** More than the rounding errors of fractions, in pixels. */
const SLACK = 0.01
/** A comma or a space of any usual typeface, in widths of its digit. */
const NARROW_WIDTH = 0.45
const narrow = /[.,'’\s]/
const usual = /[\d+\-−–$€£()]/

/**
 * The width of a number as text, by counting its characters: tabular digits have
 * one width, signs are at most as wide, separators less than half.
 *
 * @returns in widths of a digit; other characters count as one and a half
 */
export function numberTextDigits(text: string): number {
  let digits = 0
  for (const character of text) {
    digits += usual.test(character) ? 1 : narrow.test(character) ? NARROW_WIDTH : 1.5
  }
  return digits
}

const usualText = /^[\d+\-−–$€£().,'’\s]*$/

/**
 * Whether a number fits without counting its characters one by one: true only
 * where `numberTextDigits` says the same.
 */
export function isSurelyWithin(text: string, digits: number): boolean {
  return text.length <= digits && usualText.test(text)
}

/**
 * How many digits fit a column, in steps of a quarter.
 *
 * @param width of the column, in pixels
 * @param cellInset on each side of the text, in pixels
 * @param digitWidth in pixels; 0 while it is not known
 */
export function fittingDigits(width: number, cellInset: number, digitWidth: number): number {
  if (digitWidth <= 0) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor((PARTS * (width - 2 * cellInset - SPARE)) / digitWidth) / PARTS)
}

/** The width of the narrowest column that a number fits, in whole pixels. */
export function widthForDigits(digits: number, cellInset: number, digitWidth: number): number {
  return Math.ceil((Math.ceil(PARTS * digits) / PARTS) * digitWidth + 2 * cellInset + SPARE + SLACK)
}
