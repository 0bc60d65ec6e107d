import { frameSides, type CellRange } from './cell-range'

/**
 * Says on the drawn cells of a range that they are selected, and where its frame
 * runs. It writes attributes: no row is rendered for it. One element over the
 * rows would lie over the frozen columns, too, when the range is scrolled away.
 *
 * @param range null for none
 * @param headRowCount lines of heads, which count as rows
 */
export function markRange(
  root: HTMLElement,
  range: CellRange | null,
  headRowCount: number,
  isRightToLeft: boolean,
): void {
  const rows = root.querySelectorAll(
    '[data-part="body"]>[role="row"],[data-part="foot"]>[role="row"]',
  )
  for (const rowElement of rows) {
    const row = Number(rowElement.getAttribute('aria-rowindex')) - headRowCount - 1
    const isInside = range !== null && row >= range.rows.start && row < range.rows.end
    const cells = rowElement.querySelectorAll(isInside ? '[aria-colindex]' : '[aria-selected]')
    for (const cell of cells) {
      const column = Number(cell.getAttribute('aria-colindex')) - 1
      const sides = isInside ? frameSides(range, { row, column }, isRightToLeft) : null
      if (sides === null) {
        if (cell.hasAttribute('aria-selected')) {
          cell.removeAttribute('aria-selected')
          cell.removeAttribute('data-range')
        }
      } else if (cell.getAttribute('data-range') !== sides) {
        cell.setAttribute('aria-selected', 'true')
        cell.setAttribute('data-range', sides)
      }
    }
  }
}
