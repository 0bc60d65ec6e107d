/**
 * Focuses the heading of the visible page, so that screen readers read it. Does nothing without
 * one.
 */
export function focusHeading(): void {
  const heading = document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
