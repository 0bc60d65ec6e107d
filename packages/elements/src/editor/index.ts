import { defineEditor } from './define'

export { defineEditor, ThroughlineEditorElement } from './define'
export type { EditorElement, EditorEventMap, EditorMethods, EditorProperties } from './define'

defineEditor()
