import type { DayNumber } from '@throughline/domain/calendar-dates'

/**
 * The one focusable cell of the grid that Tab leads to: the last place of the focus. Arrow keys
 * continue from
 * `day`; for a bar that spans days it is the day from which the focus reached the bar.
 */
export type FocusCell =
  | { readonly part: 'day' | 'day-link' | 'more'; readonly day: DayNumber }
  | {
      readonly part: 'bar'
      readonly day: DayNumber
      /** Names the item or event. */
      readonly key: string
      readonly startDay: DayNumber
    }

/** Part of the grid that an element belongs to, read from its attributes. */
export type GridTarget =
  | {
      readonly part: 'day' | 'day-link' | 'more'
      readonly day: DayNumber
      readonly cell: HTMLElement
    }
  | {
      readonly part: 'bar'
      readonly key: string
      readonly startDay: DayNumber
      /** Day of the cell that contains the bar: its first visible day in that week. */
      readonly day: DayNumber
      /** Columns that it covers. */
      readonly span: number
      readonly cell: HTMLElement
      readonly bar: HTMLElement
    }

/** Reads which part of the grid an event happened on. */
export function gridTargetOf(eventTarget: EventTarget | null): GridTarget | null {
  if (!(eventTarget instanceof Element)) return null
  const cell = eventTarget.closest<HTMLElement>('[data-part="day"]')
  if (cell === null) return null
  const day = Number(cell.dataset['day'])
  const bar = eventTarget.closest<HTMLElement>('[data-part="bar"]')
  if (bar !== null) {
    return {
      part: 'bar',
      day,
      cell,
      bar,
      key: bar.dataset['key'] ?? '',
      startDay: Number(bar.dataset['start']),
      span: Number(bar.style.getPropertyValue('--span')),
    }
  }
  if (eventTarget.closest('[data-part="day-link"]') !== null) return { part: 'day-link', day, cell }
  if (eventTarget.closest('[data-part="more"]') !== null) return { part: 'more', day, cell }
  return { part: 'day', day, cell }
}

/** The element of an active cell within a calendar; null when it is not drawn. */
export function elementOfCell(root: HTMLElement, focusCell: FocusCell): HTMLElement | null {
  const cell = `[data-part="day"][data-day="${focusCell.day}"]`
  if (focusCell.part === 'day') return root.querySelector<HTMLElement>(cell)
  if (focusCell.part !== 'bar') {
    return root.querySelector<HTMLElement>(`${cell} [data-part="${focusCell.part}"]`)
  }
  for (const segment of segmentsOf(root, focusCell)) {
    const target = gridTargetOf(segment)
    if (target?.part !== 'bar') continue
    if (target.day <= focusCell.day && focusCell.day < target.day + target.span) return segment
  }
  return null
}

/** All bars of one occurrence that are drawn. */
function segmentsOf(
  root: HTMLElement,
  { key, startDay }: { readonly key: string; readonly startDay: DayNumber },
): readonly HTMLElement[] {
  const bars = root.querySelectorAll<HTMLElement>(`[data-part="bar"][data-start="${startDay}"]`)
  return [...bars].filter(({ dataset }) => dataset['key'] === key)
}
