import {
  civilDateOf,
  civilDateTimeOf,
  dayNumberOf,
  minutesOfDay,
} from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { Place } from '@throughline/test-support/dom'
import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  channelFixtures,
  tacticFixture,
  westernTacticFixture,
} from '../../calendar-parts/fixtures/plan-fixtures'
import { runCalendar } from '../../testing/calendar-model'
import { calendarSteps } from '../../testing/calendar-steps'
import type { Step } from '../../testing/calendar-steps'
import { daysBetween, daysOf, wholeDayRules } from '../../testing/calendar-view'
import type { CalendarPlace, CalendarView, CellKeys, DateRules } from '../../testing/calendar-view'
import { DayCalendar } from './DayCalendar'

const FIRST_DAY = dayNumberOf('2026-11-17')
const DAY_COUNT = 3
const [STEP, SLOT, HOUR, DAY] = [15, 30, 60, 1440]
const SLOT_CELL = '[data-part="slot"]'
const ALL_DAY_CELL = '[data-part="all-day-cell"]'
/** A box is drawn at least so long, in minutes. */
const MIN_BOX = 20

const timed = (id: number, day: string, from: string, until: string) =>
  tacticFixture({
    id,
    title: `Timed ${id}`,
    on: day,
    startDate: `${day}T${from}:00`,
    endDate: `${day}T${until}:00`,
    isAllDay: false,
  })
const items = [
  timed(1, '2026-11-17', '00:00', '01:00'),
  timed(2, '2026-11-17', '08:30', '10:00'),
  timed(3, '2026-11-18', '09:00', '10:30'),
  timed(4, '2026-11-18', '10:30', '11:00'),
  timed(5, '2026-11-19', '23:00', '23:45'),
  tacticFixture({ id: 6, title: 'All day', on: '2026-11-17', to: '2026-11-18', isAllDay: true }),
  tacticFixture({ id: 7, title: 'Long', on: '2026-11-19', to: '2026-11-24', isAllDay: true }),
  westernTacticFixture({ id: 8, title: 'West', on: '2026-11-18', isAllDay: true }),
]

const dayOf = ({ dataset }: HTMLElement) => Number(dataset['day'])
const firstDayOf = (view: HTMLElement) => {
  const cell = view.querySelector<HTMLElement>(ALL_DAY_CELL)
  return cell === null ? 0 : dayOf(cell)
}
const isTimed = ({ isAllDay }: TacticDates) => !isAllDay
const lengthOf = ({ startDate, endDate }: TacticDates) =>
  (dayNumberOf(endDate) - dayNumberOf(startDate)) * DAY +
  minutesOfDay(endDate) -
  minutesOfDay(startDate)
/** Days of the all-day row, as values that can be compared. */
const allDay = (first: number, last: number) => ['all-day', ...daysBetween(first, last)]
const rounded = (minutes: number) => Math.round(minutes / STEP) * STEP
const floored = (minutes: number) => Math.floor(minutes / STEP) * STEP

/** Dates within the hours of a day. */
const hours = (day: number, start: number, end: number): TacticDates => ({
  startDate: civilDateTimeOf(day, start),
  endDate: civilDateTimeOf(day, end),
  isAllDay: false,
})
/** An item at a minute, which stays within the day. */
const startingAt = (dates: TacticDates, day: number, minutes: number): TacticDates => {
  const length = isTimed(dates) ? lengthOf(dates) : HOUR
  const start = Math.min(Math.max(minutes, 0), DAY - Math.max(length, STEP))
  return hours(day, start, start + length)
}
/** An item with one end at a minute; it lasts 15 minutes at least. */
const endingAt = (dates: TacticDates, edge: 'start' | 'end', minutes: number): TacticDates => {
  const start = minutesOfDay(dates.startDate)
  const end = start + lengthOf(dates)
  const day = dayNumberOf(dates.startDate)
  return edge === 'start'
    ? hours(day, Math.max(0, Math.min(minutes, end - STEP)), end)
    : hours(day, start, Math.min(DAY, Math.max(minutes, start + STEP)))
}
const wholeDays = wholeDayRules({ daysPerRow: null, createsWithinADay: true })

const rules: DateRules = {
  create: (from, to) => {
    if (from.row === 'all-day') return wholeDays.create(from, to)
    const other = to.row === 'all-day' ? 0 : to.minutes
    const start = floored(Math.min(from.minutes, other))
    const end = Math.ceil(Math.max(from.minutes, other) / STEP) * STEP
    return hours(from.day, start, Math.max(end, start + STEP))
  },
  createAt: (place) =>
    place.row === 'all-day'
      ? wholeDays.createAt(place)
      : hours(place.day, floored(place.minutes), floored(place.minutes)),
  move: (pressed, now, from, to) => {
    if (to.row === 'all-day') {
      return isTimed(now) ? wholeDays.createAt(to) : wholeDays.move(pressed, now, from, to)
    }
    if (!isTimed(now)) return startingAt(now, to.day, floored(to.minutes))
    const by = rounded(to.minutes - from.minutes)
    const days = to.day - from.day
    if (by === 0 && days === 0) return now
    return startingAt(now, daysOf(pressed)[0] + days, minutesOfDay(pressed.startDate) + by)
  },
  resize: (edge, pressed, now, from, to) => {
    if (!isTimed(now)) return wholeDays.resize(edge, pressed, now, from, to)
    const by = rounded(to.minutes - from.minutes)
    if (by === 0) return now
    const start = minutesOfDay(pressed.startDate)
    return endingAt(now, edge, (edge === 'start' ? start : start + lengthOf(pressed)) + by)
  },
  step: (dates, key, isResize) => {
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const down = { ArrowDown: 1, ArrowUp: -1 }[key]
    const atStart = { Home: -1, End: 1 }[key]
    const start = minutesOfDay(dates.startDate)
    if (!isTimed(dates)) return down === undefined ? wholeDays.step(dates, key, isResize) : null
    if (!isResize) {
      if (atStart !== undefined) return null
      return sideways === undefined
        ? startingAt(dates, daysOf(dates)[0], start + (down ?? 0) * STEP)
        : wholeDays.step(dates, key, false)
    }
    if (atStart !== undefined) return endingAt(dates, 'start', start + atStart * STEP)
    return down === undefined ? null : endingAt(dates, 'end', start + lengthOf(dates) + down * STEP)
  },
  text: ({ startDate, endDate, isAllDay }) =>
    isAllDay
      ? `${startDate.slice(0, 10)}..${endDate.slice(0, 10)}`
      : `${startDate.slice(0, 16)}..${endDate.slice(0, 16)}`,
}

/** The place under a point: the nearest minute of a day, or the all-day row above them. */
function placeAt(view: HTMLElement, { x, y }: Place): CalendarPlace | null {
  const head = view.querySelector('[data-part="head"]')?.getBoundingClientRect()
  const slots = [...view.querySelectorAll<HTMLElement>(SLOT_CELL)]
  const columns = slots.slice(0, DAY_COUNT).map((slot) => slot.getBoundingClientRect())
  const top = columns[0]?.top
  const bottom = slots.at(-1)?.getBoundingClientRect().bottom
  if (head === undefined || top === undefined || bottom === undefined) return null
  const [left, right] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0]
  const column = Math.floor(((x - left) / (right - left)) * DAY_COUNT)
  const day = firstDayOf(view) + Math.min(Math.max(column, 0), DAY_COUNT - 1)
  if (y < head.bottom) return { day, row: 'all-day', minutes: 0 }
  const minutes = ((y - top) / (bottom - top)) * DAY
  return { day, row: 'hours', minutes: Math.min(Math.max(minutes, 0), DAY - 1) }
}

/** Where dates are drawn: days of the all-day row, or a day with its minutes. */
function placesOf(view: HTMLElement, dates: TacticDates): readonly unknown[] {
  const first = firstDayOf(view)
  const [start, end] = daysOf(dates)
  if (!isTimed(dates)) {
    const days = daysBetween(Math.max(start, first), Math.min(end, first + DAY_COUNT - 1))
    return days.length === 0 ? [] : ['all-day', ...days]
  }
  if (start < first || start >= first + DAY_COUNT) return []
  const from = minutesOfDay(dates.startDate)
  // An item at the end of a day starts earlier if its box would be too short.
  const length = Math.max(lengthOf(dates), MIN_BOX)
  return ['hours', start, Math.min(from, DAY - length), length]
}

/** Shift with arrows chooses half hours of a day or several days, and N creates. */
function createSlotKeys(grid: () => HTMLElement): CellKeys {
  let ends: { readonly from: CalendarPlace; readonly to: CalendarPlace } | null = null
  let isEnabled = true
  const range = () => {
    if (ends === null || !isEnabled) return null
    const { from, to } = ends
    if (from.row !== to.row || (from.row === 'hours' && from.day !== to.day)) return null
    if (from.row === 'all-day') return wholeDays.create(from, to)
    const start = Math.min(from.minutes, to.minutes)
    return hours(from.day, start, Math.max(from.minutes, to.minutes) + SLOT)
  }
  const cellAt = (place: CalendarPlace) =>
    place.row === 'all-day'
      ? `${ALL_DAY_CELL}[data-day="${place.day}"]`
      : `${SLOT_CELL}[data-day="${place.day}"][data-slot="${place.minutes / SLOT}"]`
  const nextOf = (place: CalendarPlace, key: string): CalendarPlace | null => {
    const isAllDay = place.row === 'all-day'
    const last = DAY - SLOT
    switch (key) {
      case 'ArrowRight':
        return { ...place, day: place.day + 1 }
      case 'ArrowLeft':
        return { ...place, day: place.day - 1 }
      case 'ArrowDown':
        return {
          ...place,
          row: 'hours',
          minutes: isAllDay ? 0 : Math.min(place.minutes + SLOT, last),
        }
      case 'ArrowUp':
        return isAllDay || place.minutes === 0
          ? { ...place, row: 'all-day', minutes: 0 }
          : { ...place, minutes: place.minutes - SLOT }
      case 'Home':
        return { ...place, row: 'all-day', minutes: 0 }
      case 'End':
        return { ...place, row: 'hours', minutes: last }
      default:
        return null
    }
  }
  const datesOfMenu = ({ day, row, minutes }: CalendarPlace) => {
    const at = rules.createAt({ day, row, minutes: Math.floor(minutes / SLOT) * SLOT })
    const chosen = range()
    if (chosen === null || chosen.isAllDay !== at.isAllDay) return at
    const isWithin = at.isAllDay
      ? daysBetween(...daysOf(chosen)).includes(day)
      : at.startDate >= chosen.startDate && at.startDate < chosen.endDate
    return isWithin ? chosen : at
  }
  return {
    range,
    datesOfMenu,
    clear: () => {
      ends = null
    },
    press: (cell, key, { shiftKey = false }, isReadOnly) => {
      isEnabled = !isReadOnly
      const { slot } = cell.dataset
      const place: CalendarPlace = {
        day: dayOf(cell),
        row: slot === undefined ? 'all-day' : 'hours',
        minutes: Number(slot ?? 0) * SLOT,
      }
      if (key === 'n') {
        const dates = datesOfMenu(place)
        ends = null
        return { intents: isReadOnly ? [] : [`create ${rules.text(dates)}`], focus: null }
      }
      const next = nextOf(place, key)
      const first = firstDayOf(grid())
      if (next === null || next.day < first || next.day >= first + DAY_COUNT) return null
      if (!shiftKey) {
        ends = null
        return { intents: [], focus: cellAt(next) }
      }
      const before = ends
      ends = { from: ends?.from ?? place, to: next }
      // A range ends at its day: the focus stays, and so does the range.
      if (!isEnabled || range() === null) {
        ends = before
        return { intents: [], focus: cellAt(place) }
      }
      return { intents: [], focus: cellAt(next) }
    },
  }
}

const days: CalendarView = {
  items,
  cells: `${SLOT_CELL}, ${ALL_DAY_CELL}`,
  bars: 'button:is([data-part="box"], [data-part="bar"])',
  focusCells: `${SLOT_CELL}, ${ALL_DAY_CELL}, button:is([data-part="box"], [data-part="bar"])`,
  dragParts: '[data-ghost]',
  // One over the hours, one over the all-day row.
  dragPartCount: () => 2,
  createsWithinACell: true,
  hasSelection: false,
  rowOf: () => '',
  isRow: () => false,
  nextRow: null,
  nameOf: ({ day, row, minutes }) => `${row}:${day}:${Math.floor(minutes / SLOT)}`,
  takesItems: () => true,
  handleAxis: ({ dataset }) => (dataset['part'] === 'box' ? 'y' : 'x'),
  rules,
  createCellKeys: createSlotKeys,
  itemKey: (item, key) => {
    if (key !== 'a') return null
    const [day] = daysOf(item)
    return isTimed(item)
      ? wholeDays.createAt({ day, row: 'all-day', minutes: 0 })
      : startingAt(item, day, minutesOfDay(item.startDate))
  },
  placeAt,
  pointsIn: (cell, share) => {
    const { left, top, width, height } = cell.getBoundingClientRect()
    return [{ x: left + share * width, y: top + Math.min(6, height / 2) }]
  },
  placesOf,
  drawnPlaces: (view, itemId) =>
    [...view.querySelectorAll<HTMLElement>(`button[data-id="${itemId}"]`)].flatMap((bar) => {
      const cell = bar.closest<HTMLElement>(`${SLOT_CELL}, ${ALL_DAY_CELL}`)
      if (cell === null) return []
      const number = (name: string) => Number(bar.style.getPropertyValue(name))
      const day = dayOf(cell)
      return bar.dataset['part'] === 'bar'
        ? allDay(day, day + number('--span') - 1)
        : ['hours', day, Number(cell.dataset['slot']) * SLOT + number('--from'), number('--length')]
    }),
  previewPlaces: (view) =>
    [
      ...view.querySelectorAll<HTMLElement>(
        '[data-part="layer"] > :is([data-ghost], [data-part="mark"])',
      ),
    ].flatMap((mark) => {
      if (mark.hidden) return []
      const number = (name: string) => Number(mark.style.getPropertyValue(name))
      const day = firstDayOf(view) + number('--day')
      const isHours = mark.closest<HTMLElement>('[data-part="layer"]')?.dataset['zone'] === 'hours'
      return isHours
        ? ['hours', day, number('--from'), number('--length')]
        : allDay(day, day + number('--span') - 1)
    }),
  previewOf: (view, dates) => {
    const places = placesOf(view, dates)
    if (!isTimed(dates) || places.length === 0) return places
    const length = Math.max(lengthOf(dates), MIN_BOX)
    return ['hours', daysOf(dates)[0], minutesOfDay(dates.startDate), length]
  },
  render: ({
    page,
    rowOf: _rowOf,
    onTurn: _onTurn,
    onRow: _onRow,
    report: _report,
    selection: _selection,
    onSelectionChange: _onSelectionChange,
    onMoveSelection: _onMoveSelection,
    ...host
  }) => (
    <div style={{ blockSize: 620 }}>
      <DayCalendar
        {...host}
        day={civilDateOf(FIRST_DAY + page * DAY_COUNT)}
        dayCount={DAY_COUNT}
        today="2026-11-18"
        channels={channelFixtures}
        isAllDayRowOpen
      />
    </div>
  ),
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'days do what their model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(calendarSteps, async (steps) => {
        expect(await runCalendar(days, steps)).toBeNull()
      }),
      modelRuns(14),
    )
  },
  HANGS_AFTER_MS,
)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  [
    'a drop keeps the length that another user has given the item during the drag',
    [
      ['press item', 0, 'middle', ''],
      ['other extends', 5, 1],
      ['move', 20, 0.5],
      ['move', 1, 0.5],
      ['release'],
    ],
  ],
  [
    'a click elsewhere ends the range that keys have chosen',
    [
      ['focus cell', 20],
      ['key', 'ArrowDown', 'Shift'],
      ['click free', 0, '', 900],
      ['key', 'n', ''],
    ],
  ],
])('%s', async (_sentence, steps) => {
  expect(await runCalendar(days, steps)).toBeNull()
})
