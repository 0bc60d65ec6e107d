import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  addDays,
  addMonths,
  civilDateOf,
  civilDateTimeOf,
  correctRange,
  dayNumberOf,
  formatShortDate,
  startOfWeek,
  weekdayOf,
} from '../calendar-dates'
import { layoutMonth, indexWeeks, monthGridOf, occurrencesInWindow } from '../layout'
import { expandTactics, moveTactic, resizeTactic, touchedDays } from './index'

/**
 * Clock changes that trip up a careless program: the zone, the day, and the offset from UTC at noon
 * of the day before and of the day after.
 */
const changes = [
  ['America/New_York', '2026-03-08', 300, 240, 'an hour is missing at two'],
  ['America/New_York', '2026-11-01', 240, 300, 'an hour comes twice'],
  ['Europe/Berlin', '2026-03-29', -60, -120, 'an hour is missing, east of Greenwich'],
  ['America/Sao_Paulo', '2018-11-04', 180, 120, 'midnight itself is missing'],
  ['Africa/Cairo', '2026-04-24', -120, -180, 'midnight is missing, east of Greenwich'],
  ['America/Havana', '2026-11-01', 240, 300, 'midnight comes twice'],
  ['Australia/Lord_Howe', '2026-04-05', -660, -630, 'half an hour comes twice'],
  ['Pacific/Apia', '2011-12-30', 600, -840, 'the whole day is missing'],
  ['Asia/Kathmandu', '1986-01-01', -330, -345, 'a quarter of an hour is missing'],
  ['Pacific/Kiritimati', '2026-06-15', -840, -840, 'a day ahead of most'],
  ['Pacific/Pago_Pago', '2026-06-15', 660, 660, 'nearly a day behind'],
] as const

function at(date: string, minutes: number): string {
  return civilDateTimeOf(dayNumberOf(date), minutes)
}

function offsetAtNoon(date: string): number {
  return new Date(`${date}T12:00:00`).getTimezoneOffset()
}

/** Items about a day: on it, over it, at its first and in its last minute, and series through it. */
function itemsAbout(date: string) {
  const plain = {
    title: 'Newsletter',
    isAllDay: false,
    isUnscheduled: false,
    isMonthly: false,
    rrule: null as string | null,
    recurrenceEndDate: null as string | null,
  }
  const before = addDays(date, -1)
  const after = addDays(date, 1)
  return [
    { ...plain, id: 1, startDate: at(date, 0), endDate: at(date, 0) },
    { ...plain, id: 2, startDate: at(date, 150), endDate: at(date, 155) },
    { ...plain, id: 3, startDate: at(date, 1439), endDate: at(date, 1439) },
    { ...plain, id: 4, startDate: at(before, 480), endDate: at(after, 480), isAllDay: true },
    { ...plain, id: 5, startDate: at(date, 480), endDate: at(date, 480), isAllDay: true },
    { ...plain, id: 6, startDate: at(before, 1380), endDate: at(date, 60) },
    {
      ...plain,
      id: 7,
      startDate: at(addDays(date, -20), 30),
      endDate: at(addDays(date, -20), 45),
      rrule: 'FREQ=DAILY',
      recurrenceEndDate: at(after, 1439),
    },
    {
      ...plain,
      id: 8,
      startDate: at(addMonths(date, -12), 0),
      endDate: at(addMonths(date, -12), 0),
      rrule: 'FREQ=MONTHLY',
    },
  ]
}

/** All that a planner sees and saves about that day, as plain texts and numbers. */
function plannersView(date: string) {
  const items = itemsAbout(date)
  const day = dayNumberOf(date)
  const grid = monthGridOf(date.slice(0, 7), 'sunday')
  const window = occurrencesInWindow(items, grid.firstDay, grid.firstDay + grid.weekCount * 7)
  const layout = layoutMonth(indexWeeks(window, grid.firstDay, grid.weekCount), 6)
  const deltas = [-31, -7, -1, 1, 7, 31]
  return {
    texts: [civilDateOf(day), formatShortDate(date), weekdayOf(day), startOfWeek(day, 'monday')],
    range: correctRange({ start: date, end: addDays(date, -1) }, 'start'),
    visible: expandTactics(items, { startDay: day - 1, endDay: day + 1 }),
    touched: items.map(touchedDays),
    drawn: layout.weeks,
    dragged: items.flatMap((item) => deltas.map((delta) => moveTactic(item, delta))),
    resized: items.flatMap((item) =>
      deltas.flatMap((delta) => [
        resizeTactic(item, 'start', delta),
        resizeTactic(item, 'end', delta),
      ]),
    ),
  }
}

describe('days are the same wherever the machine stands', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each(changes)('%s, %s', (zone, date, offsetBefore, offsetAfter) => {
    vi.stubEnv('TZ', 'UTC')
    expect(offsetAtNoon(date)).toBe(0)
    const expected = plannersView(date)
    expect(expected.visible.length).toBeGreaterThanOrEqual(itemsAbout(date).length)

    vi.stubEnv('TZ', zone)
    // Checks that the clocks of this process have these offsets. Otherwise the next assertion would
    // prove nothing.
    expect(offsetAtNoon(addDays(date, -1))).toBe(offsetBefore)
    expect(offsetAtNoon(addDays(date, 1))).toBe(offsetAfter)
    expect(plannersView(date)).toEqual(expected)
  })

  it.each(changes)('in %s on %s a drag there and back again changes nothing', (zone, date) => {
    vi.stubEnv('TZ', zone)
    for (const item of itemsAbout(date)) {
      const there = moveTactic(item, 9)
      if (there.code !== 'changed') continue
      expect(there.dates.startDate).toBe(
        `${addDays(item.startDate.slice(0, 10), 9)}T${item.startDate.slice(11)}`,
      )
      expect(moveTactic({ ...item, ...there.dates }, -9)).toMatchObject({
        dates: { startDate: item.startDate, endDate: item.endDate },
      })
    }
  })
})
