import { Editor, Element, Range, Transforms, type Node, type NodeEntry } from 'slate'

import type { RichTextImage, RichTextLink } from '../../internal/rich-text/document'
import './slate-types'

function isLink(node: Node): node is RichTextLink {
  return Element.isElement(node) && node.type === 'link'
}

/** Whether a node is a picture. */
export function isImage(node: Node): node is RichTextImage {
  return Element.isElement(node) && node.type === 'image'
}

/** The link in which the selection starts. */
export function currentLink(
  editor: Editor,
  selection = editor.selection,
): NodeEntry<RichTextLink> | undefined {
  if (!selection) return undefined
  return Editor.above(editor, { at: Range.start(selection), match: isLink })
}

/** The selected picture. */
export function currentImage(editor: Editor): NodeEntry<RichTextImage> | undefined {
  if (!editor.selection || !Range.isCollapsed(editor.selection)) return undefined
  return Editor.above(editor, { match: isImage, voids: true })
}

/**
 * Makes the selected text a link, changes the URL of the link at the selection, or
 * inserts `text` as a link if nothing is selected.
 *
 * @param href already checked by `safeLinkHref`
 */
export function setLink(editor: Editor, href: string, text: string): void {
  const link = currentLink(editor)
  if (link) {
    Transforms.setNodes(editor, { href }, { at: link[1] })
    return
  }
  if (!editor.selection) return
  if (Range.isExpanded(editor.selection)) {
    Editor.withoutNormalizing(editor, () => {
      Transforms.unwrapNodes(editor, { match: isLink, split: true })
      Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true })
    })
    Transforms.collapse(editor, { edge: 'end' })
    return
  }
  const marks = Editor.marks(editor) ?? {}
  Transforms.insertNodes(editor, {
    type: 'link',
    href,
    children: [{ text: text.trim() === '' ? href : text, ...marks }],
  })
  // Text typed next is after the link.
  Transforms.move(editor, { unit: 'offset' })
}

/** Removes the link and keeps its text. */
export function removeLink(editor: Editor): void {
  const link = currentLink(editor)
  if (link) Transforms.unwrapNodes(editor, { at: link[1] })
}
