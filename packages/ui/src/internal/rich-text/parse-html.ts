import { safeImageSrc, safeLinkHref } from './addresses'
import { BlockBuilder, type BlockShape } from './block-builder'
import { canonicalDocument } from './canonical'
import { canonicalColor, canonicalFont, canonicalSize, readStyle } from './css-values'
import type {
  RichTextAlign,
  RichTextBlockKind,
  RichTextDocument,
  RichTextListKind,
  RichTextMarks,
} from './document'

const xhtml = 'http://www.w3.org/1999/xhtml'

/** Elements whose content is not text for reading. */
const skipped = new Set(
  `applet area audio base basefont bgsound button canvas command datalist embed frame frameset head
  iframe input keygen link map math meta meter noembed noframes noscript object optgroup option
  param plaintext portal progress script select source style svg template textarea title track
  video wbr xml xmp`.split(/\s+/),
)

/** Elements that stand on lines of their own. */
const blocks = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p
  pre search section summary table tbody tfoot thead tr ul`.split(/\s+/),
)

const kinds: Readonly<Record<string, RichTextBlockKind>> = {
  p: 'paragraph',
  h1: 'heading-1',
  h2: 'heading-2',
  h3: 'heading-3',
  h4: 'heading-3',
  h5: 'heading-3',
  h6: 'heading-3',
}

const alignments: Readonly<Record<string, RichTextAlign | 'start'>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  '-webkit-center': 'center',
  right: 'end',
  end: 'end',
  justify: 'justify',
}

/** What holds at a place of the tree: it is handed down, never changed. */
interface Place {
  readonly marks: RichTextMarks
  readonly href: string | undefined
  readonly align: RichTextAlign | undefined
  readonly list: { readonly kind: RichTextListKind; readonly depth: number } | undefined
  readonly isInItem: boolean
  readonly isPreformatted: boolean
  readonly level: number
}

/** Deeper than any writer nests; below it, only text counts. */
const deepestLevel = 200

function marksAt(
  tag: string,
  element: Element,
  style: ReadonlyMap<string, string>,
  outer: RichTextMarks,
): RichTextMarks {
  const marks: RichTextMarks = { ...outer }
  const turn = (mark: 'bold' | 'italic' | 'underline' | 'strikethrough', isOn: boolean) => {
    if (isOn) marks[mark] = true
    else delete marks[mark]
  }
  if (tag === 'b' || tag === 'strong') turn('bold', true)
  if (tag === 'i' || tag === 'em' || tag === 'cite' || tag === 'dfn') turn('italic', true)
  if (tag === 'u' || tag === 'ins') turn('underline', true)
  if (tag === 's' || tag === 'strike' || tag === 'del') turn('strikethrough', true)
  const set = (mark: 'color' | 'background' | 'font' | 'size', value: string | undefined) => {
    if (value !== undefined) marks[mark] = value
  }
  if (tag === 'font') {
    set('color', canonicalColor(element.getAttribute('color') ?? ''))
    set('font', canonicalFont(element.getAttribute('face') ?? ''))
  }
  if (tag === 'mark') set('background', '#FFFF00')
  if (style.size === 0) return marks

  const weight = style.get('font-weight')?.toLowerCase()
  if (weight !== undefined && /^(?:bold|bolder|normal|lighter|\d{3})$/.test(weight)) {
    turn('bold', weight.startsWith('bold') || Number(weight) >= 600)
  }
  const slope = style.get('font-style')?.toLowerCase()
  if (slope !== undefined) turn('italic', slope.startsWith('italic') || slope.startsWith('oblique'))
  const lines = (style.get('text-decoration-line') ?? style.get('text-decoration'))?.toLowerCase()
  // Decoration is not inherited but drawn through: "none" takes none away.
  if (lines?.includes('underline')) turn('underline', true)
  if (lines?.includes('line-through')) turn('strikethrough', true)
  set('color', canonicalColor(style.get('color') ?? ''))
  set(
    'background',
    canonicalColor(style.get('background-color') ?? '') ??
      canonicalColor(style.get('background') ?? ''),
  )
  set('font', canonicalFont(style.get('font-family') ?? ''))
  set('size', canonicalSize(style.get('font-size') ?? ''))
  return marks
}

function isPreformattedAt(
  tag: string,
  style: ReadonlyMap<string, string>,
  outer: boolean,
): boolean {
  const space = style.get('white-space')?.toLowerCase()
  if (space !== undefined) return /^(?:pre|pre-wrap|break-spaces)$/.test(space)
  return outer || tag === 'pre'
}

class Walker {
  readonly builder = new BlockBuilder()

  walkChildren(parent: Node, place: Place): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE) {
        this.builder.addText(node.nodeValue ?? '', place.marks, place.href, place.isPreformatted)
      } else if (node instanceof Element) {
        this.#walkElement(node, place)
      }
    }
  }

  #walkElement(element: Element, outer: Place): void {
    const tag = element.localName
    if (element.namespaceURI !== xhtml || skipped.has(tag)) return
    if (outer.level >= deepestLevel) {
      this.builder.addText(element.textContent, outer.marks, outer.href, false)
      return
    }
    const style = readStyle(element.getAttribute('style'))
    const place: Place = {
      ...outer,
      level: outer.level + 1,
      marks: marksAt(tag, element, style, outer.marks),
      isPreformatted: isPreformattedAt(tag, style, outer.isPreformatted),
    }
    if (tag === 'br') this.builder.addBreak(outer.marks, outer.href)
    else if (tag === 'img') this.#addImage(element)
    else if (tag === 'a') {
      this.walkChildren(element, {
        ...place,
        href: safeLinkHref(element.getAttribute('href') ?? '') ?? outer.href,
      })
    } else if (tag === 'td' || tag === 'th') this.#walkCell(element, place)
    else if (blocks.has(tag)) this.#walkBlock(tag, element, style, place)
    else this.walkChildren(element, place)
  }

  #addImage(element: Element): void {
    const src = safeImageSrc(element.getAttribute('src') ?? '')
    if (src !== undefined) this.builder.addImage(src, element.getAttribute('alt') ?? '')
  }

  /** The cells of a row share its line: the document has no tables. */
  #walkCell(element: Element, place: Place): void {
    if (element.previousElementSibling) this.builder.addSeparator(' | ')
    this.walkChildren(element, { ...place, isInItem: true })
  }

  #walkBlock(
    tag: string,
    element: Element,
    style: ReadonlyMap<string, string>,
    outer: Place,
  ): void {
    // What is painted behind a block is not the marker pen behind its words.
    const marks = { ...outer.marks }
    if (style.has('background-color') || style.has('background')) delete marks.background
    const given =
      style.get('text-align') ??
      element.getAttribute('align') ??
      (tag === 'center' ? 'center' : undefined)
    const wished = given === undefined ? undefined : alignments[given.toLowerCase()]
    const align = wished === 'start' ? undefined : (wished ?? outer.align)
    const place: Place = { ...outer, marks, align }

    if (tag === 'ul' || tag === 'ol' || tag === 'menu' || tag === 'dir') {
      const list = {
        kind: tag === 'ol' ? ('numbered' as const) : ('bulleted' as const),
        depth: outer.list === undefined ? 0 : outer.list.depth + 1,
      }
      this.builder.finish()
      this.walkChildren(element, { ...place, list, isInItem: false })
      this.builder.start(shapeOf(undefined, outer))
      return
    }
    if (tag === 'li') {
      const list = outer.list ?? { kind: 'bulleted' as const, depth: 0 }
      this.builder.start({
        type: 'list-item',
        list: list.kind,
        depth: list.depth,
        ...(align === undefined ? null : { align }),
      })
      this.builder.open()
      this.walkChildren(element, { ...place, list, isInItem: true })
      this.builder.start(shapeOf(undefined, { ...outer, isInItem: false }))
      return
    }
    if (outer.isInItem) {
      // A second paragraph of an item, or of a cell, is a new line in it.
      this.builder.wishBreak()
      this.walkChildren(element, place)
      this.builder.wishBreak()
      return
    }
    this.builder.start(shapeOf(tag, place))
    if (tag in kinds) this.builder.open()
    this.walkChildren(element, place)
    this.builder.start(shapeOf(undefined, outer))
  }
}

function shapeOf(tag: string | undefined, { align, list, isInItem }: Place): BlockShape {
  const aligned = align === undefined ? null : { align }
  if (isInItem && list) {
    return { type: 'list-item', list: list.kind, depth: list.depth, ...aligned }
  }
  return { type: (tag === undefined ? undefined : kinds[tag]) ?? 'paragraph', ...aligned }
}

/**
 * Reads the body of a parsed page, see `parseHtml`. Nothing of the page is used
 * but text, and values that passed the readers of addresses and styles.
 */
export function readDocument(body: Node): RichTextDocument {
  const walker = new Walker()
  walker.walkChildren(body, {
    marks: {},
    href: undefined,
    align: undefined,
    list: undefined,
    isInItem: false,
    isPreformatted: false,
    level: 0,
  })
  walker.builder.finish()
  return canonicalDocument(walker.builder.blocks)
}

/**
 * Reads any HTML into a document. Only what the document knows comes through;
 * of everything else the text stays, of scripts, styles, embedded pages and
 * drawings nothing. The page is parsed inert: nothing in it runs or loads.
 *
 * @returns the canonical document: reading what `serializeHtml` wrote gives the document back
 */
export function parseHtml(html: string): RichTextDocument {
  return readDocument(new DOMParser().parseFromString(html, 'text/html').body)
}
