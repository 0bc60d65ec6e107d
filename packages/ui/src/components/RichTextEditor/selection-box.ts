import type { Editor } from 'slate'
import { ReactEditor } from 'slate-react'

import type { Box } from '../../internal/floating/place-beside'
import './slate-types'

const highlightName = 'tl-rich-text-selection'

function domRange(editor: Editor): Range | null {
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
  CSS.highlights.set(highlightName, new Highlight(range))
  return () => {
    CSS.highlights.delete(highlightName)
  }
}
