import type { DayNumber } from '@throughline/domain/calendar-dates'
import { MIN_BOX_MINUTES } from '@throughline/domain/layout'

import type { DragSurface, Point } from '../interaction'
import { HOUR_PIXELS, SLOT_COUNT, SLOT_MINUTES, TALL_BOX_MINUTES, titleLines } from './day-sizes'
import { placeProperties } from './DayCalendarLayer'
import type { DatesPlace, DayPoint } from './model/reschedule-item'

/** The days on show. */
export interface ShownDays {
  readonly firstDay: DayNumber
  readonly dayCount: number
}

/** The parts of the page that pointers are measured against. */
export interface PageElements {
  /** The heads of the days and the all-day row, stuck above the hours. */
  readonly head: HTMLElement
  /** The hours, without their axis. */
  readonly hours: HTMLElement
  readonly scroller: HTMLElement
}

/** Measures the days on the screen. Near the ends of the hours a drag scrolls, in the all-day row it does not. */
export function measureDays(
  { head, hours, scroller }: PageElements,
  { firstDay, dayCount }: ShownDays,
): DragSurface<DayPoint> {
  const { left, right, top, width, height } = hours.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(hours).direction === 'rtl'
  const headBottom = head.getBoundingClientRect().bottom
  const pageBottom = scroller.getBoundingClientRect().bottom
  return {
    origin: { x: left, y: top },
    // A point outside means the nearest place inside; above the hours is the all-day row.
    placeAt: ({ x, y }: Point): DayPoint => {
      const column = Math.floor(((isRightToLeft ? right - x : x - left) / width) * dayCount)
      const day = firstDay + Math.min(Math.max(column, 0), dayCount - 1)
      if (y < headBottom) return { zone: 'all-day', day, minutes: 0 }
      const minutes = ((y - top) / height) * SLOT_COUNT * SLOT_MINUTES
      return { zone: 'hours', day, minutes: Math.min(Math.max(minutes, 0), 1439) }
    },
    scrollEdges: ({ y }) => (y < headBottom ? null : { y: [headBottom, pageBottom] }),
  }
}

/**
 * Writes place and time of the ghost straight to its elements: the one over the
 * hours or the one over the all-day row, whichever the place asks for.
 */
export function drawGhosts(
  layers: { readonly hours: HTMLElement; readonly allDay: HTMLElement },
  place: DatesPlace,
  { firstDay, dayCount, text }: ShownDays & { readonly text: string },
): void {
  const isHours = place.zone === 'hours'
  const hours = layers.hours.querySelector<HTMLElement>('[data-ghost]')
  const allDay = layers.allDay.querySelector<HTMLElement>('[data-ghost]')
  hours?.toggleAttribute('hidden', !isHours)
  allDay?.toggleAttribute('hidden', isHours)
  const ghost = isHours ? hours : allDay
  if (ghost === null) return
  const shown: DatesPlace = {
    ...place,
    startDay: Math.max(place.startDay, firstDay),
    endDayExclusive: Math.min(place.endDayExclusive, firstDay + dayCount),
    endMinute: Math.max(place.endMinute, place.startMinute + MIN_BOX_MINUTES),
  }
  // Days beyond the page have no place on it.
  if (shown.endDayExclusive <= shown.startDay) ghost.hidden = true
  for (const [name, value] of Object.entries(placeProperties(shown, firstDay))) {
    ghost.style.setProperty(name, String(value))
  }
  const minutes = shown.endMinute - shown.startMinute
  ghost.toggleAttribute('data-tall', isHours && minutes >= TALL_BOX_MINUTES)
  ghost.style.setProperty('--lines', String(titleLines(minutes, HOUR_PIXELS)))
  const time = ghost.querySelector('[data-part="time"]')
  if (time !== null) time.textContent = text
}
