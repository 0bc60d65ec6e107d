import type { ImageRefusal } from './images'
import type { RichTextEditorTexts } from './rich-text-editor-texts'
import { EditorNotice } from './RichTextEditor.styles'

interface RichTextEditorNoticeProps {
  id: string
  texts: RichTextEditorTexts
  refusal: ImageRefusal | undefined
  maxImageBytes: number
  characterCount: number
  warningCharacters: number
  maxCharacters: number
}

/** What the editor itself has to say: the length, and files that were not taken. */
export function RichTextEditorNotice({
  id,
  texts,
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
            {refusal === 'size' ? texts.imageTooLarge({ maxImageBytes }) : texts.imageUnreadable}
          </span>
        </EditorNotice>
      )}
      {isNear ? (
        <EditorNotice
          id={id}
          role={isTooLong ? 'alert' : 'status'}
          data-tone={isTooLong ? 'danger' : 'warning'}
        >
          <span>{isTooLong ? texts.overLimit : texts.nearLimit}</span>
          <span aria-hidden="true">
            {texts.count({ characters: characterCount, maxCharacters })}
          </span>
        </EditorNotice>
      ) : null}
    </>
  )
}
