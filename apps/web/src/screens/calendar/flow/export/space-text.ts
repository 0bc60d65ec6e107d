import type { TextRun } from './page-surface'

const DIGIT = /\d/u
const DIGITS = /(\d)/u
/** Widths of a digit that a font may have, as shares of its size. */
const [NARROWEST, WIDEST] = [0.4, 0.8]

/** Letters that stand together, and where. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  /** What is added behind each letter. */
  readonly spacing: number
}

/**
 * Places a text so that it is as wide as the browser has drawn it. Fonts of surfaces know no
 * digits of one width: each of those stands alone, in the middle of its own room. Other texts
 * are spaced a little, because the font of the screen fits its letters to the size.
 *
 * @param measure the width of a text in the font of the surface, in pixels
 */
export function spaceText(
  { text, x, width, size, hasEvenDigits }: TextRun,
  measure: (text: string) => number,
): readonly TextPiece[] {
  const spaced = [{ text, x, spacing: (width - measure(text)) / Math.max(1, text.length) }]
  if (!hasEvenDigits) return spaced
  const parts = text.split(DIGITS).filter((part) => part !== '')
  const digits = parts.filter((part) => DIGIT.test(part))
  const others = parts.filter((part) => !DIGIT.test(part))
  const room = (width - others.reduce((sum, part) => sum + measure(part), 0)) / digits.length
  // No digits, or a text in another font.
  if (!(room > size * NARROWEST && room < size * WIDEST)) return spaced
  let left = x
  return parts.map((part) => {
    const isDigit = DIGIT.test(part)
    const at = isDigit ? left + (room - measure(part)) / 2 : left
    left += isDigit ? room : measure(part)
    return { text: part, x: at, spacing: 0 }
  })
}
