import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { ReactNode } from 'react'

import { barAttributes, barName, barText, planMark, timeText } from '../calendar-item'
import type { BarSurroundings, CalendarEvent } from '../calendar-item'
import type { DayCalendarProps } from './DayCalendar.types'
import type { DayCalendarLabels } from './labels'
import type { BandModel, BoxModel } from './model/day-page'
import { clockText, timesText } from './model/when-text'

/** What is the same for every item and event of a page. */
export interface DaySurroundings extends BarSurroundings<DayCalendarLabels> {
  readonly renderItemContent: DayCalendarProps['renderItemContent']
}

/** The attributes of a timed box. */
export function boxAttributes(box: BoxModel, surroundings: DaySurroundings) {
  const { entry, key, startDay, endDay } = box
  const { labels, channels, currentPlanId, busyItemIds } = surroundings
  if (entry.kind === 'event') {
    return eventAttributes(entry.event, box, timesText(entry.event, labels), labels)
  }
  const { item } = entry
  return {
    ...barAttributes(
      { item, startDay, endDay, continuesBefore: false, continuesAfter: false },
      surroundings,
    ),
    'data-key': key,
    'aria-label': barName(
      {
        item,
        time: timesText(item, labels),
        channelName: channels.get(item.channelId)?.name ?? '',
        startDay,
        endDay,
        planMark: planMark(item, currentPlanId),
        isBusy: busyItemIds.has(item.id),
      },
      labels,
    ),
  }
}

/** The attributes of a bar of the band. */
export function bandAttributes(bar: BandModel, surroundings: DaySurroundings) {
  const { entry, key, continuesBefore, continuesAfter } = bar
  if (entry.kind === 'event') {
    const { event } = entry
    const { labels } = surroundings
    return {
      ...eventAttributes(event, bar, timeText(event, continuesBefore, labels), labels),
      'data-before': continuesBefore ? '' : undefined,
      'data-after': continuesAfter ? '' : undefined,
    }
  }
  return { ...barAttributes({ ...bar, item: entry.item }, surroundings), 'data-key': key }
}

function eventAttributes(
  event: CalendarEvent,
  { key, startDay, endDay }: Pick<BoxModel, 'key' | 'startDay' | 'endDay'>,
  time: string | null,
  labels: DayCalendarLabels,
) {
  return {
    'data-key': key,
    'data-event': '',
    style: {},
    'aria-label': labels.event({
      visibleText: time === null ? event.title : `${time} ${event.title}`,
      calendarName: event.calendarName,
      alsoIn: event.alsoIn,
      firstDay: civilDateOf(startDay),
      lastDay: civilDateOf(endDay - 1),
      isRepeating: event.isRepeating,
    }),
  }
}

/** What stands in a timed box: its times, the end of which hides where there is no room, and the title. */
export function boxContent(
  { entry, startDay, startMinute, endMinute }: BoxModel,
  { labels, renderItemContent }: DaySurroundings,
): ReactNode {
  if (entry.kind === 'item' && renderItemContent !== undefined) {
    return renderItemContent({ item: entry.item, startDay: civilDateOf(startDay), isInBand: false })
  }
  const { title, startDate, endDate } = entry.kind === 'item' ? entry.item : entry.event
  const start = clockText(startMinute, labels)
  const range =
    startDate === endDate
      ? start
      : labels.timeRange({ start, end: clockText(endMinute % 1440, labels) })
  // The range begins with the start in most languages; where it does not, it is shown whole.
  const rest = range.startsWith(start) ? range.slice(start.length) : ''
  return (
    <>
      <span data-part="time">
        {rest === '' ? range : start}
        {rest === '' ? null : <span data-part="until">{rest}</span>}
      </span>{' '}
      <span data-part="title">{title}</span>
    </>
  )
}

/** What stands in a bar of the band. */
export function bandContent(bar: BandModel, surroundings: DaySurroundings): ReactNode {
  const { entry, startDay, continuesBefore } = bar
  const { labels, renderItemContent } = surroundings
  if (entry.kind === 'event') {
    const time = timeText(entry.event, continuesBefore, labels)
    return time === null ? entry.event.title : `${time} ${entry.event.title}`
  }
  return renderItemContent === undefined
    ? barText(entry.item, continuesBefore, labels)
    : renderItemContent({ item: entry.item, startDay: civilDateOf(startDay), isInBand: true })
}
