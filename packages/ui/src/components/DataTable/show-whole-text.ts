/**
 * Gives a cell that cuts its text the whole of it as a title, at the moment when
 * the pointer comes to rest: nothing is measured before.
 */
export function showWholeText(target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  if (!cell || cell.matches('[data-editor]')) return
  const parts = [
    cell,
    ...cell.querySelectorAll<HTMLElement>('[data-part="label"],[data-part="link"]'),
  ]
  const isCut = parts.some((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0)
  if (isCut && !cell.title) cell.title = cell.textContent.trim()
  else if (!isCut && cell.title) cell.removeAttribute('title')
}
