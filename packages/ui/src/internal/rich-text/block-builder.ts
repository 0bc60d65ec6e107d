import { hasSameMarks } from './canonical'
import type {
  RichTextAlign,
  RichTextBlock,
  RichTextBlockKind,
  RichTextInline,
  RichTextLeaf,
  RichTextListKind,
  RichTextMarks,
} from './document'

/** The shape of the next block. */
export type BlockShape =
  | { type: RichTextBlockKind; align?: RichTextAlign }
  | {
      type: 'list-item'
      list: RichTextListKind
      depth: number
      start?: number
      align?: RichTextAlign
    }

/**
 * Collects text into blocks while walking HTML, and collapses white space as HTML does:
 * runs become one space, and spaces at the edges of a line are removed.
 */
export class BlockBuilder {
  readonly blocks: RichTextBlock[] = []
  #children: RichTextInline[] | null = null
  #shape: BlockShape = { type: 'paragraph' }
  #isAtSpace = true
  #isFresh = true
  #isBreakDue = false

  /** Closes the open block; what follows belongs to a block of this shape. */
  start(shape: BlockShape): void {
    this.finish()
    this.#shape = shape
  }

  /** Creates the block even if nothing follows. */
  open(): void {
    this.#children ??= []
  }

  /** Starts a new line in the open block, unless it is at the start of a line already. */
  requestBreak(): void {
    if (!this.#isFresh) this.#isBreakDue = true
    this.#isAtSpace = true
  }

  /**
   * Separates the following content from the previous one in the same line.
   *
   * @param isLeading also at the start of a line; otherwise only after other content
   */
  addSeparator(text: string, isLeading: boolean): void {
    if (!isLeading) {
      if (this.#children === null || this.#children.length === 0) return
      this.#isBreakDue = false
      this.#trimEnd(/ $/)
    }
    this.#append({ text }, undefined)
    this.#isAtSpace = true
    this.#isFresh = true
  }

  addText(raw: string, marks: RichTextMarks, href: string | undefined, isPreformatted: boolean) {
    if (isPreformatted) {
      if (raw !== '') this.#append({ text: raw, ...marks }, href)
      this.#isAtSpace = raw.endsWith('\n')
      return
    }
    let text = raw.replace(/[ \t\n\r\f]+/g, ' ')
    if (this.#isAtSpace && text.startsWith(' ')) text = text.slice(1)
    if (text === '') return
    this.#isAtSpace = text.endsWith(' ')
    this.#append({ text, ...marks }, href)
  }

  addBreak(marks: RichTextMarks, href: string | undefined): void {
    this.#trimEnd(/ $/)
    this.#append({ text: '\n', ...marks }, href)
    this.#isAtSpace = true
  }

  addImage(src: string, alt: string): void {
    this.#prepare()
    this.#children?.push({ type: 'image', src, alt, children: [{ text: '' }] })
    this.#isAtSpace = false
  }

  /** Closes the open block, if there is one. */
  finish(): void {
    const children = this.#children
    if (children !== null) {
      if (this.#isAtSpace) this.#trimEnd(/ $/)
      // Browsers show no line for the last break of a block.
      this.#trimEnd(/\n$/)
      this.blocks.push({ ...this.#shape, children })
    }
    this.#children = null
    this.#isAtSpace = true
    this.#isFresh = true
    this.#isBreakDue = false
  }

  /** Opens the block and adds a pending break before content is added. */
  #prepare(): void {
    this.open()
    this.#isFresh = false
    if (!this.#isBreakDue) return
    this.#isBreakDue = false
    this.#trimEnd(/ $/)
    this.#append({ text: '\n' }, undefined)
  }

  #append(leaf: RichTextLeaf, href: string | undefined): void {
    this.#prepare()
    const last = this.#children?.at(-1)
    if (href === undefined) {
      if (last && 'text' in last && hasSameMarks(last, leaf)) last.text += leaf.text
      else this.#children?.push(leaf)
    } else if (last && 'href' in last && last.href === href) {
      last.children.push(leaf)
    } else {
      this.#children?.push({ type: 'link', href, children: [leaf] })
    }
  }

  #trimEnd(end: RegExp): void {
    const last = this.#children?.at(-1)
    const leaf = last && 'children' in last ? last.children.at(-1) : last
    if (leaf && 'text' in leaf) leaf.text = leaf.text.replace(end, '')
  }
}
