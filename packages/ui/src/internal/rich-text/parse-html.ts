import { safeImageSrc, safeLinkHref } from './urls'
import { BlockBuilder } from './block-builder'
import type { BlockShape } from './block-builder'
import { canonicalDocument } from './canonical'
import { readStyle } from './css-values'
import { marksAt } from './element-marks'
import { parseInertDocument, STYLE_ATTRIBUTE } from './inert-document'
import { isListStart } from './list-counter'
import type {
  RichTextAlign,
  RichTextBlockKind,
  RichTextDocument,
  RichTextListKind,
  RichTextMarks,
} from './document'

const XHTML = 'http://www.w3.org/1999/xhtml'

/** Elements whose content is not readable text. */
const skipped = new Set(
  `applet area audio base basefont bgsound button canvas command datalist embed frame frameset head
  iframe input keygen link map math meta meter noembed noframes noscript object optgroup option
  param plaintext portal progress script select source style svg template textarea title track
  video wbr xml xmp`.split(/\s+/),
)

/** Block-level elements. */
const blocks = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p
  pre search section summary table tbody tfoot thead tr ul`.split(/\s+/),
)

const headings: Readonly<Record<string, RichTextBlockKind>> = {
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

/** The list around an element. */
interface ListPlace {
  readonly kind: RichTextListKind
  readonly depth: number
  /** The number of its next item, where that does not follow from the one before. */
  readonly next: { start: number | undefined }
}

/** The number that an attribute gives to an item; undefined without a whole number. */
function listNumberOf(text: string | null): number | undefined {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return isListStart(number) ? number : undefined
}

/** The inherited state while walking the tree; immutable. */
interface Place {
  readonly marks: RichTextMarks
  readonly href: string | undefined
  readonly align: RichTextAlign | undefined
  readonly list: ListPlace | undefined
  readonly isInItem: boolean
  readonly isPreformatted: boolean
  readonly isQuoted: boolean
  /** The separators before the cells of the row. */
  readonly separators: RowSeparators | undefined
  readonly level: number
}

/** Maximum nesting depth; below it, only text is read. */
const DEEPEST_LEVEL = 200

function isPreformattedAt(
  tag: string,
  style: ReadonlyMap<string, string>,
  outer: boolean,
): boolean {
  const space = style.get('white-space')?.toLowerCase()
  if (space !== undefined) return /^(?:pre|pre-wrap|break-spaces)$/.test(space)
  return outer || tag === 'pre'
}

/** The background of a block is not a text highlight. */
function marksInBlock(marks: RichTextMarks, style: ReadonlyMap<string, string>): RichTextMarks {
  if (!style.has('background-color') && !style.has('background')) return marks
  const { background: _paper, ...rest } = marks
  return rest
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
    if (element.namespaceURI !== XHTML || skipped.has(tag)) return
    if (outer.level >= DEEPEST_LEVEL) {
      this.builder.addText(element.textContent, outer.marks, outer.href, false)
      return
    }
    const style = readStyle(element.getAttribute(STYLE_ATTRIBUTE))
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
    } else if (tag === 'td' || tag === 'th') this.#walkCell(element, style, place)
    else if (blocks.has(tag)) this.#walkBlock(tag, element, style, place)
    else this.walkChildren(element, place)
  }

  #addImage(element: Element): void {
    const src = safeImageSrc(element.getAttribute('src') ?? '')
    if (src !== undefined) this.builder.addImage(src, element.getAttribute('alt') ?? '')
  }

  /** The cells of a row share a line, because documents have no tables. */
  #walkCell(element: Element, style: ReadonlyMap<string, string>, place: Place): void {
    const separator = place.separators?.get(element)
    if (separator) this.builder.addSeparator(separator.text, separator.isLeading)
    this.walkChildren(element, {
      ...place,
      marks: marksInBlock(place.marks, style),
      isInItem: true,
    })
  }

  #walkBlock(
    tag: string,
    element: Element,
    style: ReadonlyMap<string, string>,
    outer: Place,
  ): void {
    const provided =
      style.get('text-align') ??
      element.getAttribute('align') ??
      (tag === 'center' ? 'center' : undefined)
    const intended = provided === undefined ? undefined : alignments[provided.toLowerCase()]
    const align = intended === 'start' ? undefined : (intended ?? outer.align)
    const place: Place = {
      ...outer,
      marks: marksInBlock(outer.marks, style),
      align,
      isQuoted: outer.isQuoted || tag === 'blockquote',
      separators: tag === 'tr' ? rowSeparators(element) : outer.separators,
    }

    if (tag === 'ul' || tag === 'ol' || tag === 'menu' || tag === 'dir') {
      const list = {
        kind: tag === 'ol' ? ('numbered' as const) : ('bulleted' as const),
        depth: outer.list === undefined ? 0 : outer.list.depth + 1,
        next: { start: listNumberOf(element.getAttribute('start')) ?? 1 },
      }
      this.builder.finish()
      this.walkChildren(element, { ...place, list, isInItem: false })
      this.builder.start(shapeOf(undefined, outer))
      return
    }
    if (tag === 'li') {
      const list: ListPlace = outer.list ?? {
        kind: 'bulleted',
        depth: 0,
        next: { start: undefined },
      }
      const start = listNumberOf(element.getAttribute('value')) ?? list.next.start
      list.next.start = undefined
      this.builder.start({
        type: 'list-item',
        list: list.kind,
        depth: list.depth,
        ...(start === undefined || list.kind === 'bulleted' ? null : { start }),
        ...(align === undefined ? null : { align }),
      })
      this.builder.open()
      this.walkChildren(element, { ...place, list, isInItem: true })
      this.builder.start(shapeOf(undefined, { ...outer, isInItem: false }))
      return
    }
    if (outer.isInItem) {
      // A second paragraph of an item or of a cell becomes a new line in it.
      this.builder.requestBreak()
      this.walkChildren(element, place)
      this.builder.requestBreak()
      return
    }
    this.builder.start(shapeOf(tag, place))
    // An empty quote becomes an empty line, a quote with paragraphs does not.
    if (tag === 'p' || tag in headings || (tag === 'blockquote' && !element.firstElementChild))
      this.builder.open()
    this.walkChildren(element, place)
    this.builder.start(shapeOf(undefined, outer))
  }
}

function shapeOf(tag: string | undefined, { align, list, isInItem, isQuoted }: Place): BlockShape {
  const aligned = align === undefined ? null : { align }
  if (isInItem && list) {
    return { type: 'list-item', list: list.kind, depth: list.depth, ...aligned }
  }
  const heading = tag === undefined ? undefined : headings[tag]
  return { type: heading ?? (isQuoted ? 'quote' : 'paragraph'), ...aligned }
}

/**
 * Converts the body of a parsed page, see `parseHtml`. Only text, and values accepted
 * by the parsers of URLs and styles, are used from the page.
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
    isQuoted: false,
    separators: undefined,
    level: 0,
  })
  walker.builder.finish()
  return canonicalDocument(walker.builder.blocks)
}

/**
 * Converts any HTML to a document. Keeps known elements and formats, and only the text of other
 * elements. Drops scripts, styles, embedded pages and SVG completely. Parses the HTML inertly, so
 * it neither runs nor loads anything.
 *
 * @returns the canonical document; parsing the result of `serializeHtml` returns the same document
 */
export function parseHtml(html: string): RichTextDocument {
  return readDocument(parseInertDocument(html).body)
}

/** The separator before a cell, so that the row can be read in one line. */
interface CellSeparator {
  readonly text: string
  /** Whether it is the first cell of the row. */
  readonly isLeading: boolean
}

/** The separators before the cells of a row. */
type RowSeparators = ReadonlyMap<Element, CellSeparator>

function hasContent(cell: Element): boolean {
  return cell.textContent.trim() !== '' || cell.querySelector('img') !== null
}

/**
 * The separators of the cells of a row: ` | `. Empty cells have one as well, so that
 * rows can be compared, except at the end. A row with a single non-empty cell has none,
 * as in pages with table layouts.
 */
function rowSeparators(row: Element): RowSeparators {
  const cells = [...row.children].map((cell) => ({ cell, isFull: hasContent(cell) }))
  const first = cells.findIndex(({ isFull }) => isFull)
  const last = cells.findLastIndex(({ isFull }) => isFull)
  const separators = new Map<Element, CellSeparator>()
  if (first === last) return separators
  for (const [index, { cell }] of cells.slice(0, last + 1).entries()) {
    if (index > 0) {
      separators.set(
        cell,
        index <= first ? { text: '| ', isLeading: true } : { text: ' | ', isLeading: false },
      )
    }
  }
  return separators
}
