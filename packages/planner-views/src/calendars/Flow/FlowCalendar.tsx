import { isDay } from '@throughline/domain/calendar-dates'
import { answerDates } from '@throughline/domain/tactics'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useMemo } from 'react'

import { completeIntents, useHostContent, useHostSummary } from '../../calendar-core'
import { boundedSlots, NO_DAY, useChannels, useInputReport, useToday } from '../../host-input'
import type { HostItems } from '../../host-input'
import type {
  FlowCalendarProps,
  FlowCalendarViewProps,
  FlowItem,
  FlowItemInput,
} from './FlowCalendar.types'
import { FlowCalendarView } from './FlowCalendarView'
import { useHostFlow } from './use-host-flow'

/**
 * Calendar of the complete plan on one timeline: sections of rows, bars on lanes, and their costs.
 *
 * Needs a parent of a definite height. Data comes in as props, and intents go out as events. It
 * uses no network, router or storage, and reads the clock only if the host leaves out `today`. It
 * moves no items: a dropped item stays at its old place until `sections` change. It leaves out items
 * that it cannot show; development builds report them on the console.
 */
export function FlowCalendar<Item extends FlowItemInput = FlowItem>(
  props: FlowCalendarProps<Item>,
) {
  return (
    <ErrorBoundary>
      <FlowCalendarContent
        {...props}
        {...boundedSlots(props, ['renderBarContent', 'renderRowHeader', 'renderExpense'])}
      />
    </ErrorBoundary>
  )
}

function FlowCalendarContent<Item extends FlowItemInput>({
  startDay: providedStart,
  endDay: providedEnd,
  openingDay,
  today: providedToday,
  sections: providedSections,
  channels: providedChannels,
  currentPlanId,
  summary: providedSummary,
  renderBarContent,
  rowPolicy,
  onRowChange,
  onCreate,
  ...rest
}: FlowCalendarProps<Item>) {
  const today = useToday(providedToday)
  const { sections, listItems, ...source } = useHostFlow(providedSections, currentPlanId)
  const channels = useChannels(providedChannels)
  const summary = useHostSummary(providedSummary, source.sourceOf)
  const { renderItemContent } = useHostContent<Item, { item: FlowItem }>(
    renderBarContent,
    source.sourceOf,
  )
  const range = timelineOf(providedStart, providedEnd, today ?? NO_DAY)
  useInputReport(
    useMemo(
      () => ({
        component: 'FlowCalendar',
        lists: [
          {
            prop: Array.isArray(providedSections) ? 'items' : 'sections',
            items: Array.isArray(providedSections) ? listItems : providedSections,
            currentPlanId,
            hasDates: true,
          },
        ],
        channels,
        texts: [
          { prop: 'startDay', value: providedStart, isValid: isDay, form: 'YYYY-MM-DD' },
          {
            prop: 'endDay',
            value: providedEnd,
            isValid: (value: unknown) => value === range.end,
            form: 'YYYY-MM-DD, not before startDay',
          },
          { prop: 'openingDay', value: openingDay, isValid: isDay, form: 'YYYY-MM-DD' },
          { prop: 'today', value: providedToday, isValid: isDay, form: 'YYYY-MM-DD' },
        ],
      }),
      [
        providedSections,
        listItems,
        currentPlanId,
        channels,
        providedStart,
        providedEnd,
        range.end,
        openingDay,
        providedToday,
      ],
    ),
  )
  return (
    <FlowCalendarView
      // The first known day decides where the timeline opens.
      key={today === null ? 'no-clock' : 'clock'}
      {...completeIntents(rest, source)}
      {...(onCreate && { onCreate })}
      {...{ sections, channels }}
      {...summary}
      {...(renderItemContent && { renderBarContent: renderItemContent })}
      {...rowIntents({ rowPolicy, onRowChange }, source.sourceOf)}
      {...(isDay(openingDay) && { openingDay })}
      startDay={range.start}
      endDay={range.end}
      today={today ?? NO_DAY}
    />
  )
}

/** The days of a timeline; days that cannot be drawn count as those of a year. */
function timelineOf(start: unknown, end: unknown, today: string) {
  const firstDay = isDay(start) ? start : `${today.slice(0, 4)}-01-01`
  const isRange = isDay(end) && end >= firstDay
  return { start: firstDay, end: isRange ? end : `${firstDay.slice(0, 4)}-12-31` }
}

/** The rules and reports about rows, which concern the host's own objects. */
function rowIntents<Item extends FlowItemInput>(
  {
    rowPolicy,
    onRowChange,
  }: {
    readonly [Name in 'rowPolicy' | 'onRowChange']: FlowCalendarProps<Item>[Name] | undefined
  },
  sourceOf: HostItems<Item>['sourceOf'],
): Pick<FlowCalendarViewProps, 'rowPolicy' | 'onRowChange'> {
  return {
    ...(rowPolicy && {
      rowPolicy: (item, rowId) => {
        const own = sourceOf(item)
        return own === undefined ? { allowed: false, code: 'unknown-item' } : rowPolicy(own, rowId)
      },
    }),
    ...(onRowChange && {
      onRowChange: (request) => {
        const item = sourceOf(request.item)
        if (item !== undefined) onRowChange(answerDates(item, { ...request, item }))
      },
    }),
  }
}
