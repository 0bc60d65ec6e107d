/** Largest file, in bytes. */
export const MAX_FILE_BYTES = 10_000_000
/** Most parts in the archive that a workbook is. */
export const MAX_PARTS = 2000
/** Most bytes of all parts together, unpacked. 5,000 rows of 200 cells are about half of it. */
export const MAX_UNPACKED_BYTES = 100_000_000
/** Most characters of all cells together: a long text may be stored once, and stand in every cell. */
export const MAX_CHARACTERS = 20_000_000
/** A part larger than this may not be packed more than {@link MAX_RATIO} times. */
export const RATIO_FROM_BYTES = 1_000_000
/** Sheets of a spreadsheet are packed 5 to 40 times; a zip bomb up to 1,032 times. */
export const MAX_RATIO = 200
/** Most rows below the headers, as an import takes them. */
export const MAX_ROWS = 5000
export const MAX_COLUMNS = 200
/** The longest text that Excel allows in a cell. */
export const MAX_CELL_LENGTH = 32_767
/** How long the worker may take. */
export const TIME_LIMIT_MS = 20_000
