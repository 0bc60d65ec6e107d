import type { RefCallback } from 'react'

import type { GridFrame, GridPlace } from './grid-frame'
import { scrollToShow } from './visible-slice'

/** The number of each drawn row, from 1 with the heads. */
const rowNumbers = new WeakMap<Element, number>()
/** The column of each drawn cell, from 0. */
const cellColumns = new WeakMap<Element, number>()
const rowRef = refsTo(rowNumbers)
const cellRef = refsTo(cellColumns)

/** One ref for each number, always the same: React calls it only when an element gets another number. */
function refsTo(numbers: WeakMap<Element, number>): (number: number) => RefCallback<HTMLElement> {
  const refs = new Map<number, RefCallback<HTMLElement>>()
  return (number) => {
    const existing = refs.get(number)
    if (existing !== undefined) return existing
    const ref = (element: HTMLElement | null) => {
      if (element !== null) numbers.set(element, number)
    }
    refs.set(number, ref)
    return ref
  }
}

/**
 * The attributes that number a row for screen readers, and the ref by which events find it.
 *
 * @param number from 1, with the heads
 */
export function rowAttributes(number: number) {
  return { 'aria-rowindex': number, ref: rowRef(number) }
}

/**
 * The attributes that number a cell for screen readers, and the ref by which events find it.
 *
 * @param column from 0
 */
export function cellAttributes(column: number) {
  return { 'aria-colindex': column + 1, ref: cellRef(column) }
}

/** Returns the row or cell that an element is or is in; null outside of both. */
function closestIn(numbers: WeakMap<Element, number>, target: EventTarget | null) {
  let element = target instanceof Element ? target : null
  while (element !== null && !numbers.has(element)) element = element.parentElement
  return element instanceof HTMLElement ? element : null
}

/** Returns the cell that an element is or is in; null outside of cells. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return closestIn(cellColumns, target)
}

/** Returns the number of a row, from 1 with the heads; undefined for other elements. */
export function rowNumberOf(row: Element): number | undefined {
  return rowNumbers.get(row)
}

/** Returns the column of a cell, from 0; undefined for other elements. */
export function columnOf(cell: Element): number | undefined {
  return cellColumns.get(cell)
}

/** Whether an element is a row or a cell, and not inside of one. */
export function isRowOrCell(element: Element): boolean {
  return rowNumbers.has(element) || cellColumns.has(element)
}

/** Returns the drawn cells in an element. */
export function cellsIn(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[role]')].filter((each) =>
    cellColumns.has(each),
  )
}

/**
 * Finds the place of the element of an event.
 *
 * @param headRowCount lines of heads; their rows are below 0
 * @returns null outside of cells and rows
 */
export function readPlace(
  target: EventTarget | null,
  grid: HTMLElement | null,
  headRowCount: number,
): GridPlace | null {
  const row = closestIn(rowNumbers, target)
  const number = row === null ? undefined : rowNumbers.get(row)
  if (row === null || number === undefined || grid?.contains(row) !== true) return null
  const cell = cellOf(target)
  const column = cell === null ? null : (cellColumns.get(cell) ?? null)
  const place = { row: number - headRowCount - 1, column }
  return place.row < 0 && column === null ? null : place
}

/** The row or cell of a place, if it is drawn. */
export function findElement(
  grid: HTMLElement,
  { row, column }: GridPlace,
  headRowCount: number,
): HTMLElement | null {
  const rows = grid.querySelectorAll<HTMLElement>('[role="row"]')
  const number = row + headRowCount + 1
  const match = [...rows].find((each) => rowNumbers.get(each) === number)
  if (match === undefined || column === null) return match ?? null
  return cellsIn(match).find((cell) => cellColumns.get(cell) === column) ?? null
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
  // Frozen columns are always in view.
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

const TEXT_PARTS = '[data-part="text"],[data-part="label"],[data-part="link"]'

/**
 * While the pointer rests on a cell that cuts its text, shows the complete text as its title.
 * Measures nothing before.
 */
export function showCutText(target: EventTarget | null): void {
  const cell = cellOf(target)
  // An editor shows its text itself, and a number that does not fit has a title already.
  if (cell === null || cell.matches('[data-editor],[data-cut]')) return
  const texts = [cell, ...cell.querySelectorAll<HTMLElement>(TEXT_PARTS)]
  const isCut = texts.some((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0)
  const title = isCut ? cell.textContent.trim() : ''
  if (title === cell.title) return
  if (isCut) cell.title = title
  else cell.removeAttribute('title')
}
