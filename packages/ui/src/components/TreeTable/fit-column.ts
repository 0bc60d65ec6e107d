import type { GridViewport } from '../../internal/grid/use-grid-viewport'
import { numberTextDigits, widthForDigits } from './number-fit'

/**
 * The width at which everything in a column can be read: its numbers, in all
 * rows, by counting; labels and heads as far as they are drawn, by one look at
 * each. It is done when someone asks for it, never while drawing.
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
  const cells = root.querySelectorAll(`[aria-colindex="${index + 1}"]:not([data-group],[data-cut])`)
  for (const cell of cells) {
    width = Math.max(width, Math.ceil(contentWidth(cell, isRightToLeft) + 2 * cellInset) + 1)
  }
  return width
}

/** What the content of a cell takes, however much of it is cut. */
function contentWidth(cell: Element, isRightToLeft: boolean): number {
  const text = cell.querySelector('[data-part="text"]')
  const range = document.createRange()
  // The edge of a head lies over its end; its words come first.
  if (cell.role === 'columnheader' && cell.firstChild) range.selectNode(cell.firstChild)
  else range.selectNodeContents(text ?? cell)
  const box = range.getBoundingClientRect()
  if (text === null) return box.width
  const cellBox = cell.getBoundingClientRect()
  const before = isRightToLeft ? cellBox.right - box.right : box.left - cellBox.left
  const inset = Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
  return box.width + Math.max(0, before - inset)
}
