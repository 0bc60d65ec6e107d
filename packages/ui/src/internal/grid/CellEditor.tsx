import { useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { floatingStyles } from '../floating/floating-styles'
import { useFloating } from '../floating/use-floating'

/** A cell that is being edited. */
export interface CellDraft {
  readonly rowId: string
  readonly columnId: string
  /** The text in the field when it opens. */
  readonly text: string
  /** The text is what was typed, and typing goes on after it. Otherwise all of it is selected. */
  readonly isTyped: boolean
  /** Why the text could not be taken. */
  readonly error: string | undefined
}

/** Why a typed text could not be taken, beside its cell. */
const CellMessage = styled.div`
  ${floatingStyles}
  max-width: 280px;
  padding: 6px 10px;
  border-color: ${token('color-danger-line')};
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

interface CellEditorProps {
  readonly draft: CellDraft
  /** Names the field: the head of its column. */
  readonly label: string
}

/** The field in a cell. The table listens to its keys, and reads its text when it loses the focus. */
export function CellEditor({ draft, label }: CellEditorProps) {
  const { text, isTyped, error } = draft
  const messageId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const messageRef = useFloating<HTMLDivElement>({
    isOpen: error !== undefined,
    anchor: inputRef,
    placement: 'bottom-start',
  })
  useLayoutEffect(() => {
    const input = inputRef.current
    if (!input) return
    input.focus({ preventScroll: true })
    if (isTyped) input.setSelectionRange(input.value.length, input.value.length)
    else input.select()
  }, [isTyped])
  return (
    <>
      <input
        ref={inputRef}
        data-part="editor"
        type="text"
        autoComplete="off"
        aria-label={label}
        defaultValue={text}
        {...(error === undefined ? null : { 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      {error === undefined ? null : (
        <CellMessage ref={messageRef} id={messageId} role="alert" popover="manual">
          {error}
        </CellMessage>
      )}
    </>
  )
}
