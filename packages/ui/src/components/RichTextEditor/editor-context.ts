import { createContext, use } from 'react'
import type { Path } from 'slate'

import type { ImageUploads } from './image-uploads'
import type { RichTextEditorLabels } from './rich-text-editor-labels'

/** What the elements in the text need of the component around it. Stable while nothing is set anew. */
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

/** Gives the elements in the text their context. */
export const EditorProvider = EditorContext

/** @throws Error outside of an editor */
export function useEditorContext(): EditorContextValue {
  const value = use(EditorContext)
  if (!value) {
    throw new Error(
      'An element of rich text was drawn outside of its editor, so it has no labels and no uploads. Put it inside of RichTextEditor.',
    )
  }
  return value
}
