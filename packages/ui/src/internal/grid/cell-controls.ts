import { useEffect, type RefObject } from 'react'

import { cellOf, cellsIn } from './grid-places'

const CANDIDATES =
  'a[href],button:not(:disabled),input:not(:disabled):not([type="hidden"]),select:not(:disabled),textarea:not(:disabled),[contenteditable="true"],[tabindex]:not(:disabled)'

/** The visible controls inside a cell, in document order. */
export function controlsInCell(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) => element.getClientRects().length > 0,
  )
}

const BELOW_HEADS = '[data-part="body"],[data-part="foot"]'
const isBelowHeads = (cell: Element) => cell.closest(BELOW_HEADS) !== null

function leaveToArrows(root: Element) {
  for (const control of root.querySelectorAll<HTMLElement>(CANDIDATES)) {
    // Tab moves through overlays inside a cell and through rows being edited as usual.
    if (control.tabIndex >= 0 && !control.closest('[data-editing],[popover],dialog')) {
      control.tabIndex = -1
    }
  }
}

/**
 * Takes the controls inside the cells of a grid out of the tab order, so that the grid is one tab
 * focusable cell with any content. Users reach the controls from their cell. Ignores rows with
 * `data-editing`
 * and overlays.
 *
 * @param bodyRef the element that contains the rows
 * @param isActive whether there are rows now
 */
export function useCellControlsOffTab(bodyRef: RefObject<Element | null>, isActive: boolean): void {
  useEffect(() => {
    const body = bodyRef.current
    if (!isActive || !body) return undefined
    const settle = (element: Element) => {
      const cell = cellOf(element)
      if (cell === null) cellsIn(element).filter(isBelowHeads).forEach(leaveToArrows)
      else if (isBelowHeads(cell)) {
        leaveToArrows(cell === element ? cell : (element.parentElement ?? element))
      }
    }
    settle(body)
    // One observer for all cells: what a caller draws in a cell may change by itself.
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        for (const node of record.addedNodes) if (node instanceof Element) settle(node)
      }
    })
    observer.observe(body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
    }
  }, [bodyRef, isActive])
}
