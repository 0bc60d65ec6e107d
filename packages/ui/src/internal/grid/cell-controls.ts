import { useEffect, type RefObject } from 'react'

const candidates =
  'a[href],button:not(:disabled),input:not(:disabled):not([type="hidden"]),select:not(:disabled),textarea:not(:disabled),[contenteditable="true"],[tabindex]:not(:disabled)'

/** What inside a cell can be operated, in document order; hidden things left out. */
export function controlsInCell(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.getClientRects().length > 0,
  )
}

function leaveToArrows(root: Element) {
  for (const control of root.querySelectorAll<HTMLElement>(candidates)) {
    // Overlays that stand in a cell, and rows being edited, are walked by Tab as usual.
    if (control.tabIndex >= 0 && !control.closest('[data-editing],[popover],dialog')) {
      control.tabIndex = -1
    }
  }
}

/**
 * Takes the controls inside the cells of a grid out of the order of Tab, so that
 * the grid is one stop whatever its cells hold; they are reached from their cell.
 * Left alone is what carries `data-editing`, and everything in overlays.
 *
 * @param bodyRef what holds the rows; its cells are told apart by `data-cell`
 * @param isActive whether there are rows now
 */
export function useCellControlsOffTab(bodyRef: RefObject<Element | null>, isActive: boolean): void {
  useEffect(() => {
    const body = bodyRef.current
    if (!isActive || !body) return undefined
    const settle = (element: Element) => {
      if (element.matches('[data-cell]')) leaveToArrows(element)
      else if (element.closest('[data-cell]')) {
        leaveToArrows(element.parentElement ?? element)
      } else for (const cell of element.querySelectorAll('[data-cell]')) leaveToArrows(cell)
    }
    settle(body)
    // One observer for all: what a caller draws in a cell may come and go by itself.
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
