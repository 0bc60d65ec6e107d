/** Gives the focus to the heading of the place on show, so that it is read; nothing without one. */
export function focusHeading(): void {
  const heading = document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
