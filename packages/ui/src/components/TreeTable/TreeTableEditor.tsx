import { useId, useLayoutEffect, useRef } from 'react'

import { useFloating } from '../../internal/floating/use-floating'
import { TreeTableMessage } from './TreeTable.styles'

/** A cell that is being edited. */
export interface TreeTableDraft {
  readonly rowId: string
  readonly columnId: string
  /** The text that stands in the field when it opens. */
  readonly text: string
  /** Typing has begun: the text is what was typed, and goes on. Otherwise all of it is selected. */
  readonly isTyped: boolean
  /** Why the text could not be taken. */
  readonly error: string | undefined
}

interface TreeTableEditorProps {
  readonly draft: TreeTableDraft
  /** Names the field: the head of its column. */
  readonly label: string
}

/** The field in a cell. The table listens to its keys, and reads its text when it is left. */
export function TreeTableEditor({ draft, label }: TreeTableEditorProps) {
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
        <TreeTableMessage ref={messageRef} id={messageId} role="alert" popover="manual">
          {error}
        </TreeTableMessage>
      )}
    </>
  )
}
