import { canonicalDocument } from '../../internal/rich-text/canonical'
import { readStyle } from '../../internal/rich-text/css-values'
import type { RichTextBlock } from '../../internal/rich-text/document'
import { parseInertDocument } from '../../internal/rich-text/inert-document'
import { readDocument } from '../../internal/rich-text/parse-html'
import { simplifyPasted, type PasteLimits } from './simplify-pasted'

/** On the element around what this editor copies: it comes back as it was. */
export const ownMark = 'data-tl-rich-text'

/** Word writes its lists as paragraphs: `mso-list:l0 level2 lfo1`. */
const wordListLevel = /\blevel([1-9])\b/

const numberMarker = /^\s*\(?(?:\d+|[a-z]{1,4}|[ivxlc]+)[.)]/i

/** Word's paragraphs that say by their style what they are. */
const namedStyles = [
  ['p.MsoTitle', 'h1'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
] as const

/** Turns the paragraph of a Word list into nested lists, as deep as its level says. */
function listParagraph(paragraph: Element, level: number): void {
  const page = paragraph.ownerDocument
  let marker = ''
  for (const part of paragraph.querySelectorAll('[style]')) {
    if (readStyle(part.getAttribute('style')).get('mso-list')?.toLowerCase() === 'ignore') {
      marker += part.textContent
      part.remove()
    }
  }
  const tag = numberMarker.test(marker) ? 'ol' : 'ul'
  const item = page.createElement('li')
  item.append(...paragraph.childNodes)
  let list: Element = item
  for (let depth = 0; depth < level; depth += 1) {
    const outer = page.createElement(tag)
    outer.append(list)
    list = outer
  }
  paragraph.replaceWith(list)
}

/** Whatever the source hides does not come along. */
function removeHidden(body: Element): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = readStyle(element.getAttribute('style'))
    if (style.get('display') === 'none' || style.get('mso-hide') === 'all') element.remove()
  }
}

function settleWord(body: Element): void {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"], p[class*="MsoList"]')) {
    const level = wordListLevel.exec(
      readStyle(paragraph.getAttribute('style')).get('mso-list') ?? '',
    )
    if (level) listParagraph(paragraph, Number(level[1]))
  }
  // Word keeps empty lines open with a space of its own element.
  for (const element of body.getElementsByTagName('o:p')) {
    if (element.textContent.trim() === '') element.textContent = ''
  }
  for (const [selector, tag] of namedStyles) {
    for (const paragraph of body.querySelectorAll(selector)) {
      const named = paragraph.ownerDocument.createElement(tag)
      named.append(...paragraph.childNodes)
      paragraph.replaceWith(named)
    }
  }
}

/** Writers keep empty lines open with a space that does not fold. */
function withoutFillers(block: RichTextBlock): RichTextBlock {
  const [only] = block.children
  return block.children.length === 1 && only && 'text' in only && only.text === '\u00a0'
    ? { ...block, children: [{ text: '' }] }
    : block
}

/**
 * Reads HTML from the clipboard: what this editor copied comes back unchanged,
 * what Word, Google Docs and web pages wrote is cleaned.
 *
 * @returns canonical blocks
 */
export function readPastedHtml(html: string, limits: PasteLimits): RichTextBlock[] {
  const { body } = parseInertDocument(html)
  if (body.querySelector(`[${ownMark}]`)) return readDocument(body)
  removeHidden(body)
  // Browsers end what they copy with a break of their own.
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove()
  settleWord(body)
  return canonicalDocument(simplifyPasted(readDocument(body), limits).map(withoutFillers))
}

/** Reads plain text from the clipboard: every line is a paragraph. */
export function readPastedText(text: string): RichTextBlock[] {
  return canonicalDocument(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => ({ type: 'paragraph', children: [{ text: line }] })),
  )
}
