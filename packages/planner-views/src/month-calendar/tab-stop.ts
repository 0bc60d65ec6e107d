import type { DayNumber } from '@throughline/domain/calendar-dates'

/**
 * The one place of the grid that Tab leads to, which is where the focus was
 * last. `day` is the day that arrow keys go on from; for a bar that spans days
 * it is the day from which the bar was reached.
 */
export type TabStop =
  | { readonly part: 'day' | 'day-link' | 'more'; readonly day: DayNumber }
  | {
      readonly part: 'bar'
      readonly day: DayNumber
      readonly itemId: number
      readonly startDay: DayNumber
    }

/** What an element of the grid is, read from its attributes; null for anything else. */
export type GridTarget =
  | {
      readonly part: 'day' | 'day-link' | 'more'
      readonly day: DayNumber
      readonly cell: HTMLElement
    }
  | {
      readonly part: 'bar'
      readonly itemId: number
      readonly startDay: DayNumber
      /** Day of the cell that holds the bar: its first shown day of that week. */
      readonly day: DayNumber
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
      itemId: Number(bar.dataset['id']),
      startDay: Number(bar.dataset['start']),
    }
  }
  if (eventTarget.closest('[data-part="day-link"]') !== null) return { part: 'day-link', day, cell }
  if (eventTarget.closest('[data-part="more"]') !== null) return { part: 'more', day, cell }
  return { part: 'day', day, cell }
}

/** The element of a tab stop within a calendar; null when it is not on show. */
export function elementOfTabStop(root: HTMLElement, stop: TabStop): HTMLElement | null {
  const cell = `[data-part="day"][data-day="${stop.day}"]`
  if (stop.part === 'bar') return barOnDay(root, stop.itemId, stop.startDay, stop.day)
  return root.querySelector<HTMLElement>(
    stop.part === 'day' ? cell : `${cell} > [data-part="${stop.part}"]`,
  )
}

/** Of the segments of one occurrence, the one in the week of `day`, else the first. */
function barOnDay(
  root: HTMLElement,
  itemId: number,
  startDay: DayNumber,
  day: DayNumber,
): HTMLElement | null {
  const segments = root.querySelectorAll<HTMLElement>(
    `[data-part="bar"][data-id="${itemId}"][data-start="${startDay}"]`,
  )
  for (const segment of segments) {
    const target = gridTargetOf(segment)
    const span = Number(segment.style.getPropertyValue('--span'))
    if (target !== null && target.day <= day && day < target.day + span) return segment
  }
  return segments[0] ?? null
}
