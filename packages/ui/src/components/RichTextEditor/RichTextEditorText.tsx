import { useState, type ComponentPropsWithRef, type DragEvent } from 'react'
import { Editable, useSlateStatic, type RenderPlaceholderProps } from 'slate-react'
import { styled } from 'styled-components'

import { EditorPlaceholder, editorText } from './RichTextEditor.styles'
import { renderChunk, renderElement, renderLeaf } from './RichTextElement'
import { takeBrowserSelection } from './selection-box'

/* A `role`, because a `textarea` element cannot contain formatted text. */
const EditorText = styled(Editable).attrs({ role: 'textbox' })`
  ${editorText}
`

function renderPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  const { style: _style, ...rest } = attributes
  return <EditorPlaceholder {...rest}>{children}</EditorPlaceholder>
}

interface RichTextEditorTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'placeholder' | 'children'
> {
  placeholder: string | undefined
  isReadOnly: boolean
}

/** The text itself. */
export function RichTextEditorText({ placeholder, isReadOnly, ...rest }: RichTextEditorTextProps) {
  const editor = useSlateStatic()
  const [isDropping, setIsDropping] = useState(false)
  const handleDrag = (event: DragEvent) => {
    setIsDropping(!isReadOnly && event.dataTransfer.types.includes('Files'))
  }
  const readSelection = () => {
    takeBrowserSelection(editor)
  }
  const stopDropping = () => {
    setIsDropping(false)
  }
  return (
    <EditorText
      {...rest}
      data-part="text"
      {...(isDropping ? { 'data-dropping': '' } : null)}
      disableDefaultStyles
      aria-multiline
      aria-readonly={isReadOnly}
      readOnly={isReadOnly}
      {...(placeholder === undefined ? null : { placeholder })}
      spellCheck={!isReadOnly}
      renderElement={renderElement}
      renderLeaf={renderLeaf}
      renderChunk={renderChunk}
      renderPlaceholder={renderPlaceholder}
      onCopyCapture={readSelection}
      onCutCapture={readSelection}
      onPasteCapture={readSelection}
      onDragEnter={handleDrag}
      onDragLeave={stopDropping}
      onDragEnd={stopDropping}
      onDropCapture={stopDropping}
    />
  )
}
