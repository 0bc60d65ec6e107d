import { nearestDateOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import type { ReactNode } from 'react'

import { barAttributes, barText, behindMark, eventAttributes, timeText } from '../../calendar-parts'
import type { BarContext, CalendarEvent } from '../../calendar-parts'
import type { BoxSizes } from './day-sizes'
import type { DayCalendarProps } from './DayCalendar.types'
import type { DayCalendarLabels } from './DayCalendar.labels'
import type { AllDayBarModel, BoxModel } from './model/day-page'
import { clockText } from './model/when-text'

/** Values that all items and events of a page share. */
export interface DayContext extends BarContext<DayCalendarLabels> {
  readonly renderItemContent: DayCalendarProps['renderItemContent']
  readonly sizes: BoxSizes
}

/** The attributes of a timed box. */
export function boxAttributes(box: BoxModel, context: DayContext) {
  const { entry, key, startDay, endDayExclusive } = box
  const { labels } = context
  if (entry.kind === 'event') {
    const { event } = entry
    const { 'aria-label': name, ...attributes } = eventAttributes(
      { event, startDay, endDayExclusive, continuesBefore: false, continuesAfter: false },
      labels,
    )
    return {
      ...attributes,
      'data-key': key,
      'aria-label': withEnd(String(name), event, labels),
      style: {},
    }
  }
  const { item } = entry
  const { 'aria-label': name, ...attributes } = barAttributes(
    { item, startDay, endDayExclusive, continuesBefore: false, continuesAfter: false },
    context,
  )
  return { ...attributes, 'data-key': key, 'aria-label': withEnd(String(name), item, labels) }
}

/** The attributes of a bar of the all-day row. */
export function allDayRowAttributes(bar: AllDayBarModel, context: DayContext) {
  const { entry, key } = bar
  if (entry.kind === 'event') {
    return {
      ...eventAttributes({ ...bar, event: entry.event }, context.labels),
      'data-key': key,
      style: {},
    }
  }
  return { ...barAttributes({ ...bar, item: entry.item }, context), 'data-key': key }
}

/** The content of a timed box: its start (its end follows by its look where there is room) and the title. */
export function boxContent(
  { entry, startDay, endDayExclusive }: BoxModel,
  { channelMarks, labels, renderItemContent }: DayContext,
): ReactNode {
  const mark = entry.kind === 'item' ? channelMarks?.get(entry.item.channelId) : undefined
  if (entry.kind === 'item' && renderItemContent !== undefined) {
    return behindMark(
      mark,
      renderItemContent({
        item: entry.item,
        startDay: nearestDateOf(startDay),
        endDay: nearestDateOf(endDayExclusive - 1),
        continuesBefore: false,
        continuesAfter: false,
        isInAllDayRow: false,
      }),
    )
  }
  const timed = entry.kind === 'item' ? entry.item : entry.event
  return (
    <>
      <bdi data-part="time" data-until={untilText(timed, labels)}>
        {clockText(minutesOfDay(timed.startDate), labels)}
      </bdi>
      {/* The space separates time and title where the text is read as one. */}
      <span data-part="title"> {behindMark(mark, isolateText(timed.title))}</span>
    </>
  )
}

/** Returns the text after the start of a timed box; undefined for entries without a length. */
function untilText(
  { startDate, endDate }: Pick<CalendarEvent, 'startDate' | 'endDate'>,
  labels: DayCalendarLabels,
): string | undefined {
  return startDate === endDate
    ? undefined
    : labels.until({ end: clockText(minutesOfDay(endDate), labels) })
}

/** Returns the accessible name of a timed box, which begins with its visible text. */
function withEnd(
  name: string,
  { startDate, endDate }: Pick<CalendarEvent, 'startDate' | 'endDate'>,
  labels: DayCalendarLabels,
): string {
  return startDate === endDate
    ? name
    : labels.boxName({ name, end: clockText(minutesOfDay(endDate), labels) })
}

/** The content of a bar of the all-day row. */
export function allDayRowContent(bar: AllDayBarModel, context: DayContext): ReactNode {
  const { entry, startDay, endDayExclusive, continuesBefore, continuesAfter } = bar
  const { channelMarks, labels, renderItemContent } = context
  if (entry.kind === 'event') {
    const time = timeText(entry.event, continuesBefore, labels)
    const title = isolateText(entry.event.title)
    return time === null ? title : `${time} ${title}`
  }
  return behindMark(
    channelMarks?.get(entry.item.channelId),
    renderItemContent === undefined
      ? barText(entry.item, continuesBefore, labels)
      : renderItemContent({
          item: entry.item,
          startDay: nearestDateOf(startDay),
          endDay: nearestDateOf(endDayExclusive - 1),
          continuesBefore,
          continuesAfter,
          isInAllDayRow: true,
        }),
  )
}
