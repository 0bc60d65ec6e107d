import type { DayNumber } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'
import { memo } from 'react'
import type { ReactNode } from 'react'

import {
  barAttributes,
  behindMark,
  customProperties,
  eventAttributes,
  planMark,
} from '../../../calendar-parts'
import type { BarContext, CalendarEvent, CalendarItem } from '../../../calendar-parts'
import type { FlowCalendarViewProps, FlowItem } from '../FlowCalendar.types'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'

/** Values that all bars of a flow share. */
export interface FlowContext extends BarContext<FlowCalendarLabels> {
  /** First day of the timeline. */
  readonly startDay: DayNumber
  readonly itemColors: ReadonlyMap<number, string> | null
  /** Replaces the marks of channels; null if items have the marks of their channels. */
  readonly itemMarks: ReadonlyMap<number, string> | null
  /** A bar of fewer days than this has no room for its title. */
  readonly titleFromDays: number
  /** A bar of so many days has room for one mark or icon beside its title, or for two. */
  readonly signFromDays: number
  readonly signsFromDays: number
  /** The title of a bar of so many days stays in view while the timeline scrolls. */
  readonly longFromDays: number
  readonly renderBarContent: FlowCalendarViewProps['renderBarContent'] | undefined
}

/** Position of a bar. Plain values, so that React does not render an unchanged bar again. */
interface BarPlace {
  startDay: DayNumber
  endDayExclusive: DayNumber
  visibleStart: DayNumber
  visibleEnd: DayNumber
  roomEnd: DayNumber
  lane: number
  isActiveCell: boolean
  /** It was found last. */
  isMatch: boolean
  /** It is one of the selected items. */
  isChosen: boolean
  context: FlowContext
}

function ItemBar({ item, ...place }: BarPlace & { item: FlowItem }) {
  const { context } = place
  const mark = hasRoomForSigns(1, place) ? planMark(item, context.currentPlanId) : null
  const iconCount = (repeats(item.rrule) ? 1 : 0) + (item.isFlagged ? 1 : 0)
  const hasIcons = hasRoomForSigns(iconCount + (mark === null ? 0 : 1), place)
  const { style, ...attributes } = barAttributes(
    { item, ...daysOf(place) },
    // Not the selection itself: another one draws only the bars that it changes.
    place.isChosen ? { ...context, selection: new Set([item.id]) } : context,
  )
  const color = context.itemColors?.get(item.id)
  return (
    <button
      type="button"
      part="bar"
      data-part="bar"
      data-key={item.id}
      data-beside={isBeside(place) ? '' : undefined}
      data-long={isLong(place) ? '' : undefined}
      data-plain={hasTitle(place) ? undefined : ''}
      data-found={place.isMatch ? '' : undefined}
      {...attributes}
      {...(hasIcons ? null : { 'data-repeating': undefined, 'data-flagged': undefined })}
      style={{
        ...style,
        ...(color === undefined ? null : customProperties({ '--tl-bar-color': color })),
        ...placeStyle(place),
      }}
      tabIndex={place.isActiveCell ? 0 : -1}
    >
      {hasTitle(place) ? (
        <Title mark={mark}>
          {behindMark(
            markOf(item, context),
            context.renderBarContent === undefined
              ? isolateText(item.title)
              : context.renderBarContent({ item }),
          )}
        </Title>
      ) : null}
    </button>
  )
}

function EventBar({ event, ...place }: BarPlace & { event: CalendarEvent }) {
  return (
    <button
      type="button"
      part="bar"
      data-part="bar"
      data-key={`event:${event.key}`}
      data-beside={isBeside(place) ? '' : undefined}
      data-long={isLong(place) ? '' : undefined}
      data-plain={hasTitle(place) ? undefined : ''}
      data-found={place.isMatch ? '' : undefined}
      {...eventAttributes({ event, ...daysOf(place) }, place.context.labels)}
      style={placeStyle(place)}
      tabIndex={place.isActiveCell ? 0 : -1}
    >
      {hasTitle(place) ? <Title mark={null}>{isolateText(event.title)}</Title> : null}
    </button>
  )
}

function Title({ mark, children }: { mark: string | null; children: ReactNode }) {
  return (
    <span data-part="title" data-mark={mark ?? undefined}>
      {children}
    </span>
  )
}

/**
 * Returns the mark before the title of an item, a short form of its color's meaning. In a flow that
 * is colored by plan, an item of another plan already has the mark of that plan.
 */
export function markOf(
  item: Pick<CalendarItem, 'id' | 'channelId' | 'planId' | 'abbreviatedPlanName'>,
  {
    itemMarks,
    channelMarks,
    currentPlanId,
  }: Pick<FlowContext, 'itemMarks' | 'channelMarks' | 'currentPlanId'>,
): string | undefined {
  const mark = itemMarks === null ? channelMarks?.get(item.channelId) : itemMarks.get(item.id)
  return mark === planMark(item, currentPlanId) ? undefined : mark
}

/** Whether a bar, with the free days beside it, is wide enough for a title. */
function hasTitle({ visibleStart, roomEnd, context }: BarPlace): boolean {
  return roomEnd - visibleStart >= context.titleFromDays
}

/** Whether a bar has room for marks and icons beside its title. */
function hasRoomForSigns(
  count: number,
  { visibleStart, roomEnd, context: { signFromDays, signsFromDays } }: BarPlace,
): boolean {
  return roomEnd - visibleStart >= (count > 1 ? signsFromDays : signFromDays)
}

/**
 * Whether the title of a bar stays at the edge of the timeline. Each such title is a separate
 * layer, so short bars do without.
 */
function isLong({ visibleStart, visibleEnd, context }: BarPlace): boolean {
  return visibleEnd - visibleStart >= context.longFromDays
}

/**
 * Whether the title of a short item continues beside its bar, in the days that the layout leaves
 * free.
 */
function isBeside({ visibleEnd, roomEnd }: BarPlace): boolean {
  return roomEnd > visibleEnd
}

function daysOf({ startDay, endDayExclusive, visibleStart, visibleEnd }: BarPlace) {
  return {
    startDay,
    endDayExclusive,
    continuesBefore: startDay < visibleStart,
    continuesAfter: endDayExclusive > visibleEnd,
  }
}

function placeStyle({ visibleStart, visibleEnd, roomEnd, lane, context }: BarPlace) {
  return customProperties({
    '--from': visibleStart - context.startDay,
    '--days': visibleEnd - visibleStart,
    '--room': roomEnd - visibleStart,
    '--lane': lane,
  })
}

/** A bar of an item. While the timeline scrolls, bars that stay are not drawn again. */
export const FlowItemBar = memo(ItemBar)

/** A bar of an event of a calendar of interest. */
export const FlowEventBar = memo(EventBar)

/**
 * Returns the item as a flow item. Rows of a flow contain only flow items, but joining entries
 * widens the type.
 */
export function asFlowItem(item: CalendarItem): FlowItem {
  return isFlowItem(item) ? item : { ...item, estimatedCost: null, actualCost: null }
}

function isFlowItem(item: CalendarItem): item is FlowItem {
  return 'estimatedCost' in item && 'actualCost' in item
}
