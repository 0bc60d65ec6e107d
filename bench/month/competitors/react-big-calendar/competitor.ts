import { format, getDay, parse, startOfWeek } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { Calendar, dateFnsLocalizer } from 'react-big-calendar'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { civilDateTimeOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { expandSeries, parseSeries } from '../../../plan/expand-plan'
import type { ParsedSeries, SeriesDays } from '../../../plan/expand-plan'
import { weeksOfMonth } from '../../../plan/visible-month'
import type { MonthCompetitor } from '../../competitor'
import { withDragAndDrop } from './drag-addon'

interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly allDay: boolean
  readonly color: string
  readonly repeats: boolean
}

const DragAndDropCalendar = withDragAndDrop<CalendarEvent>(Calendar)
const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: { 'en-US': enUS },
})
const monthOnly = ['month' as const]
const fullHeight = { height: '100%' }
const MORNING_MINUTES = 480

interface Visible {
  readonly root: Root
  readonly singles: readonly CalendarEvent[]
  readonly series: readonly ParsedSeries[]
}

let visible: Visible | undefined

/** react-big-calendar with its drag addon; single events converted once, series by `rrule`. */
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
  drawn: { bar: '.rbc-event', more: '.rbc-show-more', day: '.rbc-day-bg' },
}

function drawMonth({ singles, series }: Visible, month: string): ReactElement {
  const { from, to } = weeksOfMonth(month)
  const occurrences = expandSeries(series, from, to).map(toOccurrence)
  return createElement(DragAndDropCalendar, {
    localizer,
    events: [...singles, ...occurrences],
    date: new Date(`${month}-01T00:00:00`),
    views: monthOnly,
    view: 'month',
    toolbar: false,
    onNavigate: ignore,
    onView: ignore,
    eventPropGetter: styleOf,
    draggableAccessor: isMovable,
    style: fullHeight,
  })
}

function toSingleEvent({
  id,
  title,
  color,
  startDate,
  endDate,
  isAllDay,
}: BenchTactic): CalendarEvent {
  const start = new Date(startDate)
  const end = new Date(endDate)
  // The last day itself belongs to an all-day tactic; here the end is exclusive.
  if (isAllDay) {
    start.setHours(0, 0, 0, 0)
    end.setHours(24, 0, 0, 0)
  }
  return { id: String(id), title, start, end, allDay: isAllDay, color, repeats: false }
}

function toOccurrence({ tactic, startDay, lastDay }: SeriesDays): CalendarEvent {
  const { title, color, isAllDay } = tactic
  const start = new Date(civilDateTimeOf(startDay, isAllDay ? 0 : MORNING_MINUTES))
  const end = isAllDay ? new Date(civilDateTimeOf(lastDay + 1, 0)) : start
  const id = `${tactic.id}-${startDay}`
  return { id, title, start, end, allDay: isAllDay, color, repeats: true }
}

function styleOf({ color }: CalendarEvent): { style: { backgroundColor: string } } {
  return { style: { backgroundColor: color } }
}

function isMovable({ repeats }: CalendarEvent): boolean {
  return !repeats
}

function ignore(): void {}
