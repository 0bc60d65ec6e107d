import { canonicalInlines } from './canonical'
import { ListCounter } from './list-counter'
import {
  isLeaf,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextListItem,
} from './document'

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;')
}

const toggleTags = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
] as const

const valueProperties = [
  ['color', 'color'],
  ['background', 'background-color'],
  ['font', 'font-family'],
  ['size', 'font-size'],
] as const

function leafHtml(leaf: RichTextLeaf): string {
  let html = escapeText(leaf.text).replace(/\n/g, '<br />')
  for (const [mark, tag] of toggleTags.toReversed()) {
    if (leaf[mark] === true) html = `<${tag}>${html}</${tag}>`
  }
  const style = valueProperties
    .flatMap(([mark, property]) => (leaf[mark] === undefined ? [] : [`${property}:${leaf[mark]}`]))
    .join(';')
  return style === '' ? html : `<span style="${escapeAttribute(style)}">${html}</span>`
}

function inlineHtml(inline: RichTextInline): string {
  if (isLeaf(inline)) return inline.text === '' ? '' : leafHtml(inline)
  if (inline.type === 'image') {
    return `<img src="${escapeAttribute(inline.src)}" alt="${escapeAttribute(inline.alt)}" />`
  }
  const text = inline.children.map(leafHtml).join('')
  return `<a href="${escapeAttribute(inline.href)}" rel="noopener noreferrer" target="_blank">${text}</a>`
}

/** An empty line, and one that ends in a break, need an additional break to be visible. */
function needsFiller(inlines: readonly RichTextInline[]): boolean {
  const last = inlines.findLast((inline) => !isLeaf(inline) || inline.text !== '')
  if (!last) return true
  if (isLeaf(last)) return last.text.endsWith('\n')
  return last.type === 'link' && last.children.at(-1)?.text.endsWith('\n') === true
}

/** The serialised content of blocks. Blocks are immutable, so each is serialised once. */
const contents = new WeakMap<readonly RichTextInline[], string>()

function contentHtml({ children }: RichTextBlock): string {
  const existing = contents.get(children)
  if (existing !== undefined) return existing
  const inlines = canonicalInlines(children)
  const html = inlines.map(inlineHtml).join('') + (needsFiller(inlines) ? '<br />' : '')
  contents.set(children, html)
  return html
}

function openTag(tag: string, align: string | undefined, inherited: string): string {
  return (align ?? 'start') === inherited
    ? `<${tag}>`
    : `<${tag} style="text-align:${align ?? 'start'}">`
}

const blockTags = {
  paragraph: 'p',
  'heading-1': 'h1',
  'heading-2': 'h2',
  'heading-3': 'h3',
  quote: 'blockquote',
} as const

const listTags = { bulleted: 'ul', numbered: 'ol' } as const

/** Writes list tags around the items, in document order. */
class ListWriter {
  readonly #open: ('ul' | 'ol')[] = []
  readonly #aligns: string[] = []
  readonly #counter = new ListCounter()

  /** The closing and opening tags before the content of the item. */
  before(item: RichTextListItem): string {
    const { depth, start } = this.#counter.count(item)
    const tag = listTags[item.list]
    let html = this.close(depth + 1)
    if (this.#open.length === depth + 1) {
      html += '</li>'
      if (this.#open[depth] !== tag || start !== undefined) {
        html += `</${this.#open[depth] ?? tag}>`
        this.#open.length = depth
      }
    }
    if (this.#open.length === depth) {
      html += start === undefined ? `<${tag}>` : `<${tag} start="${start}">`
      this.#open.push(tag)
    }
    const inherited = this.#aligns[depth - 1] ?? 'start'
    this.#aligns[depth] = item.align ?? 'start'
    return html + openTag('li', item.align, inherited)
  }

  /** Closes all lists deeper than `depth`. */
  close(depth: number): string {
    if (depth === 0) this.#counter.end()
    let html = ''
    while (this.#open.length > depth) html += `</li></${this.#open.pop() ?? ''}>`
    return html
  }
}

/** Whether a document is empty: a single empty paragraph. */
export function isEmptyDocument(document: readonly RichTextBlock[]): boolean {
  const [block, ...others] = document
  return (
    others.length === 0 &&
    (block === undefined ||
      (block.type === 'paragraph' && block.align === undefined && contentHtml(block) === '<br />'))
  )
}

/**
 * The HTML of a document, in canonical form: equal documents result in equal HTML, and
 * `parseHtml` returns the canonical document. An empty document results in an empty
 * string. Pictures without a URL are left out.
 *
 * Fast for documents that share blocks with a previously serialised one: only new
 * blocks are serialised.
 */
export function serializeHtml(document: readonly RichTextBlock[]): string {
  if (isEmptyDocument(document)) return ''
  const lists = new ListWriter()
  const parts: string[] = []
  for (const block of document) {
    const content = contentHtml(block)
    if (block.type === 'list-item') {
      parts.push(lists.before(block), content)
    } else {
      const tag = blockTags[block.type]
      parts.push(lists.close(0), openTag(tag, block.align, 'start'), content, `</${tag}>`)
    }
  }
  parts.push(lists.close(0))
  return parts.join('')
}
