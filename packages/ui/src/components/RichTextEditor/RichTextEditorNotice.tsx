import type { ImageRefusal } from './images'
import type { RichTextEditorLabels } from './rich-text-editor-labels'
import { EditorNotice } from './RichTextEditor.styles'

interface RichTextEditorNoticeProps {
  id: string
  labels: RichTextEditorLabels
  refusal: ImageRefusal | undefined
  maxImageBytes: number
  characterCount: number
  warningCharacters: number
  maxCharacters: number
}

/** Notices of the editor: its length, and refused files. */
export function RichTextEditorNotice({
  id,
  labels,
  refusal,
  maxImageBytes,
  characterCount,
  warningCharacters,
  maxCharacters,
}: RichTextEditorNoticeProps) {
  const isTooLong = characterCount > maxCharacters
  const isNear = characterCount > warningCharacters
  return (
    <>
      {refusal === undefined ? null : (
        <EditorNotice data-tone="danger" role="alert">
          <span>
            {refusal === 'size' ? labels.imageTooLarge({ maxImageBytes }) : labels.imageUnreadable}
          </span>
        </EditorNotice>
      )}
      {isNear ? (
        <EditorNotice
          id={id}
          role={isTooLong ? 'alert' : 'status'}
          data-tone={isTooLong ? 'danger' : 'warning'}
        >
          <span>{isTooLong ? labels.overLimit : labels.nearLimit}</span>
          <span aria-hidden="true">
            {labels.count({ characters: characterCount, maxCharacters })}
          </span>
        </EditorNotice>
      ) : null}
    </>
  )
}
