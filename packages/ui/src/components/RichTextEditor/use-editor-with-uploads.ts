import { useEffect, useLayoutEffect, useState } from 'react'
import type { Editor } from 'slate'

import { createRichTextEditor } from './create-editor'
import { ImageUploads, type UploadImage } from './image-uploads'
import { refusalOf, settleImage, type ImageRefusal } from './images'
import type { PasteLimits } from './simplify-pasted'
import './slate-types'

interface EditorOptions extends PasteLimits {
  uploadImage: UploadImage | undefined
  maxImageBytes: number
  onRefuse: (refusal: ImageRefusal | undefined) => void
}

interface EditorWithUploads {
  readonly editor: Editor
  readonly uploads: ImageUploads
  /** Starts the upload of a file; undefined if it is refused or uploads are not supported. */
  readonly upload: (file: File) => string | undefined
  readonly retry: (id: string) => void
  readonly setOptions: (options: EditorOptions) => void
}

function createEditorWithUploads(first: EditorOptions): EditorWithUploads {
  let options = first
  const uploads = new ImageUploads((id, image) => {
    settleImage(editor, id, image)
  })
  const upload = (file: File): string | undefined => {
    if (!options.uploadImage) return undefined
    const refusal = refusalOf(file, options.maxImageBytes)
    options.onRefuse(refusal)
    return refusal === undefined ? uploads.start(file, options.uploadImage) : undefined
  }
  const editor: Editor = createRichTextEditor({
    pasteLimits: () => options,
    uploads: () => uploads,
    upload,
  })
  return {
    editor,
    uploads,
    upload,
    retry: (id) => {
      if (options.uploadImage) uploads.retry(id, options.uploadImage)
    },
    setOptions: (latest) => {
      options = latest
    },
  }
}

/** The editor of a component and the uploads of its pictures; both exist until it unmounts. */
export function useEditorWithUploads(options: EditorOptions): EditorWithUploads {
  const [made] = useState(() => createEditorWithUploads(options))
  useLayoutEffect(() => {
    made.setOptions(options)
  })
  useEffect(
    () => () => {
      made.uploads.dispose()
    },
    [made],
  )
  return made
}
