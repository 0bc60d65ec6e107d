import { isDay } from '@throughline/domain/calendar-dates'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import {
  boundedSlots,
  NO_DAY,
  useChannels,
  useHostItems,
  useInputReport,
  useVisiblePeriod,
  useToday,
} from '../../host-input'
import type { CalendarItemInput } from '../../host-input'
import { completeIntents, useHostContent, useHostSummary } from '../../calendar-core'
import type { DayCalendarProps, DayItemContent } from './DayCalendar.types'
import { DayCalendarView } from './DayCalendarView'

/**
 * Calendar of the hours of a day, or of several days side by side, below a row of all-day items.
 * Overlapping items share the width.
 *
 * Needs a parent of a definite height. Data comes in as props, and intents go out as events. It
 * uses no network, router or storage, and reads the clock only if the host leaves out `today`. It
 * moves no items: a dropped item stays at its old place until `items` change. It leaves out items
 * that it cannot show; development builds report them on the console.
 */
export function DayCalendar<Item extends CalendarItemInput = CalendarItem>(
  props: DayCalendarProps<Item>,
) {
  return (
    <ErrorBoundary>
      <DayCalendarContent
        {...props}
        {...boundedSlots(props, ['renderItemContent', 'renderDayHeader'])}
      />
    </ErrorBoundary>
  )
}

function DayCalendarContent<Item extends CalendarItemInput = CalendarItem>({
  day: providedDay,
  defaultDay,
  today: providedToday,
  items: providedItems,
  channels: providedChannels,
  currentPlanId,
  summary: providedSummary,
  renderItemContent: renderContent,
  onDayChange,
  ...rest
}: DayCalendarProps<Item>) {
  const today = useToday(providedToday)
  const { items, ...source } = useHostItems(providedItems, currentPlanId)
  const channels = useChannels(providedChannels)
  const [day, setDay] = useVisiblePeriod({
    provided: providedDay,
    initial: defaultDay,
    ofToday: today,
    isPeriod: isDay,
  })
  const summary = useHostSummary(providedSummary, source.sourceOf)
  const content = useHostContent<Item, DayItemContent>(renderContent, source.sourceOf)
  useInputReport(
    useMemo(
      () => ({
        component: 'DayCalendar',
        lists: [{ prop: 'items', items: providedItems, currentPlanId, hasDates: true }],
        channels,
        texts: [
          { prop: 'day', value: providedDay, isValid: isDay, form: 'YYYY-MM-DD' },
          { prop: 'defaultDay', value: defaultDay, isValid: isDay, form: 'YYYY-MM-DD' },
          { prop: 'today', value: providedToday, isValid: isDay, form: 'YYYY-MM-DD' },
        ],
      }),
      [providedItems, currentPlanId, channels, providedDay, defaultDay, providedToday],
    ),
  )
  if (day === null) return null
  return (
    <DayCalendarView
      // The first known day decides where the hours open.
      key={today === null ? 'no-clock' : 'clock'}
      {...completeIntents(rest, source)}
      {...{ day, items, channels }}
      today={today ?? NO_DAY}
      onDayChange={(change) => {
        setDay(change.day)
        onDayChange?.(change)
      }}
      {...summary}
      {...content}
    />
  )
}
