import Calendar from '@toast-ui/calendar'
import type { EventObject } from '@toast-ui/calendar'
import '@toast-ui/calendar/dist/toastui-calendar.min.css'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { expandSeries, parseSeries } from '../../../plan/expand-plan'
import type { ParsedSeries } from '../../../plan/expand-plan'
import { weeksOfMonth } from '../../../plan/visible-month'
import type { MonthCompetitor } from '../../competitor'

interface Visible {
  readonly calendar: Calendar
  readonly series: readonly ParsedSeries[]
  /** Occurrences that the calendar already has, so that none is added twice. */
  readonly provided: Set<string>
}

let visible: Visible | undefined

/** TOAST UI Calendar; it gets single events once, and occurrences when their month appears. */
export const competitor: MonthCompetitor = {
  show: (root, plan, month) => {
    const calendar = new Calendar(root, {
      defaultView: 'month',
      usageStatistics: false,
      gridSelection: false,
      useFormPopup: false,
      useDetailPopup: false,
      month: { isAlways6Weeks: false, startDayOfWeek: 0 },
    })
    visible = { calendar, series: parseSeries(plan), provided: new Set() }
    const singles = plan.filter(({ rrule }) => rrule === null).map(toSingleEvent)
    calendar.setDate(`${month}-01T00:00:00`)
    calendar.createEvents([...singles, ...newOccurrences(visible, month)])
  },
  showMonth: (month) => {
    if (visible === undefined) return
    visible.calendar.createEvents(newOccurrences(visible, month))
    visible.calendar.setDate(`${month}-01T00:00:00`)
  },
  drawn: {
    week: '.toastui-calendar-month-week-item',
    bar: '.toastui-calendar-weekday-event',
    more: '.toastui-calendar-grid-cell-more-events',
    day: '.toastui-calendar-daygrid-cell',
  },
}

function newOccurrences({ series, provided }: Visible, month: string): EventObject[] {
  const { from, to } = weeksOfMonth(month)
  return expandSeries(series, from, to).flatMap(({ tactic, startDay, lastDay }) => {
    const id = `${tactic.id}-${startDay}`
    if (provided.has(id)) return []
    provided.add(id)
    const bar = toBar(tactic, id, civilDateOf(startDay), civilDateOf(lastDay))
    return [{ ...bar, isReadOnly: true }]
  })
}

function toSingleEvent(tactic: BenchTactic): EventObject {
  const { id, startDate, endDate } = tactic
  return toBar(tactic, String(id), startDate.slice(0, 10), endDate.slice(0, 10))
}

/** An all-day event is a bar that includes its last day; a timed one would be a dot. */
function toBar({ title, color }: BenchTactic, id: string, start: string, end: string): EventObject {
  return {
    id,
    title,
    start: `${start}T00:00:00`,
    end: `${end}T00:00:00`,
    isAllday: true,
    category: 'allday',
    backgroundColor: color,
    borderColor: color,
    color: '#ffffff',
  }
}
