import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RefObject } from 'react'

import { barAttributes, behindMark, customProperties } from '../../../calendar-parts'
import type { CalendarItem } from '../../../calendar-parts'
import { isDateSubject } from '../../../calendar-core'
import type { ActiveDrag } from '../../../calendar-core'
import type { DayContext } from '../entry-attributes'
import type { DatesPlace } from '../model/reschedule-item'

interface DayCalendarLayerProps {
  zone: 'hours' | 'all-day'
  firstDay: DayNumber
  /** Current drag; null for none. */
  drag: ActiveDrag | null
  /** Dates to mark while nothing is dragged, with their text. */
  marked: { readonly place: DatesPlace; readonly text: string } | null
  context: DayContext
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Drawing over the days that follows the pointer and lets its events through. React renders it once
 * when a drag begins; from then on the drag writes place and text to its elements.
 */
export function DayCalendarLayer({
  zone,
  firstDay,
  drag,
  marked,
  context,
  ref,
}: DayCalendarLayerProps) {
  return (
    <div ref={ref} data-part="layer" data-zone={zone} aria-hidden="true">
      {drag === null ? null : (
        <Ghost
          zone={zone}
          item={isDateSubject(drag.subject) ? drag.subject.item : null}
          context={context}
        />
      )}
      {drag !== null || marked?.place.zone !== zone ? null : (
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
  zone: 'hours' | 'all-day'
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
    ...attributes
  } = barAttributes(
    { item, startDay: 0, endDayExclusive: 1, continuesBefore: false, continuesAfter: false },
    context,
  )
  return (
    <div
      {...attributes}
      data-part={zone === 'hours' ? 'box' : 'bar'}
      data-ghost=""
      hidden
      style={style}
    >
      <span data-part="time" />{' '}
      <span data-part="title">
        {behindMark(context.channelMarks?.get(item.channelId), item.title)}
      </span>
    </div>
  )
}

/** Returns the place of dates in a layer, as custom properties. */
export function placeProperties(
  { startDay, endDayExclusive, startMinute, endMinute }: DatesPlace,
  firstDay: DayNumber,
): Record<`--${string}`, number> {
  return {
    '--day': startDay - firstDay,
    '--span': endDayExclusive - startDay,
    '--from': startMinute,
    '--length': endMinute - startMinute,
  }
}
