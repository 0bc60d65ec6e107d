import { useIsModalOpen } from '@throughline/ui/Dialog'
import { useEffect, useEffectEvent } from 'react'

/**
 * Elements in which keys enter text. The field handles all keys, also Ctrl+Z, which undoes typing.
 */
const TEXT_ENTRY =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'
/**
 * Popovers, menus and dialogs, which handle the keys that the user presses in them. A full-screen
 * page that is not modal is a page.
 */
const OVERLAY = 'dialog:not([data-page]), [role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Listens to the keys of the page itself. It ignores a key press in these cases:
 *
 * - A modal dialog is open: the page behind it must not change.
 * - The focus is in a text field, a popover, a menu or a dialog.
 * - A component has already handled the key (`preventDefault`).
 *
 * @param onKey returns whether it has handled the key; the browser then ignores the key
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

/** Returns whether the focus is in an element that handles keys itself. */
function isPressedInside({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(`${TEXT_ENTRY}, ${OVERLAY}`) !== null
}
