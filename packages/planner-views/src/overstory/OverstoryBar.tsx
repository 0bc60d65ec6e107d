import { civilDateOf } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import { visibleChannelColor } from '@throughline/domain/channels'
import { isolateText } from '@throughline/domain/messages'
import { Icon } from '@throughline/ui/Icon'
import { Flag, Repeat } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'

import { behindMark, planMark } from '../calendar-parts'
import type { CalendarChannel, CalendarEvent, CalendarItem, ChannelMarks } from '../calendar-parts'
import type { OverstoryLabels } from './labels'
import type { BarLayout } from './model/overstory-section'

const MARK_PIXELS = 11

/** What is the same for every bar of a strip. */
export interface OverstoryContext {
  readonly dayCount: number
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly channelMarks: ChannelMarks | null
  readonly currentPlanId: number
  readonly selectedItemId: number | null
  readonly labels: OverstoryLabels
}

export interface OverstoryBarProps {
  readonly bar: BarLayout
  readonly isActiveCell: boolean
  readonly context: OverstoryContext
}

/**
 * One bar: a tint on its own days and, over it, the title. The bar of a short item
 * is a frame that its title fits into, up to the width of five days; only its own
 * days are tinted. The view's listeners know it by its key.
 */
export function OverstoryBar({ bar, isActiveCell, context }: OverstoryBarProps) {
  const { entry } = bar
  const { channels, currentPlanId } = context
  const color =
    entry.kind === 'item' ? visibleChannelColor(channels.get(entry.item.channelId)) : null
  const isNested = entry.kind === 'item' && entry.item.planId !== currentPlanId
  return (
    <li
      data-part="slot"
      style={placeOf(bar, context.dayCount, color)}
      data-short={bar.roomSpan > bar.span ? '' : undefined}
      data-title-before={bar.roomColumn < bar.column ? '' : undefined}
    >
      {entry.kind === 'item' ? (
        <ItemBar item={entry.item} {...{ bar, isActiveCell, context }}>
          <Tint bar={bar} isNested={isNested} />
        </ItemBar>
      ) : (
        <EventBar event={entry.event} {...{ bar, isActiveCell, context }}>
          <Tint bar={bar} isEvent />
        </EventBar>
      )}
    </li>
  )
}

interface TintProps {
  readonly bar: BarLayout
  readonly isNested?: boolean
  readonly isEvent?: boolean
}

/** The days of the item themselves. */
function Tint({ bar, isNested = false, isEvent = false }: TintProps) {
  return (
    <span
      data-part="tint"
      data-nested={isNested ? '' : undefined}
      data-event={isEvent ? '' : undefined}
      data-before={bar.continuesBefore ? '' : undefined}
      data-after={bar.continuesAfter ? '' : undefined}
    />
  )
}

function ItemBar({
  item,
  bar,
  isActiveCell,
  context,
  children,
}: OverstoryBarProps & { readonly item: CalendarItem; readonly children: ReactNode }) {
  const { channels, currentPlanId, selectedItemId, labels } = context
  const mark = planMark(item, currentPlanId)
  const isRepeating = repeats(item.rrule)
  return (
    <button
      type="button"
      part="bar"
      data-part="bar"
      data-key={bar.key}
      data-plan={mark ?? undefined}
      data-selected={item.id === selectedItemId ? '' : undefined}
      tabIndex={isActiveCell ? 0 : -1}
      aria-label={labels.bar({
        visibleText: isolateText(item.title),
        channelName: isolateText(channels.get(item.channelId)?.name ?? ''),
        firstDay: civilDateOf(bar.startDay),
        lastDay: civilDateOf(bar.endDayExclusive - 1),
        planMark: mark,
        isRepeating,
        isFlagged: item.isFlagged,
        isBusy: false,
      })}
    >
      {children}
      {behindMark(
        context.channelMarks?.get(item.channelId),
        <span data-part="title" dir="auto">
          {isolateText(item.title)}
        </span>,
      )}
      {item.isFlagged ? <Icon icon={Flag} size={MARK_PIXELS} /> : null}
      {isRepeating ? <Icon icon={Repeat} size={MARK_PIXELS} /> : null}
    </button>
  )
}

/** Events are there to be read: nothing opens on a click, so it is no button. */
function EventBar({
  event,
  bar,
  isActiveCell,
  context,
  children,
}: OverstoryBarProps & { readonly event: CalendarEvent; readonly children: ReactNode }) {
  return (
    <span
      role="note"
      part="bar"
      data-part="bar"
      data-key={bar.key}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys walk over it, and I shows its summary
      tabIndex={isActiveCell ? 0 : -1}
      aria-label={context.labels.event({
        title: isolateText(event.title),
        calendarName: isolateText(event.calendarName),
        firstDay: civilDateOf(bar.startDay),
        lastDay: civilDateOf(bar.endDayExclusive - 1),
      })}
    >
      {children}
      <span data-part="title" dir="auto">
        {isolateText(event.title)}
      </span>
    </span>
  )
}

/** Fractions, so that a change of width needs no drawing. */
function placeOf(bar: BarLayout, dayCount: number, color: string | null): CSSProperties {
  return {
    ...(color === null ? null : { '--tl-bar-color': color }),
    '--tl-strip-lane': bar.lane,
    '--tl-strip-start': bar.roomColumn / dayCount,
    '--tl-strip-room': bar.roomSpan / dayCount,
    '--tl-strip-share': bar.span / bar.roomSpan,
  }
}
