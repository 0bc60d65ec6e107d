import { Calendar } from '@fullcalendar/react'
import type { CalendarRef, EventInput } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classicThemePlugin from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { civilDateOf, civilDateTimeOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { expandSeries, parseSeries } from '../../../plan/expand-plan'
import type { SeriesDays } from '../../../plan/expand-plan'
import type { MonthCompetitor } from '../../competitor'

const MORNING_MINUTES = 480

const calendar = createRef<CalendarRef>()

/**
 * FullCalendar with its drag plugin. Single events are one static source, read
 * once; series are a second source, asked for each shown range.
 */
export const competitor: MonthCompetitor = {
  show: (root, plan, month) => {
    const singles = plan.filter(({ rrule }) => rrule === null).map(toSingleEvent)
    const series = parseSeries(plan)
    const plugins = [dayGridPlugin, interactionPlugin, classicThemePlugin]
    createRoot(root).render(
      createElement(Calendar, {
        ref: calendar,
        plugins,
        initialView: 'dayGridMonth',
        initialDate: `${month}-01`,
        headerToolbar: false,
        height: '100%',
        fixedWeekCount: false,
        dayMaxEvents: true,
        eventDisplay: 'block',
        editable: true,
        eventClass: 'bench-bar',
        moreLinkClass: 'bench-more',
        eventSources: [
          { events: singles },
          {
            events: ({ start, end }, succeed) =>
              succeed(expandSeries(series, dayOf(start), dayOf(end)).map(toOccurrence)),
          },
        ],
      }),
    )
  },
  showMonth: (month) => calendar.current?.getApi().gotoDate(`${month}-01`),
  drawn: { bar: '.bench-bar', more: '.bench-more', day: '[data-date]' },
}

function toSingleEvent({
  id,
  title,
  color,
  startDate,
  endDate,
  isAllDay,
}: BenchTactic): EventInput {
  if (!isAllDay) return { id: String(id), title, color, start: startDate, end: endDate }
  // The last day itself belongs to an all-day tactic; here the end is exclusive.
  const end = civilDateOf(dayNumberOf(endDate) + 1)
  return { id: String(id), title, color, start: startDate.slice(0, 10), end, allDay: true }
}

function toOccurrence({ tactic, startDay, lastDay }: SeriesDays): EventInput {
  const { title, color, isAllDay } = tactic
  const id = `${tactic.id}-${startDay}`
  if (!isAllDay) {
    const start = civilDateTimeOf(startDay, MORNING_MINUTES)
    return { id, title, color, start, editable: false }
  }
  const start = civilDateOf(startDay)
  return { id, title, color, start, end: civilDateOf(lastDay + 1), allDay: true, editable: false }
}

/** The wall-clock day of a date of this zone. */
function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000)
}
