import { Range, Transforms, type Editor } from 'slate'
import { ReactEditor } from 'slate-react'

import type { Box } from '../../internal/floating/place-beside'
import './slate-types'

const HIGHLIGHT_NAME = 'tl-rich-text-selection'

function domRange(editor: Editor): globalThis.Range | null {
  return editor.selection ? ReactEditor.toDOMRange(editor, editor.selection) : null
}

/** The box of the selection in the viewport, or of the text without a selection. */
export function selectionBox(editor: Editor): Box {
  const box = domRange(editor)?.getBoundingClientRect()
  const { left, top, width, height } =
    box && box.height > 0 ? box : ReactEditor.toDOMNode(editor, editor).getBoundingClientRect()
  return { left, top, width, height }
}

/**
 * Highlights the selected text while the focus is elsewhere, in browsers that support
 * it.
 *
 * @returns removes the highlight
 */
export function highlightSelection(editor: Editor): () => void {
  const range = domRange(editor)
  if (!range || range.collapsed || !('highlights' in CSS)) return () => undefined
  // oxlint-disable-next-line compat/compat -- The line above asks for it.
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range))
  return () => {
    CSS.highlights.delete(HIGHLIGHT_NAME)
  }
}

/**
 * Focuses the text at its current selection. The selection is set first, because a text
 * that gets the focus while the browser's selection is in a field would start at its
 * beginning.
 */
export function focusTextAt(editor: Editor, selection: Range | null): void {
  const text = ReactEditor.toDOMNode(editor, editor)
  if (selection) {
    const { startContainer, startOffset, endContainer, endOffset } = ReactEditor.toDOMRange(
      editor,
      selection,
    )
    text.ownerDocument
      .getSelection()
      ?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
  }
  text.focus({ preventScroll: true })
}

/**
 * Reads the selection of the browser. The editor gets it with a delay, so a key pressed or a text
 * copied right after selecting would apply to the previous selection.
 */
export function takeBrowserSelection(editor: Editor): void {
  const selection = ReactEditor.toDOMNode(editor, editor).ownerDocument.getSelection()
  // Before pending changes are rendered, the browser's selection is outdated.
  if (editor.operations.length > 0 || !selection || selection.rangeCount === 0) return
  if (!ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return
  if (!ReactEditor.hasEditableTarget(editor, selection.focusNode)) return
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  })
  if (range && !(editor.selection && Range.equals(range, editor.selection))) {
    Transforms.select(editor, range)
  }
}
