/** Letters of languages that are written from right to left. */
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Finds texts that the right-to-left direction of their page puts out of order, such as `600−` for
 * −600. In a text without right-to-left letters, no character stands left of the first of its line.
 *
 * @returns the texts, for reading in a failed test
 */
export function reorderedTexts(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const reordered: string[] = []
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.textContent ?? ''
    if (!rightToLeftLetter.test(text) && isReordered(walker.currentNode, text)) reordered.push(text)
  }
  return reordered
}

function isReordered(node: Node, text: string): boolean {
  const range = document.createRange()
  let first: DOMRect | null = null
  for (let at = 0; at < text.length; at += 1) {
    if (text[at]?.trim() === '') continue
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    if (first === null || box.top >= first.bottom) first = box
    else if (box.left < first.left - SLACK_PIXELS) return true
  }
  return false
}

/** Neighbouring characters can overlap by their kerning. */
const SLACK_PIXELS = 1
