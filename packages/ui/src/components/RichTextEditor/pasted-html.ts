import { canonicalDocument } from '../../internal/rich-text/canonical'
import { readStyle } from '../../internal/rich-text/css-values'
import type { RichTextBlock } from '../../internal/rich-text/document'
import { parseInertDocument } from '../../internal/rich-text/inert-document'
import { readDocument } from '../../internal/rich-text/parse-html'
import { settleChecklists } from './pasted-checklists'
import { removeComments } from './pasted-comments'
import { WordNumbers } from './word-numbers'
import { simplifyPasted, type PasteLimits } from './simplify-pasted'

/** Marks content copied from this editor, which is pasted unchanged. */
export const ownMark = 'data-tl-rich-text'

/** Word writes its lists as paragraphs: `mso-list:l0 level2 lfo1`. */
const wordListLevel = /\blevel([1-9])\b/

const numberMarker = /^\s*\(?(?:[\d.]*\d|[a-z]{1,4}|[ivxlc]+)[.)]/i

/** Paragraph styles of Word that map to block types. */
const namedStyles = [
  ['p.MsoTitle', 'h1'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
] as const

/** Converts a paragraph of a Word list to nested lists of its level. */
function listParagraph(paragraph: Element, level: number, numbers: WordNumbers): void {
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
  const number = tag === 'ol' ? numbers.read(marker, level) : numbers.skip(level)
  let list: Element = item
  for (let depth = 0; depth < level; depth += 1) {
    const outer = page.createElement(tag)
    outer.append(list)
    if (depth === 0 && number !== undefined) outer.setAttribute('start', `${number}`)
    list = outer
  }
  paragraph.replaceWith(list)
}

/** Hidden content of the source is not pasted. */
function removeHidden(body: Element): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = readStyle(element.getAttribute('style'))
    if (style.get('display') === 'none' || style.get('mso-hide') === 'all') element.remove()
  }
}

function settleWord(body: Element): void {
  const numbers = new WordNumbers()
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"], p[class*="MsoList"]')) {
    const level = wordListLevel.exec(
      readStyle(paragraph.getAttribute('style')).get('mso-list') ?? '',
    )
    if (level) listParagraph(paragraph, Number(level[1]), numbers)
  }
  // Word keeps empty lines with a space in an element of its own.
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

/** Empty lines often contain a non-breaking space. */
function withoutFillers(block: RichTextBlock): RichTextBlock {
  const [only] = block.children
  return block.children.length === 1 && only && 'text' in only && only.text === '\u00a0'
    ? { ...block, children: [{ text: '' }] }
    : block
}

/**
 * Parses HTML from the clipboard: content of this editor is unchanged, content of Word,
 * Google Docs and web pages is cleaned.
 *
 * @returns canonical blocks
 */
export function readPastedHtml(html: string, limits: PasteLimits): RichTextBlock[] {
  const { body } = parseInertDocument(html)
  if (body.querySelector(`[${ownMark}]`)) return readDocument(body)
  removeHidden(body)
  removeComments(body)
  settleChecklists(body)
  // Browsers add a line break at the end of copied content.
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove()
  settleWord(body)
  return canonicalDocument(simplifyPasted(readDocument(body), limits).map(withoutFillers))
}

/** Parses plain text from the clipboard: every line is a paragraph. */
export function readPastedText(text: string): RichTextBlock[] {
  return canonicalDocument(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => ({ type: 'paragraph', children: [{ text: line }] })),
  )
}
