import { canonicalDocument } from '../../internal/rich-text/canonical'
import { readStyle } from '../../internal/rich-text/css-values'
import type { RichTextBlock } from '../../internal/rich-text/document'
import { parseInertDocument, STYLE_ATTRIBUTE } from '../../internal/rich-text/inert-document'
import { readDocument } from '../../internal/rich-text/parse-html'
import { WordNumbers } from './word-numbers'
import { simplifyPasted } from './simplify-pasted'
import type { PasteLimits } from './simplify-pasted'

/** Markers of comments in the text, and what LibreOffice writes of a comment into it. */
const MARKERS = [
  // Word
  '[class~="MsoCommentReference"]',
  '[class^="msocom"]',
  'a[href^="#_msocom"]',
  // LibreOffice
  '[class*="annotation_style"]',
  'a[href*="#sdcomment"]',
].join()

/** Links of Google Docs: a marker in the text to its comment, and a comment below back to it. */
const LINKS = 'a[href*="#cmnt"]'
const BACK_LINKS = 'a[href*="#cmnt_ref"]'

/** Their text, such as `[a]`: other links of the same name are no comments. */
const linkText = /^\[[a-z]{1,3}\]$/

const isCommentElement = (name: string | undefined): boolean =>
  name !== undefined && /^comment(?:-list)?$/i.test(name)

/** Removes the comments of reviewers from copied content; the text that they are about stays. */
function removeComments(body: Element): void {
  for (const element of body.querySelectorAll(`[${STYLE_ATTRIBUTE}*="mso-"]`)) {
    const style = readStyle(element.getAttribute(STYLE_ATTRIBUTE))
    const isMarker = style.get('mso-special-character')?.toLowerCase() === 'comment'
    if (isMarker || isCommentElement(style.get('mso-element'))) element.remove()
  }
  const links = [...body.querySelectorAll(LINKS)].filter(({ textContent }) =>
    linkText.test(textContent.trim()),
  )
  for (const link of links) {
    if (!link.matches(BACK_LINKS)) removeWithEmptied(link)
    // A comment is a box, or a paragraph.
    else [link.closest('div'), link.closest('p'), link].find(isComment)?.remove()
  }
  for (const marker of body.querySelectorAll(MARKERS)) removeWithEmptied(marker)
}

/** The link back to the marker is the first thing in a comment. */
function isComment(box: Element | null): boolean {
  if (box === null) return false
  const link = box.matches(BACK_LINKS) ? box : box.querySelector(BACK_LINKS)
  return link !== null && box.textContent.trimStart().startsWith(link.textContent.trim())
}

/** Removes an element, and the inline elements that held nothing else. */
function removeWithEmptied(element: Element): void {
  const { parentElement } = element
  element.remove()
  const isEmptied = parentElement?.matches('sup,span,font,b,i') && !parentElement.hasChildNodes()
  if (parentElement && isEmptied) removeWithEmptied(parentElement)
}

const CHECKED = '\u2611'
const UNCHECKED = '\u2610'

const BOXES = 'input[type="checkbox" i],[class~="checkbox"],[role="checkbox"]:not(li)'
/** The pictures of boxes in Google Docs. */
const PICTURES =
  'img[alt="checked" i],img[alt="unchecked" i],img[aria-roledescription="checkbox" i]'

/** Writes the boxes of checklists as characters, so that items stay items and say what is done. */
function settleChecklists(body: Element): void {
  for (const item of body.querySelectorAll('li')) {
    const own = ownBoxes(item)
    const state = stateOf(item) ?? own.map(stateOf).find((one) => one !== undefined)
    for (const box of own) box.remove()
    if (state === undefined) continue
    const text = firstText(item)
    const mark = `${state ? CHECKED : UNCHECKED} `
    if (text === null) item.prepend(mark)
    else text.nodeValue = `${mark}${(text.nodeValue ?? '').trimStart()}`
  }
}

/** The boxes of an item, without those of the items in it. */
function ownBoxes(item: Element): readonly Element[] {
  return [...item.querySelectorAll(`${BOXES},${PICTURES}`)].filter(
    (box) => box.closest('li') === item && box.textContent.trim() === '',
  )
}

function firstText(item: Element): Text | null {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const isOwn = currentNode.parentElement?.closest('li') === item
    if (isOwn && currentNode instanceof Text && currentNode.data.trim() !== '') return currentNode
  }
  return null
}

/** Whether a box or an item is checked; undefined for one without a box. */
function stateOf(element: Element): boolean | undefined {
  for (const name of ['aria-checked', 'data-checked']) {
    const value = element.getAttribute(name)
    if (value !== null) return value === 'true'
  }
  const list = element.getAttribute('data-list')
  if (list === 'checked' || list === 'unchecked') return list === 'checked'
  if (element.matches(PICTURES)) return element.getAttribute('alt')?.toLowerCase() === 'checked'
  if (element.matches('input')) return element.hasAttribute('checked')
  if (!element.matches('.checkbox')) return undefined
  return element.matches('.checkbox-on,.checked')
}

/** Marks content copied from this editor, which is pasted unchanged. */
export const OWN_MARK = 'data-tl-rich-text'

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
  for (const part of paragraph.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)) {
    if (readStyle(part.getAttribute(STYLE_ATTRIBUTE)).get('mso-list')?.toLowerCase() === 'ignore') {
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
  for (const element of body.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)) {
    const style = readStyle(element.getAttribute(STYLE_ATTRIBUTE))
    if (style.get('display') === 'none' || style.get('mso-hide') === 'all') element.remove()
  }
}

function settleWord(body: Element): void {
  const numbers = new WordNumbers()
  for (const paragraph of body.querySelectorAll(
    `p[${STYLE_ATTRIBUTE}*="mso-list"], p[class*="MsoList"]`,
  )) {
    const level = wordListLevel.exec(
      readStyle(paragraph.getAttribute(STYLE_ATTRIBUTE)).get('mso-list') ?? '',
    )
    if (level) listParagraph(paragraph, Number(level[1]), numbers)
  }
  // Word writes an empty line as a separate element with a space.
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
  if (body.querySelector(`[${OWN_MARK}]`)) return readDocument(body)
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
