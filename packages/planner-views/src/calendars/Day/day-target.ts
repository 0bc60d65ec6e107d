import type { DayNumber } from '@throughline/domain/calendar-dates'

/** The one place of the grid that Tab leads to, which is where the focus was last. */
export type FocusCell =
  | { readonly part: 'all-day-cell' | 'more'; readonly day: DayNumber }
  | { readonly part: 'slot'; readonly day: DayNumber; readonly slot: number }
  | {
      readonly part: 'entry'
      readonly day: DayNumber
      readonly key: string
      /** The half hour in which it begins; absent in the all-day row. */
      readonly slot?: number
    }

/** A part of the grid, and its element. */
export interface DayTarget {
  readonly focusCell: FocusCell
  readonly element: HTMLElement
  /** The cell itself, or the cell that contains the entry. */
  readonly cell: HTMLElement
}

const PARTS = '[data-part="box"], [data-part="bar"], [data-part="more"]'

/** Reads which part of the grid an event happened on; null for anything else. */
export function dayTargetOf(eventTarget: EventTarget | null): DayTarget | null {
  if (!(eventTarget instanceof Element)) return null
  const cell = eventTarget.closest<HTMLElement>('[data-part="slot"], [data-part="all-day-cell"]')
  if (cell === null) return null
  const day = Number(cell.dataset['day'])
  const part = eventTarget.closest<HTMLElement>(PARTS)
  if (part !== null) {
    const { key } = part.dataset
    const { slot } = cell.dataset
    const within = slot === undefined ? null : { slot: Number(slot) }
    const focusCell: FocusCell =
      key === undefined ? { part: 'more', day } : { part: 'entry', day, key, ...within }
    return { focusCell, element: part, cell }
  }
  const focusCell: FocusCell =
    cell.dataset['part'] === 'all-day-cell'
      ? { part: 'all-day-cell', day }
      : { part: 'slot', day, slot: Number(cell.dataset['slot']) }
  return { focusCell, element: cell, cell }
}

/** Returns the element of an active cell; null if it is not drawn. */
export function elementOfCell(root: HTMLElement, focusCell: FocusCell): HTMLElement | null {
  return root.querySelector<HTMLElement>(selectorOf(focusCell))
}

function selectorOf(focusCell: FocusCell): string {
  if (focusCell.part === 'entry') return `[data-key="${CSS.escape(focusCell.key)}"]`
  if (focusCell.part === 'slot') {
    return `[data-part="slot"][data-day="${focusCell.day}"][data-slot="${focusCell.slot}"]`
  }
  const cell = `[data-part="all-day-cell"][data-day="${focusCell.day}"]`
  return focusCell.part === 'more' ? `${cell} > [data-part="more"]` : cell
}

/** Whether two focusable cells are one. */
export function isSameFocusCell(a: FocusCell | null, b: FocusCell | null): boolean {
  if (a === null || b === null) return a === b
  return a.part === b.part && a.day === b.day && nameWithin(a) === nameWithin(b)
}

function nameWithin(focusCell: FocusCell): string | number {
  return focusCell.part === 'entry' ? focusCell.key : focusCell.part === 'slot' ? focusCell.slot : 0
}
