import { cellsIn, columnOf } from '../../internal/grid/grid-places'
import type { GridViewport } from '../../internal/grid/use-grid-viewport'
import { numberTextDigits, widthForDigits } from './number-fit'

/**
 * The width at which everything in a column can be read. Numbers of all rows are
 * counted; texts and heads are measured as far as they are drawn. It runs on
 * request, never while drawing.
 *
 * @param index of the column among the shown ones
 * @param numbers the labels of its numbers
 * @returns in whole pixels
 */
export function fitColumn(
  root: HTMLElement,
  index: number,
  numbers: Iterable<string>,
  { cellInset, digitWidth, strongRatio, isRightToLeft }: GridViewport,
): number {
  let digits = 0
  for (const text of numbers) digits = Math.max(digits, numberTextDigits(text))
  let width = digits > 0 ? widthForDigits(digits * strongRatio, cellInset, digitWidth) : 0
  for (const cell of cellsIn(root)) {
    if (columnOf(cell) !== index || cell.matches('[data-group],[data-cut]')) continue
    width = Math.max(
      width,
      Math.ceil(contentWidth(cell, isRightToLeft) + 2 * cellInset + sortInset(cell, cellInset)) + 1,
    )
  }
  return width
}

/** What the arrow of a head that sorts takes. */
function sortInset(cell: Element, cellInset: number): number {
  const sort = cell.getAttribute('aria-sort') ?? 'none'
  if (sort === 'none') return 0
  return Number.parseFloat(getComputedStyle(cell).paddingInlineEnd) - cellInset
}

/** The width of the content of a cell, cut parts included. */
function contentWidth(cell: Element, isRightToLeft: boolean): number {
  const text = cell.querySelector('[data-part="text"]')
  const range = document.createRange()
  // The resize edge lies over the end of a head; its text comes first.
  if (cell.role === 'columnheader' && cell.firstChild) range.selectNode(cell.firstChild)
  else range.selectNodeContents(text ?? cell)
  const box = range.getBoundingClientRect()
  if (text === null) return box.width
  const cellBox = cell.getBoundingClientRect()
  const before = isRightToLeft ? cellBox.right - box.right : box.left - cellBox.left
  const inset = Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
  return box.width + Math.max(0, before - inset)
}
