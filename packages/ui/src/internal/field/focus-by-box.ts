import type { PointerEvent } from 'react'

/**
 * A press on the padding of a field's box, or on a sign in it, is meant for the
 * text: hand it to `onPointerDown` of the box.
 */
export function focusByBox(event: PointerEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, textarea, button')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
