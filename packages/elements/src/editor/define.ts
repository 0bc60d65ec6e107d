import { defineElement, elementClass } from '../element'
import { editorDeclaration } from './editor-declaration'
import type { EditorElement, EditorEventMap, EditorHandle, EditorProperties } from './editor.types'

export type { EditorElement, EditorEventMap, EditorMethods, EditorProperties } from './editor.types'

/** The class of `<throughline-editor>`, for a name of one's own or a class that extends it. */
export class ThroughlineEditorElement extends elementClass<
  EditorProperties,
  EditorEventMap,
  EditorHandle
>(editorDeclaration) {
  flush(): void {
    this.view?.flush()
  }
}

/**
 * Registers the element. Importing `@throughline/elements/editor` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-editor'
 */
export function defineEditor(name = 'throughline-editor'): void {
  defineElement(name, ThroughlineEditorElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-editor': EditorElement
  }
}
