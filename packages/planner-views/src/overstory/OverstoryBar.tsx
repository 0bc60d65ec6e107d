import { civilDateOf } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import { Icon } from '@throughline/ui/Icon'
import { Flag, Repeat } from 'lucide-react'
import type { CSSProperties } from 'react'

import { DEFAULT_CHANNEL_COLOR, planMark } from '../calendar-item'
import type { CalendarChannel, CalendarEvent, CalendarItem } from '../calendar-item'
import type { OverstoryLabels } from './labels'
import type { StripBar } from './model/strip-section'

const MARK_PIXELS = 11

/** What is the same for every bar of a strip. */
export interface StripSurroundings {
  readonly dayCount: number
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly currentPlanId: number
  readonly selectedItemId: number | null
  readonly labels: OverstoryLabels
}

export interface OverstoryBarProps {
  readonly bar: StripBar
  readonly isTabStop: boolean
  readonly surroundings: StripSurroundings
}

/**
 * One bar: a tint on its own days and, over it, the title, which may go on beyond
 * a short tint. The view's listeners know it by its key.
 */
export function OverstoryBar({ bar, isTabStop, surroundings }: OverstoryBarProps) {
  const { subject } = bar
  const { channels, currentPlanId } = surroundings
  const color =
    subject.kind === 'item'
      ? (channels.get(subject.item.channelId)?.color ?? DEFAULT_CHANNEL_COLOR)
      : null
  const isNested = subject.kind === 'item' && subject.item.planId !== currentPlanId
  return (
    <li
      data-part="slot"
      style={placeOf(bar, surroundings.dayCount, color)}
      {...(bar.roomColumn < bar.column ? { 'data-title-before': '' } : null)}
    >
      <span
        data-part="tint"
        data-nested={isNested ? '' : undefined}
        data-event={subject.kind === 'event' ? '' : undefined}
        data-before={bar.continuesBefore ? '' : undefined}
        data-after={bar.continuesAfter ? '' : undefined}
      />
      {subject.kind === 'item' ? (
        <ItemTitle item={subject.item} {...{ bar, isTabStop, surroundings }} />
      ) : (
        <EventTitle event={subject.event} {...{ bar, isTabStop, surroundings }} />
      )}
    </li>
  )
}

function ItemTitle({
  item,
  bar,
  isTabStop,
  surroundings,
}: OverstoryBarProps & { readonly item: CalendarItem }) {
  const { channels, currentPlanId, selectedItemId, labels } = surroundings
  const mark = planMark(item, currentPlanId)
  const isRepeating = repeats(item.rrule)
  return (
    <button
      type="button"
      data-part="bar"
      data-key={bar.key}
      data-plan={mark ?? undefined}
      data-selected={item.id === selectedItemId ? '' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={labels.bar({
        visibleText: item.title,
        channelName: channels.get(item.channelId)?.name ?? '',
        firstDay: civilDateOf(bar.firstDay),
        lastDay: civilDateOf(bar.lastDay),
        planMark: mark,
        isRepeating,
        isFlagged: item.isFlagged,
        isBusy: false,
      })}
    >
      <span data-part="title" dir="auto">
        {item.title}
      </span>
      {item.isFlagged ? <Icon icon={Flag} size={MARK_PIXELS} /> : null}
      {isRepeating ? <Icon icon={Repeat} size={MARK_PIXELS} /> : null}
    </button>
  )
}

/** Events are there to be read: nothing opens on a click, so it is no button. */
function EventTitle({
  event,
  bar,
  isTabStop,
  surroundings,
}: OverstoryBarProps & { readonly event: CalendarEvent }) {
  return (
    <span
      role="note"
      data-part="bar"
      data-key={bar.key}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys walk over it, and I shows its summary
      tabIndex={isTabStop ? 0 : -1}
      aria-label={surroundings.labels.event({
        title: event.title,
        calendarName: event.calendarName,
        firstDay: civilDateOf(bar.firstDay),
        lastDay: civilDateOf(bar.lastDay),
      })}
    >
      <span data-part="title" dir="auto">
        {event.title}
      </span>
    </span>
  )
}

/** Fractions, so that a change of width needs no drawing. */
function placeOf(bar: StripBar, dayCount: number, color: string | null): CSSProperties {
  return {
    ...(color === null ? null : { '--tl-bar-color': color }),
    '--tl-strip-lane': bar.lane,
    '--tl-strip-start': bar.roomColumn / dayCount,
    '--tl-strip-room': bar.roomSpan / dayCount,
    '--tl-strip-share': bar.span / bar.roomSpan,
  }
}
