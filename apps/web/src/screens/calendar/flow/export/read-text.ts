import type { Box, TextRun } from './page-surface'

/** Share of the height of a line of Inter above its baseline. */
const ASCENT = 0.8007
const ELLIPSIS = '\u2026'
/** Marks of text direction, which are invisible. */
const invisible = /[\u2066-\u2069\u200E\u200F]/gu

type PlainRun = Pick<TextRun, 'text' | 'x' | 'baseline' | 'width'>

/**
 * Returns the lines of a text with the line breaks and positions of the browser, clipped at the
 * edge of its box.
 *
 * @param origin the top left of the page on the screen
 * @param hasEllipsis whether an ellipsis replaces the clipped text
 */
export function readText(
  node: Text,
  origin: { readonly x: number; readonly y: number },
  clip: Box,
  hasEllipsis: boolean,
): readonly PlainRun[] {
  if (node.data.trim() === '') return []
  return linesOf(node).flatMap(({ from, to }) => {
    const range = rangeOf(node, from, to)
    const box = range.getBoundingClientRect()
    const [x, top] = [box.left - origin.x, box.top - origin.y]
    const middle = top + box.height / 2
    const isSeen = middle > clip.y && middle < clip.y + clip.height
    if (!isSeen || box.width === 0 || x >= clip.x + clip.width) return []
    const room = clip.x + clip.width - x
    const isCut = box.width > room + 0.5
    const dots = isCut && hasEllipsis ? box.height * 0.6 : 0
    const end = isCut ? lastWithin(node, from, to, box.left + room - dots) : to
    const visible = isCut ? rangeOf(node, from, end).getBoundingClientRect().width : box.width
    const text = node.data.slice(from, end).replaceAll(invisible, '').trimEnd()
    if (text === '' && dots === 0) return []
    return [
      {
        text: dots === 0 ? text : `${text}${ELLIPSIS}`,
        x,
        baseline: top + box.height * ASCENT,
        width: visible + dots,
      },
    ]
  })
}

function rangeOf(node: Text, from: number, to: number): Range {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return range
}

/** Returns the start and the end of each line of a text. */
function linesOf(node: Text): readonly { readonly from: number; readonly to: number }[] {
  const { length } = node.data
  const tops = new Set([...rangeOf(node, 0, length).getClientRects()].map(({ top }) => top))
  if (tops.size <= 1) return [{ from: 0, to: length }]
  const lines: { from: number; to: number }[] = []
  let last = Number.NaN
  for (let at = 0; at < length; at += 1) {
    const top = rangeOf(node, at, at + 1).getBoundingClientRect().top
    const line = lines.at(-1)
    if (line === undefined || Math.abs(top - last) > 2) lines.push({ from: at, to: at + 1 })
    else line.to = at + 1
    last = top
  }
  return lines
}

/** Returns the end of the text that fits before an edge. */
function lastWithin(node: Text, from: number, to: number, right: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (rangeOf(node, from, middle).getBoundingClientRect().right <= right) low = middle
    else high = middle - 1
  }
  return low
}
