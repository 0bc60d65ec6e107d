import { StandaloneMonthView } from '@mui/x-scheduler/month-view'
import type { SchedulerEvent, SchedulerEventColor } from '@mui/x-scheduler/models'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { expandSeries, parseSeries } from '../../../plan/expand-plan'
import type { ParsedSeries } from '../../../plan/expand-plan'
import { weeksOfMonth } from '../../../plan/visible-month'
import type { MonthCompetitor } from '../../competitor'

/** It only has colors with names. */
const colors: readonly SchedulerEventColor[] = [
  'red',
  'pink',
  'purple',
  'indigo',
  'blue',
  'teal',
  'green',
  'lime',
  'amber',
  'orange',
  'grey',
]

interface Visible {
  readonly root: Root
  readonly singles: readonly SchedulerEvent[]
  readonly series: readonly ParsedSeries[]
}

let visible: Visible | undefined

/**
 * The community edition of the MUI scheduler; it supports no repeats, so occurrences are events.
 */
export const competitor: MonthCompetitor = {
  show: (element, plan, month) => {
    visible = {
      root: createRoot(element),
      singles: plan.filter(({ rrule }) => rrule === null).map(toSingleEvent),
      series: parseSeries(plan),
    }
    visible.root.render(drawMonth(visible, month))
  },
  showMonth: (month) =>
    flushSync(() => {
      if (visible !== undefined) visible.root.render(drawMonth(visible, month))
    }),
  drawn: {
    week: '.MuiEventCalendar-monthViewRow',
    bar: '.MuiEventCalendar-dayGridEvent',
    more: '.MuiEventCalendar-monthViewMoreEvents',
    day: '.MuiEventCalendar-monthViewCell',
  },
}

function drawMonth({ singles, series }: Visible, month: string): ReactElement {
  const { from, to } = weeksOfMonth(month)
  const occurrences = expandSeries(series, from, to).map(({ tactic, startDay, lastDay }) => {
    const id = `${tactic.id}-${startDay}`
    return toBar(tactic, id, civilDateOf(startDay), civilDateOf(lastDay))
  })
  return createElement(StandaloneMonthView<SchedulerEvent, object>, {
    events: [...singles, ...occurrences],
    visibleDate: new Date(`${month}-01T00:00:00`),
    eventCreation: false,
    onEventsChange: ignore,
  })
}

function toSingleEvent(tactic: BenchTactic): SchedulerEvent {
  const { id, startDate, endDate } = tactic
  return toBar(tactic, String(id), startDate.slice(0, 10), endDate.slice(0, 10))
}

/** An all-day event ends with the day of its end. */
function toBar(
  { title, channelId, rrule }: BenchTactic,
  id: string,
  start: string,
  end: string,
): SchedulerEvent {
  const color = colors[channelId % colors.length]
  return {
    id,
    title,
    start: `${start}T00:00:00`,
    end: `${end}T23:59:59`,
    allDay: true,
    readOnly: rrule !== null,
    ...(color === undefined ? null : { color }),
  }
}

function ignore(): void {}
