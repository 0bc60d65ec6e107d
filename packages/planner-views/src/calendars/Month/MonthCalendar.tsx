import { isDay } from '@throughline/domain/calendar-dates'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import {
  boundedSlots,
  isMonth,
  NO_DAY,
  useChannels,
  useHostItems,
  useInputReport,
  useVisiblePeriod,
  useToday,
} from '../../host-input'
import type { CalendarItemInput } from '../../host-input'
import { completeIntents, useHostContent, useHostSummary } from '../../calendar-core'
import type { ItemContentParts, MonthCalendarProps } from './MonthCalendar.types'
import { MonthCalendarView } from './MonthCalendarView'

/**
 * Calendar of a month of tactics and initiatives in whole weeks. It shows every bar and scrolls, or
 * shows as many bars a day as fit and a '+N more' line for the rest.
 *
 * Needs a parent of a definite height. Data comes in as props, and intents go out as events. It
 * uses no network, router or storage, and reads the clock only if the host leaves out `today`. It
 * moves no items: a dropped item stays at its old place until `items` change. It leaves out items
 * that it cannot show; development builds report them on the console.
 */
export function MonthCalendar<Item extends CalendarItemInput = CalendarItem>(
  props: MonthCalendarProps<Item>,
) {
  return (
    <ErrorBoundary>
      <MonthCalendarContent
        {...props}
        {...boundedSlots(props, ['renderItemContent', 'renderDayHeader'])}
      />
    </ErrorBoundary>
  )
}

function MonthCalendarContent<Item extends CalendarItemInput = CalendarItem>({
  month: providedMonth,
  defaultMonth,
  today: providedToday,
  items: providedItems,
  channels: providedChannels,
  currentPlanId,
  summary: providedSummary,
  renderItemContent: renderContent,
  onMonthChange,
  ...rest
}: MonthCalendarProps<Item>) {
  const today = useToday(providedToday)
  const { items, ...source } = useHostItems(providedItems, currentPlanId)
  const channels = useChannels(providedChannels)
  const [month, setMonth] = useVisiblePeriod({
    provided: providedMonth,
    initial: defaultMonth,
    ofToday: today?.slice(0, 'YYYY-MM'.length) ?? null,
    isPeriod: isMonth,
  })
  const summary = useHostSummary(providedSummary, source.sourceOf)
  const content = useHostContent<Item, ItemContentParts>(renderContent, source.sourceOf)
  useInputReport(
    useMemo(
      () => ({
        component: 'MonthCalendar',
        lists: [{ prop: 'items', items: providedItems, currentPlanId, hasDates: true }],
        channels,
        texts: [
          { prop: 'month', value: providedMonth, isValid: isMonth, form: 'YYYY-MM' },
          { prop: 'defaultMonth', value: defaultMonth, isValid: isMonth, form: 'YYYY-MM' },
          { prop: 'today', value: providedToday, isValid: isDay, form: 'YYYY-MM-DD' },
        ],
      }),
      [providedItems, currentPlanId, channels, providedMonth, defaultMonth, providedToday],
    ),
  )
  if (month === null) return null
  return (
    <MonthCalendarView
      // The first known day decides where the month opens.
      key={today === null ? 'no-clock' : 'clock'}
      {...completeIntents(rest, source)}
      {...{ month, items, channels }}
      today={today ?? NO_DAY}
      onMonthChange={(change) => {
        setMonth(change.month)
        onMonthChange?.(change)
      }}
      {...summary}
      {...content}
    />
  )
}
