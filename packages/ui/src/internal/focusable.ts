import { activeElementAround } from './active-element'

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

/** What Tab reaches inside an element, in document order; hidden things left out. */
export function focusableIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.getClientRects().length > 0,
  )
}

/**
 * Keeps Tab inside an element: past the last comes the first.
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
