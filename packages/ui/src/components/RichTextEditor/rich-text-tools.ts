import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import type { EditorState } from './editor-state'
import type { RichTextEditorLabels } from './RichTextEditor.labels'
import type { DocumentCommand } from './run-command'

/** The props of a group of tools. */
export interface RichTextToolsProps {
  state: EditorState
  labels: RichTextEditorLabels
  platform: KeyboardPlatform
  isDisabled: boolean
  /** A tool was used; with `returnsToText` the focus returns to the text. */
  onCommand: (use: { command: DocumentCommand; returnsToText: boolean }) => void
}

/** The id of the menu item for no value. */
export const NO_VALUE = 'none'
