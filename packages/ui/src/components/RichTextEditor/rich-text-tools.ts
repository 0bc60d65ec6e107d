import type { KeyboardPlatform } from '../ShortcutHint/shortcut-keys'
import type { EditorState } from './editor-state'
import type { RichTextEditorLabels } from './rich-text-editor-labels'
import type { DocumentCommand } from './run-command'

/** What a group of tools needs: what to show, and whom to tell. */
export interface RichTextToolsProps {
  state: EditorState
  labels: RichTextEditorLabels
  platform: KeyboardPlatform
  isDisabled: boolean
  /** A tool was used; `returnsToText` when the focus goes back there. */
  onCommand: (use: { command: DocumentCommand; returnsToText: boolean }) => void
}

/** The id of a menu item that stands for no value. */
export const noValue = 'none'
