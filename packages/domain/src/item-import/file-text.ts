import { withoutControls } from './control-characters'

/** The most characters that a cell of a workbook holds. */
export const MAX_CELL_CHARACTERS = 32_767

/** As much of a text as a cell of a workbook holds. */
export function cellTextOf(text: string): string {
  return text.length <= MAX_CELL_CHARACTERS
    ? text
    : text.slice(0, MAX_CELL_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * Whether a text of a file equals the stored one. Files lose control characters, some programs
 * change line ends, and blanks around a text do not count.
 */
export function isSameText(text: string, stored: string): boolean {
  return text === stored || comparable(text) === comparable(stored)
}

function comparable(text: string): string {
  return withoutControls(text).replaceAll(/\r\n?/g, '\n').trim()
}
