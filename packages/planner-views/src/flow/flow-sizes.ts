/** Width of the column of names, in pixels. */
export const NAMES_PIXELS = 212
/** Least width of a column of money. */
const MONEY_PIXELS = 68
/** About the width of a bold digit, and what is left free beside a figure. */
const DIGIT_PIXELS = 7.6
const FIGURE_PADDING_PIXELS = 16
/** Columns of money: estimate, actual and variance. */
export const MONEY_COLUMNS = 3
/** Height of the two lines of the header. */
export const HEAD_PIXELS = 48
/** Height of the head of a section. */
export const SECTION_PIXELS = 28
/** Above and below the lanes of a row, with its line. */
export const ROW_PADDING_PIXELS = 6
/** Height of the totals below the rows. */
export const TOTALS_PIXELS = 47

/**
 * Width of a column of money in which the longest figure fits.
 *
 * @param figures the largest ones, as they are written
 */
export function moneyPixels(figures: readonly string[]): number {
  const longest = Math.max(0, ...figures.map(({ length }) => length))
  return Math.max(MONEY_PIXELS, Math.ceil(longest * DIGIT_PIXELS + FIGURE_PADDING_PIXELS))
}

/**
 * Width of the columns that stay beside the timeline.
 *
 * @param moneyColumnPixels null without columns of money
 */
export function fixedPixels(moneyColumnPixels: number | null): number {
  return NAMES_PIXELS + (moneyColumnPixels === null ? 0 : MONEY_COLUMNS * moneyColumnPixels)
}
