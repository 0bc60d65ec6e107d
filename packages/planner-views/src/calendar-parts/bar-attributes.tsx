import type { DayNumber } from '@throughline/domain/calendar-dates'
import { visibleChannelColor } from '@throughline/domain/channels'
import { isolateText } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import type { CSSProperties, ReactElement } from 'react'

import { barName, planMark, timeText } from './bar-name'
import type { CalendarChannel, CalendarItem } from './CalendarItem.types'
import type { ChannelMarks } from './channel-marks'
import type { CalendarBarLabels } from './calendar-entry.labels'

/** Values that all bars of a calendar share. */
export interface BarContext<Labels extends CalendarBarLabels = CalendarBarLabels> {
  readonly channels: ReadonlyMap<number, CalendarChannel>
  /** Marks before the content of bars; null for none. @default null */
  readonly channelMarks?: ChannelMarks | null | undefined
  readonly currentPlanId: number
  readonly labels: Labels
  /** The item with open details. */
  readonly selectedItemId: number | null
  readonly busyItemIds: ReadonlySet<number>
  /** Items selected to be changed together. @default none */
  readonly selection?: ReadonlySet<number> | undefined
}

/** Content of one bar, and its days. */
export interface BarContent {
  readonly item: CalendarItem
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/**
 * The attributes of a bar: color through `style`, state through `data-*`, and
 * the item's id and start day, by which the view's one set of listeners knows it.
 */
export function barAttributes(
  { item, startDay, endDayExclusive, continuesBefore, continuesAfter }: BarContent,
  { channels, currentPlanId, labels, selectedItemId, busyItemIds, selection }: BarContext,
): Record<`data-${string}` | `aria-${string}`, string | number | boolean | undefined> & {
  style: CSSProperties
} {
  const channel = channels.get(item.channelId)
  const mark = planMark(item, currentPlanId)
  const isBusy = busyItemIds.has(item.id)
  const isSelected = selection?.has(item.id) === true
  return {
    'data-id': item.id,
    'data-start': startDay,
    'data-nested': item.planId === currentPlanId ? undefined : '',
    'data-plan': mark ?? undefined,
    'data-repeating': repeats(item.rrule) ? '' : undefined,
    'data-flagged': item.isFlagged ? '' : undefined,
    'data-before': continuesBefore ? '' : undefined,
    'data-after': continuesAfter ? '' : undefined,
    'data-selected': item.id === selectedItemId ? '' : undefined,
    'data-chosen': isSelected ? '' : undefined,
    'aria-busy': isBusy ? true : undefined,
    'aria-label': barName(
      {
        item,
        time: timeText(item, continuesBefore, labels),
        channelName: channel?.name ?? '',
        startDay,
        endDayExclusive,
        planMark: mark,
        isBusy,
        isSelected,
      },
      labels,
    ),
    style: colorStyle(visibleChannelColor(channel)),
  }
}

/** Custom properties go through `style`; React's types know only CSS's own. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values
}

/** The text of a bar: a muted time where there is one, then the title, which moves no other text. */
export function barText(
  item: Pick<CalendarItem, 'title' | 'isAllDay' | 'startDate'>,
  continuesBefore: boolean,
  labels: CalendarBarLabels,
): ReactElement | string {
  const time = timeText(item, continuesBefore, labels)
  const title = isolateText(item.title)
  if (time === null) return title
  return (
    <>
      <bdi data-part="time">{time}</bdi> {title}
    </>
  )
}

function colorStyle(color: string): CSSProperties {
  return customProperties({ '--tl-bar-color': color })
}
