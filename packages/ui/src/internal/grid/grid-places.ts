import type { GridFrame, GridPlace } from './grid-frame'
import { scrollToShow } from './visible-slice'

/**
 * Reads the place of an element from the numbers that it carries for screen
 * readers.
 *
 * @param headRowCount lines of heads; their rows are below 0
 * @returns null outside of cells and rows
 */
export function readPlace(
  target: EventTarget | null,
  grid: HTMLElement | null,
  headRowCount: number,
): GridPlace | null {
  if (!(target instanceof Element) || grid === null) return null
  const row = target.closest('[role="row"]')
  if (row === null || !grid.contains(row) || row.hasAttribute('data-notice')) return null
  const rowNumber = Number(row.getAttribute('aria-rowindex'))
  if (rowNumber < 1) return null
  const cell = target.closest('[aria-colindex]')
  const column = cell === null ? null : Number(cell.getAttribute('aria-colindex')) - 1
  const place = { row: rowNumber - headRowCount - 1, column }
  return place.row < 0 && column === null ? null : place
}

/** The row or cell of a place, if it is drawn. */
export function findElement(
  grid: HTMLElement,
  { row, column }: GridPlace,
  headRowCount: number,
): HTMLElement | null {
  const rowElement = grid.querySelector<HTMLElement>(
    `[role="row"][aria-rowindex="${row + headRowCount + 1}"]`,
  )
  if (column === null) return rowElement
  return rowElement?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`) ?? null
}

/** Scrolls as little as possible until nothing covers a place. */
export function revealPlace(
  { gridRef, viewport, layout, bodyRowCount, topOf, headHeight, footHeight }: GridFrame,
  { row, column }: GridPlace,
) {
  const grid = gridRef.current
  if (!grid || !viewport) return
  if (row >= 0 && row < bodyRowCount) {
    const top = scrollToShow({
      itemStart: headHeight + topOf(row),
      itemEnd: headHeight + topOf(row + 1),
      scrollOffset: grid.scrollTop,
      viewportExtent: viewport.height,
      coveredStart: headHeight,
      coveredEnd: footHeight,
    })
    if (top !== grid.scrollTop) grid.scrollTop = top
  }
  if (column === null) return
  const from = layout.centerOffsets[column - layout.startCount]
  const to = layout.centerOffsets[column - layout.startCount + 1]
  // Frozen columns are in view wherever the others are.
  if (from === undefined || to === undefined) return
  const before = Math.abs(grid.scrollLeft)
  const inline = scrollToShow({
    itemStart: layout.startWidth + from,
    itemEnd: layout.startWidth + to,
    scrollOffset: before,
    viewportExtent: viewport.width,
    coveredStart: layout.startWidth,
    coveredEnd: layout.endWidth,
  })
  if (inline !== before) grid.scrollLeft = viewport.isRightToLeft ? -inline : inline
}

const textParts = '[data-part="text"],[data-part="label"],[data-part="link"]'

/**
 * Gives a cell that cuts its text the whole of it as a title while the pointer
 * rests on it. Nothing is measured before.
 */
export function showCutText(target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null
  // An editor shows its text itself, and a number that does not fit has a title already.
  if (cell === null || cell.matches('[data-editor],[data-cut]')) return
  const texts = [cell, ...cell.querySelectorAll<HTMLElement>(textParts)]
  const isCut = texts.some((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0)
  const title = isCut ? cell.textContent.trim() : ''
  if (title === cell.title) return
  if (isCut) cell.title = title
  else cell.removeAttribute('title')
}
