/**
 * Returns faults in the layout of the page. The function runs in the page and must not refer to
 * anything outside itself.
 *
 * It checks these rules:
 *
 * - Every dialog, menu, list and other floating surface is inside the viewport.
 * - Every control of a surface is at least 8 px high and wide. It can be scrolled to a position
 *   where only a surface above it may cover it.
 * - The page itself does not scroll sideways.
 *
 * @returns one sentence for each fault
 */
export function geometryFaults(): string[] {
  const floating =
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover], dialog'
  const controls =
    'button, input, select, textarea, a[href], [role=button], [role=combobox], [role=option], [role=textbox], [role^=menuitem]'
  const faults: string[] = []
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
    return `${role} "${name.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    faults.push(`The page is ${scrollWidth - clientWidth} px too wide.`)

  for (const surface of document.querySelectorAll(floating)) {
    if (!isVisible(surface)) continue
    const box = surface.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const isInside =
      box.left >= -1 &&
      box.top >= -1 &&
      box.right <= innerWidth + 1 &&
      box.bottom <= innerHeight + 1
    const isScrolled = surface.parentElement?.closest(floating) !== null
    if (!isInside && !isScrolled) {
      const sides = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ')
      faults.push(`${nameOf(surface)} reaches out of the viewport: ${sides}.`)
    }
    for (const control of surface.querySelectorAll(controls)) {
      if (!isVisible(control) || control.closest('[inert]')) continue
      const before = control.getBoundingClientRect()
      // Controls for assistive technology only have no size.
      if (before.width <= 1 || before.height <= 1) continue
      if (before.width < 8 || before.height < 8) {
        faults.push(`${nameOf(control)} is ${before.width} × ${before.height} px.`)
        continue
      }
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isReached =
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
      // An open list may cover a part of its dialog, because it closes again.
      const uppermost = hit?.closest(floating) ?? surface
      if (!isReached && uppermost === surface) {
        const cover = hit === null ? 'is outside the viewport' : `is under ${nameOf(hit)}`
        faults.push(`${nameOf(control)} of ${nameOf(surface)} ${cover}.`)
      }
    }
  }
  return faults
}
