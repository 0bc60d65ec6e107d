import { createContext, useContext } from 'react'
import type { Path } from 'slate'

import type { ImageUploads } from './image-uploads'
import type { RichTextEditorLabels } from './RichTextEditor.labels'

/**
 * Data of the editor component for the elements of the text. The same object until a prop changes.
 */
export interface EditorContextValue {
  readonly labels: RichTextEditorLabels
  readonly uploads: ImageUploads
  readonly isReadOnly: boolean
  /** Where pictures are loaded from besides the page's own origin. */
  readonly imageOrigins: readonly string[]
  readonly onRetry: (upload: { id: string }) => void
  readonly onDescribe: (image: { path: Path; anchor: Element }) => void
}

const EditorContext = createContext<EditorContextValue | null>(null)

/** Provides the context for elements of the text. */
export const EditorProvider = EditorContext.Provider

/** @throws Error outside of an editor */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) {
    throw new Error(
      'An element of rich text was drawn outside of its editor, so it has no labels and no uploads. Put it inside of RichTextEditor.',
    )
  }
  return value
}
