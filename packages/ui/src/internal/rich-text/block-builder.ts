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

/** What the next block becomes. */
export type BlockShape =
  | { type: RichTextBlockKind; align?: RichTextAlign }
  | { type: 'list-item'; list: RichTextListKind; depth: number; align?: RichTextAlign }

/**
 * Collects text into blocks while HTML is walked, and folds white space as HTML
 * does: runs become one space, those at the edges of a line go.
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

  /** Makes sure that the block is there, even if nothing follows. */
  open(): void {
    this.#children ??= []
  }

  /** What follows stands on a new line of the open block, unless it begins there anyway. */
  requestBreak(): void {
    if (!this.#isFresh) this.#isBreakDue = true
    this.#isAtSpace = true
  }

  /**
   * What follows stands in the same line, apart from what was before.
   *
   * @param isLeading it begins the line; else it stands only after something
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
      // The last break of a block only keeps it open: browsers show no line for it.
      this.#trimEnd(/\n$/)
      this.blocks.push({ ...this.#shape, children })
    }
    this.#children = null
    this.#isAtSpace = true
    this.#isFresh = true
    this.#isBreakDue = false
  }

  /** Opens the block and gives it the break that is due, before content comes. */
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
