import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'

import { focusableIn, wrapTab } from '../../internal/focus/focusable'
import { useEscape } from '../../internal/keyboard/use-escape'

interface RowEditingOptions {
  gridRef: RefObject<HTMLElement | null>
  isEditing: boolean
  /** The column whose editor takes the focus, if it has one. */
  columnId: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/**
 * The focus when a row begins to be edited, and the keys in it. When editing
 * ends, `useGridFocus` returns the focus to the cell.
 *
 * @returns takes a key press inside the row
 */
export function useRowEditing({
  gridRef,
  isEditing,
  columnId,
  onConfirm,
  onCancel,
}: RowEditingOptions): (event: KeyboardEvent) => void {
  useEscape(isEditing, onCancel)

  useLayoutEffect(() => {
    if (!isEditing) return
    const row = gridRef.current?.querySelector('[data-editing]')
    const editors = [...(row?.querySelectorAll<HTMLElement>('[data-editor]') ?? [])]
    const intended = editors.find((editor) => editor.dataset['editor'] === columnId) ?? editors[0]
    const control = intended ? focusableIn(intended)[0] : undefined
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves when editing begins, not when the column changes
  }, [isEditing])

  return (event) => {
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
}
