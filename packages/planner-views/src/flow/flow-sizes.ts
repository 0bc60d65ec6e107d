/** Width of the column of names, in pixels. */
export const NAMES_PIXELS = 212
/** Width of a column of money. */
export const MONEY_PIXELS = 68
/** Columns of money: estimate, actual and variance. */
const MONEY_COLUMNS = 3
/** Height of the two lines of the header. */
export const HEAD_PIXELS = 48
/** Height of the head of a section. */
export const SECTION_PIXELS = 28
/** Above and below the lanes of a row, with its line. */
export const ROW_PADDING_PIXELS = 6
/** Height of the totals below the rows. */
export const TOTALS_PIXELS = 47

/** Width of the columns that stay beside the timeline. */
export function fixedPixels(hasMoney: boolean): number {
  return NAMES_PIXELS + (hasMoney ? MONEY_COLUMNS * MONEY_PIXELS : 0)
}
