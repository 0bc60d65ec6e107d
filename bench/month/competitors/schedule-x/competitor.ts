import 'temporal-polyfill/global'
import 'temporal-polyfill/types/global'
import { createCalendar, createViewMonthGrid } from '@schedule-x/calendar'
import type { CalendarEvent, CalendarType } from '@schedule-x/calendar'
import { createCalendarControlsPlugin } from '@schedule-x/calendar-controls'
import '@schedule-x/theme-default/dist/index.css'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { expandSeries, parseSeries } from '../../../plan/expand-plan'
import type { ParsedSeries } from '../../../plan/expand-plan'
import { weeksOfMonth } from '../../../plan/visible-month'
import { ignoreAttributesOf } from '../../../browser/changes'
import type { MonthCompetitor } from '../../competitor'
import './schedule-x.css'

/**
 * The number of events that fit in a day of a five-week month at 900 px. The library does not
 * calculate it.
 */
const EVENTS_PER_DAY = 4

// It marks the month as sliding in, takes the mark away after 300 ms, and names both anew.
ignoreAttributesOf('.sx__view-container, .sx__calendar-wrapper')

interface Visible {
  readonly singles: readonly CalendarEvent[]
  readonly series: readonly ParsedSeries[]
  readonly setEvents: (events: CalendarEvent[]) => void
  readonly setDate: (date: Temporal.PlainDate) => void
}

let visible: Visible | undefined

/** Schedule-X without a drag: that plugin is sold. Its header cannot be left out, so it is hidden. */
export const competitor: MonthCompetitor = {
  show: (root, plan, month) => {
    const singles = plan.filter(({ rrule }) => rrule === null).map(toSingleEvent)
    const series = parseSeries(plan)
    const controls = createCalendarControlsPlugin()
    const calendar = createCalendar(
      {
        views: [createViewMonthGrid()],
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its enum for Sunday is not exported
        firstDayOfWeek: 7,
        selectedDate: firstDayOf(month),
        skipValidation: true,
        isResponsive: false,
        monthGridOptions: { nEventsPerDay: EVENTS_PER_DAY },
        calendars: calendarsOf(plan),
        events: [...singles, ...occurrencesOf(series, month)],
      },
      [controls],
    )
    visible = {
      singles,
      series,
      setEvents: (events) => calendar.events.set(events),
      setDate: (date) => controls.setDate(date),
    }
    calendar.render(root)
  },
  showMonth: (month) => {
    if (visible === undefined) return
    visible.setEvents([...visible.singles, ...occurrencesOf(visible.series, month)])
    visible.setDate(firstDayOf(month))
  },
  drawn: {
    bar: '.sx__month-grid-event',
    more: '.sx__month-grid-day__events-more',
    day: '.sx__month-grid-day',
  },
}

/** Colors belong to calendars there: one for each channel. */
function calendarsOf(plan: readonly BenchTactic[]): Record<string, CalendarType> {
  return Object.fromEntries(
    plan.map(({ channelId, color }) => [
      `channel${channelId}`,
      {
        colorName: `channel${channelId}`,
        lightColors: { main: color, container: color, onContainer: '#ffffff' },
      },
    ]),
  )
}

function firstDayOf(month: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(`${month}-01`)
}

function occurrencesOf(series: readonly ParsedSeries[], month: string): readonly CalendarEvent[] {
  const { from, to } = weeksOfMonth(month)
  return expandSeries(series, from, to).map(({ tactic, startDay, lastDay }) =>
    toBar(tactic, `${tactic.id}-${startDay}`, civilDateOf(startDay), civilDateOf(lastDay)),
  )
}

function toSingleEvent(tactic: BenchTactic): CalendarEvent {
  const { id, startDate, endDate } = tactic
  return toBar(tactic, String(id), startDate.slice(0, 10), endDate.slice(0, 10))
}

/** Whole days, so that every tactic is a bar. */
function toBar(
  { title, channelId }: BenchTactic,
  id: string,
  start: string,
  end: string,
): CalendarEvent {
  return {
    id,
    title,
    calendarId: `channel${channelId}`,
    start: Temporal.PlainDate.from(start),
    end: Temporal.PlainDate.from(end),
  }
}
