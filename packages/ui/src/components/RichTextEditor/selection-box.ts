import { Range, Transforms, type Editor } from 'slate'
import { ReactEditor } from 'slate-react'

import type { Box } from '../../internal/floating/place-beside'
import './slate-types'

const highlightName = 'tl-rich-text-selection'

function domRange(editor: Editor): globalThis.Range | null {
  return editor.selection ? ReactEditor.toDOMRange(editor, editor.selection) : null
}

/** Where the selection stands in the viewport, or the text itself where there is none. */
export function selectionBox(editor: Editor): Box {
  const box = domRange(editor)?.getBoundingClientRect()
  const { left, top, width, height } =
    box && box.height > 0 ? box : ReactEditor.toDOMNode(editor, editor).getBoundingClientRect()
  return { left, top, width, height }
}

/**
 * Keeps the selected text marked while the focus is elsewhere, where the browser can.
 *
 * @returns takes the mark away
 */
export function highlightSelection(editor: Editor): () => void {
  const range = domRange(editor)
  if (!range || range.collapsed || !('highlights' in CSS)) return () => undefined
  // oxlint-disable-next-line compat/compat -- The line above asks for it.
  CSS.highlights.set(highlightName, new Highlight(range))
  return () => {
    CSS.highlights.delete(highlightName)
  }
}

/**
 * Puts the focus into the text, at a selection that its elements show already.
 * A text that takes the focus while the browser's selection is in a field begins
 * at its start: so the selection comes first.
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
 * Takes over the selection of the browser. The editor hears of it a moment late:
 * a key that works on what was just selected would work on what was selected before.
 */
export function takeBrowserSelection(editor: Editor): void {
  const selection = ReactEditor.toDOMNode(editor, editor).ownerDocument.getSelection()
  // While changes wait to be drawn, the browser's selection is that of before.
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
