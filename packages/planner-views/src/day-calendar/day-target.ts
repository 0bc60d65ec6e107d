import type { DayNumber } from '@throughline/domain/calendar-dates'

/** The one place of the grid that Tab leads to, which is where the focus was last. */
export type TabStop =
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
  readonly stop: TabStop
  readonly element: HTMLElement
  /** The cell of the stop, or the cell that contains it. */
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
    const stop: TabStop =
      key === undefined ? { part: 'more', day } : { part: 'entry', day, key, ...within }
    return { stop, element: part, cell }
  }
  const stop: TabStop =
    cell.dataset['part'] === 'all-day-cell'
      ? { part: 'all-day-cell', day }
      : { part: 'slot', day, slot: Number(cell.dataset['slot']) }
  return { stop, element: cell, cell }
}

/** Returns the element of a tab stop; null if it is not drawn. */
export function elementOfTabStop(root: HTMLElement, stop: TabStop): HTMLElement | null {
  return root.querySelector<HTMLElement>(selectorOf(stop))
}

function selectorOf(stop: TabStop): string {
  if (stop.part === 'entry') return `[data-key="${CSS.escape(stop.key)}"]`
  if (stop.part === 'slot') {
    return `[data-part="slot"][data-day="${stop.day}"][data-slot="${stop.slot}"]`
  }
  const cell = `[data-part="all-day-cell"][data-day="${stop.day}"]`
  return stop.part === 'more' ? `${cell} > [data-part="more"]` : cell
}

/** Whether two stops are one. */
export function isSameStop(a: TabStop | null, b: TabStop | null): boolean {
  if (a === null || b === null) return a === b
  return a.part === b.part && a.day === b.day && nameWithin(a) === nameWithin(b)
}

function nameWithin(stop: TabStop): string | number {
  return stop.part === 'entry' ? stop.key : stop.part === 'slot' ? stop.slot : 0
}
