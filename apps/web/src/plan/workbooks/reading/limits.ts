/** Maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = 10_000_000
/** Maximum number of parts in the archive of a workbook. */
export const MAX_PARTS = 2000
/**
 * Maximum size of all parts together, unpacked, in bytes. 5,000 rows of 200 cells need about half
 * of it.
 */
export const MAX_UNPACKED_BYTES = 100_000_000
/**
 * Maximum number of characters of all cells together. A file may store a long text once and repeat
 * it in every cell.
 */
export const MAX_CHARACTERS = 20_000_000
/** A part larger than this may not be packed more than {@link MAX_RATIO} times. */
export const RATIO_FROM_BYTES = 1_000_000
/** Sheets of a spreadsheet are packed 5 to 40 times; a zip bomb up to 1,032 times. */
export const MAX_RATIO = 200
/** Maximum number of rows below the headers, as an import accepts them. */
export const MAX_ROWS = 5000
export const MAX_COLUMNS = 200
/** The longest text that Excel allows in a cell. */
export const MAX_CELL_LENGTH = 32_767
/** Time limit of the worker. */
export const TIME_LIMIT_MS = 20_000
