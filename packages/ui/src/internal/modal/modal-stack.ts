import { useSyncExternalStore } from 'react'

const dialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function notify() {
  // An attribute for the global style: `:has(dialog:modal)` would cost every change of the page.
  document.documentElement.toggleAttribute('data-modal', dialogs.length > 0)
  for (const listener of listeners) listener()
}

/**
 * Registers an open modal dialog. Everything outside of it is inert, so toasts and
 * other elements that must stay reachable move into it.
 *
 * @returns unregisters the dialog
 */
export function enterModal(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog)
  notify()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    notify()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The topmost open modal dialog, or null when there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  )
}
