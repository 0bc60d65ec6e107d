import type { TextRun } from './page-surface'

const digit = /\d/u
const digitPattern = /(\d)/u
/** Limits of the width of a digit, as shares of the font size. */
const [NARROWEST, WIDEST] = [0.4, 0.8]

/** Adjacent letters, with their position. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  /** Space after each letter. */
  readonly spacing: number
}

/**
 * Places a text with the width that it has in the browser. Fonts of surfaces have no digits of
 * equal width, so each digit gets an equal share of the width, and is centered in it. Other texts
 * get a little space after each letter, because the font of the screen fits its letters to the
 * size.
 *
 * @param measure returns the width of a text in the font of the surface, in pixels
 */
export function spaceText(
  { text, x, width, size, hasEvenDigits }: TextRun,
  measure: (text: string) => number,
): readonly TextPiece[] {
  const spaced = [{ text, x, spacing: (width - measure(text)) / Math.max(1, text.length) }]
  if (!hasEvenDigits) return spaced
  const parts = text.split(digitPattern).filter((part) => part !== '')
  const digits = parts.filter((part) => digit.test(part))
  const others = parts.filter((part) => !digit.test(part))
  const room = (width - others.reduce((sum, part) => sum + measure(part), 0)) / digits.length
  // The text has no digits, or another font.
  if (!(room > size * NARROWEST && room < size * WIDEST)) return spaced
  let left = x
  return parts.map((part) => {
    const isDigit = digit.test(part)
    const at = isDigit ? left + (room - measure(part)) / 2 : left
    left += isDigit ? room : measure(part)
    return { text: part, x: at, spacing: 0 }
  })
}
