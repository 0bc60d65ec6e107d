import { safeImageSrc, safeLinkHref } from './urls'
import { canonicalColor, canonicalFont, canonicalSize } from './css-values'
import { ListCounter } from './list-counter'
import {
  emptyDocument,
  isLeaf,
  toggleMarks,
  valueMarks,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextImage,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextLink,
  type RichTextMarks,
} from './document'

const readers = {
  color: canonicalColor,
  background: canonicalColor,
  font: canonicalFont,
  size: canonicalSize,
} as const

/** The valid formats of a leaf, in a fixed order. */
function marksOf(leaf: RichTextMarks): RichTextMarks {
  const marks: RichTextMarks = {}
  for (const mark of toggleMarks) if (leaf[mark] === true) marks[mark] = true
  for (const mark of valueMarks) {
    const provided = leaf[mark]
    const value = provided === undefined ? undefined : readers[mark](provided)
    if (value !== undefined) marks[mark] = value
  }
  if (marks.superscript === true) delete marks.subscript
  return marks
}

/** Whether two texts have the same formats. */
export function hasSameMarks(one: RichTextMarks, other: RichTextMarks): boolean {
  return (
    toggleMarks.every((mark) => one[mark] === other[mark]) &&
    one.color === other.color &&
    one.background === other.background &&
    one.font === other.font &&
    one.size === other.size
  )
}

/** Normalises line breaks to `\n`, and removes other control characters and lone surrogates. */
function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
      .replace(/\t/g, ' ')
      // oxlint-disable-next-line no-control-regex -- these are the characters that go
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
  )
}

/** The leaves of one block in order, with the inlines between them. */
interface Flow {
  leaf: RichTextLeaf
  link: string | undefined
  image: RichTextImage | undefined
}

function flowOf(children: readonly RichTextInline[]): Flow[] {
  const flow: Flow[] = []
  const add = (leaf: RichTextLeaf, link: string | undefined) => {
    const text = cleanText(leaf.text)
    if (text === '') return
    const marks = marksOf(leaf)
    const last = flow.at(-1)
    if (last && !last.image && last.link === link && hasSameMarks(last.leaf, marks)) {
      last.leaf.text += text
    } else {
      flow.push({ leaf: { text, ...marks }, link, image: undefined })
    }
  }
  for (const child of children) {
    if (isLeaf(child)) {
      add(child, undefined)
    } else if (child.type === 'link') {
      const href = safeLinkHref(child.href)
      for (const leaf of child.children) add(leaf, href)
    } else {
      const src = safeImageSrc(child.src)
      if (src !== undefined) {
        const image: RichTextImage = {
          type: 'image',
          src,
          alt: cleanText(child.alt),
          children: [{ text: '' }],
        }
        flow.push({ leaf: { text: '' }, link: undefined, image })
      }
    }
  }
  return flow
}

/**
 * HTML collapses spaces at the edges of a line and in runs. Spaces that would be lost
 * become non-breaking spaces.
 */
function keepSpaces(flow: readonly Flow[]): void {
  let before = '\n'
  for (const [index, piece] of flow.entries()) {
    if (piece.image) {
      before = 'x'
      continue
    }
    const next = flow[index + 1]
    const following = next ? (next.image ? 'x' : (next.leaf.text[0] ?? 'x')) : '\n'
    const { text } = piece.leaf
    let retained = ''
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? ''
      const isLost =
        character === ' ' &&
        (before === ' ' ||
          before === '\n' ||
          (at + 1 < text.length ? text[at + 1] : following) === '\n')
      before = isLost ? '\u00a0' : character
      retained += before
    }
    piece.leaf.text = retained
  }
}

/** Adds the empty texts that the editor requires around links and pictures. */
function inlinesOf(flow: readonly Flow[]): RichTextInline[] {
  const inlines: RichTextInline[] = []
  let link: RichTextLink | undefined
  const addApart = (inline: RichTextLink | RichTextImage) => {
    const last = inlines.at(-1)
    if (!last || !isLeaf(last)) inlines.push({ text: '' })
    inlines.push(inline)
  }
  for (const piece of flow) {
    if (piece.image) {
      addApart(piece.image)
      link = undefined
    } else if (piece.link === undefined) {
      inlines.push(piece.leaf)
      link = undefined
    } else if (link?.href === piece.link) {
      link.children.push(piece.leaf)
    } else {
      link = { type: 'link', href: piece.link, children: [piece.leaf] }
      addApart(link)
    }
  }
  const last = inlines.at(-1)
  if (!last || !isLeaf(last)) inlines.push({ text: '' })
  return inlines
}

/** The canonical children of a block: see `canonicalDocument`. */
export function canonicalInlines(children: readonly RichTextInline[]): RichTextInline[] {
  const flow = flowOf(children)
  // A fast check: only a space beside another space or an edge can be lost, and most
  // blocks have none.
  if (flow.some((piece) => piece.leaf.text.includes(' '))) keepSpaces(flow)
  return inlinesOf(flow)
}

/**
 * The canonical form of a document. Documents with the same meaning have the same one,
 * and parsing serialised HTML returns it:
 * - adjacent texts with the same formats are joined, empty ones exist only where the
 *   editor requires them, links contain text only;
 * - URLs, colours, fonts and sizes are safe and in canonical notation; a link with a
 *   refused URL becomes its text, a picture is removed;
 * - spaces that HTML would fold are no-break spaces; no control characters;
 * - a list begins at depth 0 and goes in by one at a time; only an item that would have another
 *   number has a start.
 *
 * @returns new blocks; at least one
 */
export function canonicalDocument(document: readonly RichTextBlock[]): RichTextDocument {
  const counter = new ListCounter()
  const blocks = document.map((block): RichTextBlock => {
    const children = canonicalInlines(block.children)
    const align =
      block.align === 'center' || block.align === 'end' || block.align === 'justify'
        ? { align: block.align }
        : null
    if (block.type !== 'list-item') {
      counter.end()
      return { type: block.type, ...align, children }
    }
    const { depth, start } = counter.count(block)
    const counted = start === undefined ? null : { start }
    return { type: 'list-item', list: block.list, depth, ...counted, ...align, children }
  })
  return blocks.length === 0 ? emptyDocument() : blocks
}
