import type { Editor } from 'slate'

import type {
  RichTextAlign,
  RichTextBlockKind,
  RichTextListKind,
  RichTextMarks,
} from '../../internal/rich-text/document'
import { hasSameMarks } from '../../internal/rich-text/canonical'
import { canIndent, canOutdent, currentBlock } from './blocks'
import { currentLink } from './links'
import { currentMarks } from './marks'
import './slate-types'

/** The formats at the start of the selection, as the tools show them. */
export interface EditorState {
  readonly marks: RichTextMarks
  readonly kind: RichTextBlockKind | 'list-item'
  readonly list: RichTextListKind | undefined
  readonly align: RichTextAlign | undefined
  readonly isInLink: boolean
  readonly canIndent: boolean
  readonly canOutdent: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Computes the state; fast enough for every key press. */
export function readEditorState(editor: Editor): EditorState {
  const block = currentBlock(editor)?.block
  return {
    marks: currentMarks(editor),
    kind: block?.type ?? 'paragraph',
    list: block?.type === 'list-item' ? block.list : undefined,
    align: block?.align,
    isInLink: currentLink(editor) !== undefined,
    canIndent: canIndent(editor),
    canOutdent: canOutdent(editor),
    canUndo: editor.history.undos.length > 0,
    canRedo: editor.history.redos.length > 0,
  }
}

/** Whether the tools are the same in both states. */
export function isSameState(one: EditorState | null, other: EditorState): boolean {
  return (
    one !== null &&
    one.kind === other.kind &&
    one.list === other.list &&
    one.align === other.align &&
    one.isInLink === other.isInLink &&
    one.canIndent === other.canIndent &&
    one.canOutdent === other.canOutdent &&
    one.canUndo === other.canUndo &&
    one.canRedo === other.canRedo &&
    hasSameMarks(one.marks, other.marks)
  )
}
