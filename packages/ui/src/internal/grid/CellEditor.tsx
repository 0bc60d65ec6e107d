import { useId, useLayoutEffect, useRef } from 'react'

import type { CellEditorActions } from './grid-frame'
import { CellMessage } from './CellMessage'

/** A cell that is being edited. */
export interface CellDraft {
  readonly rowId: string
  readonly columnId: string
  /** The text in the field when it opens. */
  readonly text: string
  /**
   * The user has just typed the text, so the caret goes behind it. Otherwise all of it is selected.
   */
  readonly isTyped: boolean
  /** Why the text could not be taken. */
  readonly error: string | undefined
  /** Of a field that the column draws itself; undefined for the text field of the table. */
  readonly actions: CellEditorActions | undefined
}

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
        <CellMessage id={messageId} anchor={inputRef}>
          {error}
        </CellMessage>
      )}
    </>
  )
}
