import { useIsModalOpen } from '@throughline/ui/Dialog'
import { useEffect, useEffectEvent } from 'react'

/** Where keys enter text: they are the field's, also Ctrl+Z, which takes back what was typed. */
const TEXT_ENTRY =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'
/** Popovers and dialogs, which answer the keys that are pressed in them. */
const OVERLAY = 'dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Listens to the keys of the page itself. A key press belongs to the page unless
 *
 * - a modal dialog is open, behind which nothing must change,
 * - it was pressed in a text field, a popover or a dialog, or
 * - a component has answered it before (`preventDefault`).
 *
 * @param onKey returns whether it has answered the key, which then does nothing else
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const isModalOpen = useIsModalOpen()
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isModalOpen || event.defaultPrevented || isPressedInside(event)) return
    if (onKey(event)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event)
    }
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
    }
  }, [])
}

/** Whether the key was pressed in something that answers keys itself. */
function isPressedInside({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(`${TEXT_ENTRY}, ${OVERLAY}`) !== null
}
