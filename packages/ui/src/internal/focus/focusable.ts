import type { RefObject } from 'react'

import { activeElementAround } from './shadow-root'

const candidates = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]:not(:disabled)',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join(',')

/** The elements that Tab reaches inside of an element, in document order, without hidden ones. */
export function focusableIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.getClientRects().length > 0,
  )
}

/**
 * Keeps Tab inside of an element: after the last control comes the first.
 *
 * @param event a Tab press inside `root`
 */
export function wrapTab(event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>, root: Element) {
  const elements = focusableIn(root)
  const first = elements[0]
  const last = elements.at(-1)
  if (!first || !last) {
    event.preventDefault()
    return
  }
  const current = activeElementAround(root)
  const isOutside = !elements.some((element) => element === current)
  if (event.shiftKey ? current === first || isOutside : current === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}

interface InitialFocusOptions {
  /** Takes the focus if there is one. */
  initialFocusRef: RefObject<HTMLElement | null> | undefined
  /** Where to look for the first control, in this order. */
  within: readonly (Element | null)[]
}

/**
 * The element that takes the focus when `root` opens: that of the ref, else the one
 * with `data-autofocus`, else the first control, else `root` itself.
 */
export function initialFocusIn(
  root: HTMLElement,
  { initialFocusRef, within }: InitialFocusOptions,
): HTMLElement {
  const marked = initialFocusRef?.current ?? root.querySelector<HTMLElement>('[data-autofocus]')
  if (marked) return marked
  for (const element of within) {
    const first = element ? focusableIn(element)[0] : undefined
    if (first) return first
  }
  return root
}

/**
 * Moves the focus to an element inside of `root`.
 *
 * @param target null leaves the focus where it is
 * @returns call it when `root` closes: if the focus is still inside, it goes back to
 *   where it was; a focus that has moved on stays where it is
 */
export function moveFocusInto(root: HTMLElement, target: HTMLElement | null): () => void {
  const previous = activeElementAround(root)
  target?.focus({ preventScroll: true })
  return () => {
    const isStillInside = root.contains(activeElementAround(root))
    if (isStillInside && previous instanceof HTMLElement && previous.isConnected) {
      previous.focus({ preventScroll: true })
    }
  }
}
