import { Editor, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'

import type { RichTextBlock, RichTextImage } from '../../internal/rich-text/document'
import type { UploadedImage } from './image-uploads'
import { isImage } from './links'
import './slate-types'

/** Formats that every browser shows. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Why a file is refused. */
export type ImageRefusal = 'type' | 'size'

/** @returns undefined when the file may be uploaded */
export function refusalOf(file: File, limitBytes: number): ImageRefusal | undefined {
  if (!imageTypes.includes(file.type)) return 'type'
  return file.size > limitBytes ? 'size' : undefined
}

/** A picture that is uploading. */
export function pendingImage(uploadId: string): RichTextImage {
  return { type: 'image', src: '', alt: '', uploadId, children: [{ text: '' }] }
}

/** Inserts a picture into the line. */
export function insertImage(editor: Editor, image: RichTextImage): void {
  Transforms.insertNodes(editor, image)
  Transforms.move(editor, { unit: 'offset' })
}

/** Sets the URL of an uploaded picture. Undo does not revert it. */
export function settleImage(editor: Editor, id: string, uploaded: UploadedImage): void {
  HistoryEditor.withoutSaving(editor, () => {
    for (const [node, path] of Editor.nodes(editor, {
      at: [],
      match: (node) => isImage(node) && node.uploadId === id,
      voids: true,
    })) {
      if (!isImage(node)) continue
      Transforms.setNodes(
        editor,
        {
          src: uploaded.url,
          ...(node.alt === '' && uploaded.alt !== undefined ? { alt: uploaded.alt } : null),
        },
        { at: path, voids: true },
      )
    }
  })
}

const dataImage = /^data:(image\/(?:png|jpe?g|gif|webp));base64,(.*)$/i

/** Converts a picture embedded in the HTML to a file; undefined if it is not one. */
export function fileOfDataImage(src: string): File | undefined {
  const parts = dataImage.exec(src)
  if (!parts) return undefined
  const [, type = '', data = ''] = parts
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    return new File([bytes], 'picture', { type: type.toLowerCase().replace('jpg', 'jpeg') })
  } catch {
    return undefined
  }
}

/** Replaces the pictures for which `replace` returns a value. */
export function mapImages(
  blocks: readonly RichTextBlock[],
  replace: (image: RichTextImage) => RichTextImage | undefined,
): RichTextBlock[] {
  return blocks.map((block) => ({
    ...block,
    children: block.children.map((inline) =>
      'type' in inline && inline.type === 'image' ? (replace(inline) ?? inline) : inline,
    ),
  }))
}
