import { Editor, Range, Transforms } from 'slate'

import type { RichTextBlock } from '../../internal/rich-text/document'
import { currentBlock, isBlank } from './blocks'
import './slate-types'

/**
 * Inserts blocks at the selection: a single paragraph is joined with the line, several
 * blocks split it; an empty block is replaced.
 */
export function insertBlocks(editor: Editor, blocks: readonly RichTextBlock[]): void {
  const [first] = blocks
  if (!first || !editor.selection) return
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
    const current = currentBlock(editor)
    if (!current) return
    const { block, index } = current
    if (blocks.length === 1 && first.type === 'paragraph') {
      Transforms.insertFragment(editor, structuredClone(first.children))
    } else if (isBlank(editor, block)) {
      Transforms.removeNodes(editor, { at: [index] })
      Transforms.insertNodes(editor, structuredClone([...blocks]), { at: [index] })
      Transforms.select(editor, Editor.end(editor, [index + blocks.length - 1]))
    } else {
      Transforms.insertFragment(editor, structuredClone([...blocks]))
    }
  })
}
