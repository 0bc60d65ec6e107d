import type { PointerEvent } from 'react'

/**
 * Focuses the input on a press on the padding or an adornment of its box. Use it as
 * `onPointerDown` of the box.
 */
export function focusByBox(event: PointerEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, textarea, button')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
