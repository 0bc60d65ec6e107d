import { isLeaf, type RichTextBlock } from './document'
import { parseHtml } from './parse-html'

/** The text of a block without formats; pictures are replaced by their description. */
export function blockText({ children }: RichTextBlock): string {
  return children
    .map((inline) => {
      if (isLeaf(inline)) return inline.text
      return inline.type === 'image' ? inline.alt : inline.children.map(({ text }) => text).join('')
    })
    .join('')
}

/**
 * The text of a rich-text value, for previews and search: one line for each block,
 * non-breaking spaces as spaces, pictures as their description.
 *
 * @param html any HTML; only its text counts
 */
export function richTextPlainText(html: string): string {
  return parseHtml(html).map(blockText).join('\n').replaceAll('\u00a0', ' ').trim()
}
