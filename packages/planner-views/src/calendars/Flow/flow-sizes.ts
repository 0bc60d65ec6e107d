/** Width of the column of names, in pixels. */
export const NAMES_PIXELS = 212
/** Minimum width of a column of money, in pixels. */
const MONEY_PIXELS = 68
/** Width of a bold digit, about, and the padding beside a figure, in pixels. */
const DIGIT_PIXELS = 7.6
const FIGURE_PADDING_PIXELS = 16
/** Columns of money: estimate, actual and variance. */
export const MONEY_COLUMNS = 3
/** Height of the header with its two lines, in pixels. */
export const HEAD_PIXELS = 48
/** Height of a section header, in pixels. */
export const SECTION_PIXELS = 28
/** Padding above and below the lanes of a row together, its border included, in pixels. */
export const ROW_PADDING_PIXELS = 6
/** Height of the totals below the rows, in pixels. */
export const TOTALS_PIXELS = 47

/**
 * Width of a column of money in which the longest figure fits, in pixels.
 *
 * @param figures formatted figures, among them the longest
 */
export function moneyPixels(figures: readonly string[]): number {
  const longest = Math.max(0, ...figures.map(({ length }) => length))
  return Math.max(MONEY_PIXELS, Math.ceil(longest * DIGIT_PIXELS + FIGURE_PADDING_PIXELS))
}

/**
 * Width of the sticky columns beside the timeline, in pixels.
 *
 * @param moneyColumnPixels null without columns of money
 */
export function fixedPixels(moneyColumnPixels: number | null): number {
  return NAMES_PIXELS + (moneyColumnPixels === null ? 0 : MONEY_COLUMNS * moneyColumnPixels)
}
