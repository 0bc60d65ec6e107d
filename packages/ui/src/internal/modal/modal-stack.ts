import { useSyncExternalStore } from 'react'

import { pageState } from '../page/page-state'

/**
 * Prevents scrolling of the page behind a modal dialog. Adds a separate style sheet to the
 * document: the base styles may be in a shadow root, from which they do not reach the page. It
 * uses no `style` attribute, which could replace a style of the page.
 */
function lockScrolling(document: Document, isLocked: boolean) {
  const page = pageState()
  if (isLocked === (page.scrollLock !== null)) return
  if (page.scrollLock === null) {
    page.scrollLock = new CSSStyleSheet()
    page.scrollLock.replaceSync(':root{overflow:hidden !important}')
    document.adoptedStyleSheets.push(page.scrollLock)
    return
  }
  const { scrollLock } = page
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== scrollLock)
  page.scrollLock = null
}

/**
 * Registers an open modal dialog. Everything outside of it is inert, so toasts and
 * other elements that must stay reachable move into it.
 *
 * @returns unregisters the dialog
 */
export function enterModal(dialog: HTMLDialogElement): () => void {
  const { dialogs, dialogListeners } = pageState()
  const notify = () => {
    lockScrolling(dialog.ownerDocument, dialogs.length > 0)
    for (const listener of dialogListeners) listener()
  }
  dialogs.push(dialog)
  notify()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    notify()
  }
}

function subscribe(listener: () => void) {
  const { dialogListeners } = pageState()
  dialogListeners.add(listener)
  return () => {
    dialogListeners.delete(listener)
  }
}

/** The topmost open modal dialog, or null when there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => pageState().dialogs.at(-1) ?? null,
    () => null,
  )
}
