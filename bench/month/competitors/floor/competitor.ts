import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { MonthCompetitor } from '../../competitor'
import './floor.css'
import { layOutFloor } from './floor-layout'
import type { FloorMonth } from './floor-layout'

/** As many bars as fit in a day of a five-week month at 900 px. */
const VISIBLE_LANES = 6
const DAYS_PER_WEEK = 7
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const months = new Map<string, FloorMonth>()
let visibleIn: HTMLElement | undefined

/**
 * The least work of a browser for the same picture: it writes the visible elements, laid out before
 * the clock starts, as one HTML string.
 */
export const competitor: MonthCompetitor = {
  prepare: (plan, visibleMonths) => {
    for (const month of visibleMonths) months.set(month, layOutFloor(plan, month, VISIBLE_LANES))
  },
  show: (root, _plan, month) => {
    visibleIn = root
    root.innerHTML = writeMonth(month)
  },
  showMonth: (month) => {
    if (visibleIn !== undefined) visibleIn.innerHTML = writeMonth(month)
  },
  drawn: { bar: '.bar', more: '.more', day: '.day' },
}

function writeMonth(month: string): string {
  const laidOut = months.get(month)
  if (laidOut === undefined) throw new Error(`The month ${month} was not prepared.`)
  const { firstDay, weekCount, bars, hiddenByDay } = laidOut
  const names = weekdays.map((name) => `<div>${name}</div>`).join('')
  const weeks = Array.from({ length: weekCount }, (_, week) => {
    const days = Array.from({ length: DAYS_PER_WEEK }, (__, column) =>
      writeDay(
        firstDay + week * DAYS_PER_WEEK + column,
        hiddenByDay[week * DAYS_PER_WEEK + column],
      ),
    )
    const pieces = bars
      .filter((bar) => bar.week === week)
      .map(
        ({ title, color, column, span, lane }) =>
          `<div class="bar" style="--column:${column};--span:${span};--lane:${lane};background:${color}">${title}</div>`,
      )
    return `<div class="week">${days.join('')}${pieces.join('')}</div>`
  })
  return `<div class="names">${names}</div>${weeks.join('')}`
}

function writeDay(day: number, hidden: number | undefined): string {
  const more = hidden ? `<span class="more">+${hidden} more</span>` : ''
  return `<div class="day">${Number(civilDateOf(day).slice(-2))}${more}</div>`
}
