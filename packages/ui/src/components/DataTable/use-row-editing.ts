import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

import { focusableIn, wrapTab } from '../../internal/focusable'
import { useEscape } from '../../internal/use-escape'

interface RowEditingOptions {
  viewportRef: RefObject<HTMLElement | null>
  isEditing: boolean
  /** The column whose editor takes the focus, if it has one. */
  columnId: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** Puts the focus back on the cell where it was. */
  onLeave: () => void
}

/** The keys of a row that is being edited, and where the focus goes before and after. */
export function useRowEditing({
  viewportRef,
  isEditing,
  columnId,
  onConfirm,
  onCancel,
  onLeave,
}: RowEditingOptions) {
  useEscape(isEditing, onCancel)

  const wasEditingRef = useRef(false)
  const hadFocusRef = useRef(false)
  useLayoutEffect(() => {
    const row = viewportRef.current?.querySelector('[data-editing]')
    if (isEditing && !wasEditingRef.current) {
      const editors = [...(row?.querySelectorAll<HTMLElement>('[data-editor]') ?? [])]
      const intended = editors.find((editor) => editor.dataset['editor'] === columnId) ?? editors[0]
      const control = intended ? focusableIn(intended)[0] : undefined
      control?.focus()
      if (control instanceof HTMLInputElement) control.select()
    } else if (!isEditing && wasEditingRef.current && hadFocusRef.current) {
      onLeave()
    }
    wasEditingRef.current = isEditing
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves when editing begins and ends, not when callbacks change
  }, [isEditing])

  /** Takes a key press inside the row. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    const row = target instanceof Element ? target.closest('[data-editing]') : null
    if (!row || !(target instanceof HTMLElement)) return
    if (event.key === 'Tab') wrapTab(event, row)
    // A list that is open, a line of a text area and a button have their own Enter.
    else if (event.key === 'Enter' && target.closest('[data-editor]')) {
      const isOwn = target.matches('textarea,button,[aria-expanded="true"],[aria-haspopup]')
      if (isOwn || event.nativeEvent.isComposing) return
      event.preventDefault()
      onConfirm()
    }
  }
  const handleFocusChange = (hasFocus: boolean) => {
    hadFocusRef.current = hasFocus
  }
  return { handleKeyDown, handleFocusChange }
}
