import type { TreePlace } from '../../internal/grid/tree-navigation'

/**
 * Reads the place of an element from the numbers that it carries for screen
 * readers.
 *
 * @param headRowCount lines of heads; their rows are below 0
 * @returns null outside of cells and rows
 */
export function readPlace(
  target: EventTarget | null,
  root: HTMLElement | null,
  headRowCount: number,
): TreePlace | null {
  if (!(target instanceof Element) || root === null) return null
  const row = target.closest('[role="row"]')
  if (row === null || !root.contains(row) || row.hasAttribute('data-notice')) return null
  const rowNumber = Number(row.getAttribute('aria-rowindex'))
  if (rowNumber < 1) return null
  const cell = target.closest('[aria-colindex]')
  const column = cell === null ? null : Number(cell.getAttribute('aria-colindex')) - 1
  const place = { row: rowNumber - headRowCount - 1, column }
  return place.row < 0 && column === null ? null : place
}

/** The element with the focus, if it is in the table. */
export function elementWithFocus(root: HTMLElement | null): Element | null {
  const active = document.activeElement
  return root?.contains(active) === true ? active : null
}

/** Whether the target is, or stands in, a control that a cell holds: not a part of the table itself. */
export function isInsideControl(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isOwn =
    target.matches('[role="row"],[aria-colindex]') || target.hasAttribute('data-group-id')
  return !isOwn
}

/** A text that is cut shows itself whole under the resting pointer. */
export function showCutText(target: EventTarget): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null
  // A number that does not fit says itself whole already.
  if (cell === null || cell.hasAttribute('data-cut')) return
  const text = cell.querySelector<HTMLElement>('[data-part="text"],[data-part="label"]') ?? cell
  const isCut = text.scrollWidth > text.clientWidth
  if (isCut) cell.title = text.textContent
  else if (cell.title !== '') cell.removeAttribute('title')
}
