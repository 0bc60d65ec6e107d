import { Editor, Range, Text, Transforms } from 'slate'

import {
  toggleMarks,
  valueMarks,
  type RichTextMarks,
  type RichTextToggle,
  type RichTextValueMark,
} from '../../internal/rich-text/document'
import './slate-types'

/** The formats of the selection, or of text typed at the caret. */
export function currentMarks(editor: Editor): RichTextMarks {
  return editor.selection ? (Editor.marks(editor) ?? {}) : {}
}

/** Toggles a format. */
export function toggleMark(editor: Editor, mark: RichTextToggle): void {
  if (currentMarks(editor)[mark] === true) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

/** Sets a format with a value; undefined removes it. */
export function setValueMark(
  editor: Editor,
  mark: RichTextValueMark,
  value: string | undefined,
): void {
  if (value === undefined) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, value)
}

/** Removes all formats and links from the selected text; block types do not change. */
export function clearMarks(editor: Editor): void {
  const marks = [...toggleMarks, ...valueMarks]
  if (editor.selection && Range.isExpanded(editor.selection)) {
    Editor.withoutNormalizing(editor, () => {
      Transforms.unsetNodes(editor, marks, { match: Text.isText, split: true })
      Transforms.unwrapNodes(editor, {
        match: (node) => 'type' in node && node.type === 'link',
        split: true,
      })
    })
  } else {
    for (const mark of marks) Editor.removeMark(editor, mark)
  }
}
