import type { DayNumber } from '@throughline/domain/calendar-dates'
import { MIN_BOX_MINUTES } from '@throughline/domain/layout'

import { HOUR_PIXELS, TALL_BOX_MINUTES, titleLines } from './day-sizes'
import { placeProperties } from './DayCalendarLayer'
import type { DatesPlace } from './model/reschedule-item'

/**
 * Writes place and time of the ghost, straight to the elements: the one over the
 * hours or the one over the band, whichever the place asks for.
 */
export function drawGhosts(
  layers: { readonly hours: HTMLElement; readonly band: HTMLElement },
  place: DatesPlace,
  {
    firstDay,
    dayCount,
    text,
  }: { readonly firstDay: DayNumber; readonly dayCount: number; readonly text: string },
): void {
  const isHours = place.zone === 'hours'
  const hours = layers.hours.querySelector<HTMLElement>('[data-ghost]')
  const band = layers.band.querySelector<HTMLElement>('[data-ghost]')
  hours?.toggleAttribute('hidden', !isHours)
  band?.toggleAttribute('hidden', isHours)
  const ghost = isHours ? hours : band
  if (ghost === null) return
  const shown: DatesPlace = {
    ...place,
    startDay: Math.max(place.startDay, firstDay),
    endDay: Math.min(place.endDay, firstDay + dayCount),
    endMinute: Math.max(place.endMinute, place.startMinute + MIN_BOX_MINUTES),
  }
  // Days beyond the page have no place on it.
  if (shown.endDay <= shown.startDay) ghost.hidden = true
  for (const [name, value] of Object.entries(placeProperties(shown, firstDay))) {
    ghost.style.setProperty(name, String(value))
  }
  ghost.toggleAttribute(
    'data-tall',
    isHours && shown.endMinute - shown.startMinute >= TALL_BOX_MINUTES,
  )
  ghost.style.setProperty(
    '--lines',
    String(titleLines(shown.endMinute - shown.startMinute, HOUR_PIXELS)),
  )
  const time = ghost.querySelector('[data-part="time"]')
  if (time !== null) time.textContent = text
}
