import { contrastRatio, parseHexColor } from '../../theme/contrast'
import { lightTheme } from '../../theme/theme-values'

/**
 * Parses a color with or without `#`, with three or six digits, in either case.
 *
 * @returns `#RRGGBB` in capitals, or null for anything else
 */
export function readHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toUpperCase()
  if (/^[\dA-F]{6}$/.test(digits)) return `#${digits}`
  if (/^[\dA-F]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  return null
}

/** The two colors for marks on swatches; the same in every theme. */
const inks = [lightTheme['color-surface'], lightTheme['color-ink']] as const

/**
 * Returns the color for a mark on a background: white or nearly black, for the higher contrast. The
 * contrast is at least 4:1 on any color.
 *
 * @param color `#RRGGBB`
 * @throws RangeError for any other notation
 */
export function markInkOn(color: string): string {
  const ground = parseHexColor(color)
  const [white, ink] = inks
  return contrastRatio(ground, parseHexColor(white)) >= contrastRatio(ground, parseHexColor(ink))
    ? white
    : ink
}

/**
 * The cell that an arrow key moves to in a grid. Left and right continue in the next
 * line, and from the last cell to the first; up and down stay in their column.
 *
 * @param isRightToLeft whether lines run from right to left
 * @returns the index, or null for other keys
 */
export function moveInGrid(
  index: number,
  key: string,
  { count, columns, isRightToLeft }: { count: number; columns: number; isRightToLeft: boolean },
): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % count
  if (key === backward) return (index + count - 1) % count
  const rows = Math.ceil(count / columns)
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (by === 0) return null
  let row = Math.floor(index / columns)
  const column = index % columns
  do row = (row + by + rows) % rows
  while (row * columns + column >= count)
  return row * columns + column
}
