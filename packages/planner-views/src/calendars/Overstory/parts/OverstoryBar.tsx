import { nearestDateOf } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import { visibleChannelColor } from '@throughline/domain/channels'
import { isolateText } from '@throughline/domain/messages'
import { Icon } from '@throughline/ui/Icon'
import { Flag, Repeat } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'

import { behindMark, planMark } from '../../../calendar-parts'
import type { CalendarEvent, CalendarItem } from '../../../calendar-parts'
import type { BarLayout } from '../model/section-layout'
import { useOverstoryContext } from '../overstory-context'

const MARK_PIXELS = 11

interface OverstoryBarProps {
  readonly bar: BarLayout
  /** Whether Tab leads to the bar. */
  readonly isActive: boolean
}

/**
 * One bar: a tint on its own days, and the title over it. The bar of a short item is a frame
 * around its title, at most as wide as five days, with a tint on its own days only. The key
 * identifies the bar for the handlers of the view.
 */
export function OverstoryBar({ bar, isActive }: OverstoryBarProps) {
  const { entry } = bar
  const { dayCount, channels, currentPlanId } = useOverstoryContext()
  const color =
    entry.kind === 'item' ? visibleChannelColor(channels.get(entry.item.channelId)) : null
  const isNested = entry.kind === 'item' && entry.item.planId !== currentPlanId
  return (
    <li
      data-part="slot"
      style={placeOf(bar, dayCount, color)}
      data-short={bar.frameSpan > bar.span ? '' : undefined}
      data-title-before={bar.frameColumn < bar.column ? '' : undefined}
    >
      {entry.kind === 'item' ? (
        <ItemBar item={entry.item} {...{ bar, isActive }}>
          <Tint bar={bar} isNested={isNested} />
        </ItemBar>
      ) : (
        <EventBar event={entry.event} {...{ bar, isActive }}>
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

/** Background on the days of the item itself. */
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
  isActive,
  children,
}: OverstoryBarProps & { readonly item: CalendarItem; readonly children: ReactNode }) {
  const { channels, channelMarks, currentPlanId, selectedItemId, busyItemIds, labels } =
    useOverstoryContext()
  const mark = planMark(item, currentPlanId)
  const isRepeating = repeats(item.rrule)
  const isBusy = busyItemIds.has(item.id)
  return (
    <button
      type="button"
      part="bar"
      data-part="bar"
      data-key={bar.key}
      data-plan={mark ?? undefined}
      data-selected={item.id === selectedItemId ? '' : undefined}
      data-before={bar.continuesBefore ? '' : undefined}
      data-after={bar.continuesAfter ? '' : undefined}
      aria-busy={isBusy ? true : undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={labels.bar({
        visibleText: isolateText(item.title),
        channelName: isolateText(channels.get(item.channelId)?.name ?? ''),
        firstDay: nearestDateOf(bar.startDay),
        lastDay: nearestDateOf(bar.endDayExclusive - 1),
        planMark: mark,
        isRepeating,
        isFlagged: item.isFlagged,
        isBusy,
      })}
    >
      {children}
      {behindMark(
        channelMarks?.get(item.channelId),
        <span data-part="title" dir="auto">
          {isolateText(item.title)}
        </span>,
      )}
      {item.isFlagged ? <Icon icon={Flag} size={MARK_PIXELS} /> : null}
      {isRepeating ? <Icon icon={Repeat} size={MARK_PIXELS} /> : null}
    </button>
  )
}

/** The bar of an event, which is no button: it opens nothing. */
function EventBar({
  event,
  bar,
  isActive,
  children,
}: OverstoryBarProps & { readonly event: CalendarEvent; readonly children: ReactNode }) {
  const { labels } = useOverstoryContext()
  return (
    <span
      role="note"
      part="bar"
      data-part="bar"
      data-key={bar.key}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys lead to it, and I shows its summary
      tabIndex={isActive ? 0 : -1}
      aria-label={labels.event({
        title: isolateText(event.title),
        calendarName: isolateText(event.calendarName),
        firstDay: nearestDateOf(bar.startDay),
        lastDay: nearestDateOf(bar.endDayExclusive - 1),
      })}
    >
      {children}
      <span data-part="title" dir="auto">
        {isolateText(event.title)}
      </span>
    </span>
  )
}

/** Returns fractions of the width, so that a bar follows it without another rendering. */
function placeOf(bar: BarLayout, dayCount: number, color: string | null): CSSProperties {
  return {
    ...(color === null ? null : { '--tl-bar-color': color }),
    '--tl-overstory-lane': bar.lane,
    '--tl-overstory-start': bar.frameColumn / dayCount,
    '--tl-overstory-frame': bar.frameSpan / dayCount,
    '--tl-overstory-share': bar.span / bar.frameSpan,
  }
}
