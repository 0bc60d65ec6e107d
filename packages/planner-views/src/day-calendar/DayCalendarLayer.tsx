import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RefObject } from 'react'

import { barAttributes, customProperties } from '../calendar-item'
import type { CalendarItem } from '../calendar-item'
import type { DayContext } from './entry-attributes'
import type { DatesPlace } from './model/reschedule-item'

interface DayCalendarLayerProps {
  zone: 'hours' | 'band'
  firstDay: DayNumber
  /** What is being pulled; null for a new range; undefined while nothing is. */
  dragged: CalendarItem | null | undefined
  /** A range marked by keys, with what to say in it. */
  marked: { readonly place: DatesPlace; readonly text: string } | null
  context: DayContext
  ref: RefObject<HTMLDivElement | null>
}

/**
 * What lies over the days and follows the pointer, out of its own reach. Drawn
 * once when a drag begins; from then on the drag writes place and text itself.
 */
export function DayCalendarLayer({
  zone,
  firstDay,
  dragged,
  marked,
  context,
  ref,
}: DayCalendarLayerProps) {
  return (
    <div ref={ref} data-part="layer" data-zone={zone} aria-hidden="true">
      {dragged === undefined ? null : <Ghost zone={zone} item={dragged} context={context} />}
      {marked === null || marked.place.zone !== zone ? null : (
        <div data-part="mark" style={customProperties(placeProperties(marked.place, firstDay))}>
          <span data-part="time">{marked.text}</span>
        </div>
      )}
    </div>
  )
}

function Ghost({
  zone,
  item,
  context,
}: {
  zone: 'hours' | 'band'
  item: CalendarItem | null
  context: DayContext
}) {
  if (item === null) {
    return (
      <div data-part="mark" data-ghost="" hidden>
        <span data-part="time" />
      </div>
    )
  }
  const {
    style,
    'aria-label': _name,
    'data-selected': _selected,
    ...look
  } = barAttributes(
    { item, startDay: 0, endDay: 1, continuesBefore: false, continuesAfter: false },
    context,
  )
  return (
    <div {...look} data-part={zone === 'hours' ? 'box' : 'bar'} data-ghost="" hidden style={style}>
      <span data-part="time" /> <span data-part="title">{item.title}</span>
    </div>
  )
}

/** Where something lies within a layer. */
export function placeProperties(
  { startDay, endDay, startMinute, endMinute }: DatesPlace,
  firstDay: DayNumber,
): Record<`--${string}`, number> {
  return {
    '--day': startDay - firstDay,
    '--span': endDay - startDay,
    '--from': startMinute,
    '--length': endMinute - startMinute,
  }
}
