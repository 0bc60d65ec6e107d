import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react'

import { TypingFields, type TypingField } from '../../internal/field/typing-fields'

/** The imperative handle of a `TypingScope`. */
export interface TypingScopeHandle {
  /**
   * Makes the fields report what is being typed, where it can be read. The focus, the caret
   * and the texts stay as they are. Call it before a draft is stored, or before a newer
   * version of the values is merged.
   */
  readonly flush: () => void
  /**
   * Makes the fields report as if they were left: a text that cannot be read is refused. The
   * focus stays. Call it before the form is checked and saved.
   */
  readonly settle: () => void
}

export interface TypingScopeProps {
  /** Ref to the handle. */
  handleRef: Ref<TypingScopeHandle>
  /** Contains the fields, at any depth. */
  children?: ReactNode
}

/**
 * Reaches what is typed into the fields inside and is not reported yet: days and times,
 * which are read when the field is left, and rich texts, which wait for a pause in typing.
 * Draws nothing.
 */
export function TypingScope({ handleRef, children }: TypingScopeProps) {
  const [fields] = useState(() => new Set<TypingField>())
  useImperativeHandle(
    handleRef,
    () => ({
      flush: () => {
        for (const field of fields) field.flush()
      },
      settle: () => {
        for (const field of fields) field.settle()
      },
    }),
    [fields],
  )
  return <TypingFields.Provider value={fields}>{children}</TypingFields.Provider>
}
