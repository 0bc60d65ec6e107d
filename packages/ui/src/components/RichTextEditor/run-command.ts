import { Editor, Transforms } from 'slate'

import { indent, outdent, setAlign, setBlockKind, toggleList } from './blocks'
import { clearMarks, toggleMark } from './marks'
import type { RichTextCommand } from './shortcuts'
import './slate-types'

/** Commands that change the document without further input. */
export type DocumentCommand = Exclude<RichTextCommand, 'link' | 'toolbar'>

const commands: Readonly<Record<DocumentCommand, (editor: Editor) => void>> = {
  bold: (editor) => {
    toggleMark(editor, 'bold')
  },
  italic: (editor) => {
    toggleMark(editor, 'italic')
  },
  underline: (editor) => {
    toggleMark(editor, 'underline')
  },
  strikethrough: (editor) => {
    toggleMark(editor, 'strikethrough')
  },
  paragraph: (editor) => {
    setBlockKind(editor, 'paragraph')
  },
  'heading-1': (editor) => {
    setBlockKind(editor, 'heading-1')
  },
  'heading-2': (editor) => {
    setBlockKind(editor, 'heading-2')
  },
  'heading-3': (editor) => {
    setBlockKind(editor, 'heading-3')
  },
  quote: (editor) => {
    setBlockKind(editor, 'quote')
  },
  numbered: (editor) => {
    toggleList(editor, 'numbered')
  },
  bulleted: (editor) => {
    toggleList(editor, 'bulleted')
  },
  indent,
  outdent,
  'align-start': (editor) => {
    setAlign(editor, undefined)
  },
  'align-center': (editor) => {
    setAlign(editor, 'center')
  },
  'align-end': (editor) => {
    setAlign(editor, 'end')
  },
  'align-justify': (editor) => {
    setAlign(editor, 'justify')
  },
  clear: clearMarks,
  undo: (editor) => {
    editor.undo()
  },
  redo: (editor) => {
    editor.redo()
  },
}

/** Sets a selection for tools: the end of the text if it never had the focus. */
export function ensureSelection(editor: Editor): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
}

/** Runs the command of a key or a tool. */
export function runCommand(editor: Editor, command: DocumentCommand): void {
  ensureSelection(editor)
  commands[command](editor)
}
