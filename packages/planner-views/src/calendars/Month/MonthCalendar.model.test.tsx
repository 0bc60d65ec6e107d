import { civilDateOf, type DayNumber } from '@throughline/domain/calendar-dates'
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
import { daysBetween, daysOf, wholeDayRules, wholeDays } from '../../testing/calendar-view'
import type { CalendarPlace, CalendarView, CellKeys, Days } from '../../testing/calendar-view'
import { MonthCalendar } from './MonthCalendar'

const months = ['2026-10', '2026-11', '2026-12'] as const
const CELL = '[data-part="day"]'
/** How far outside a pointer still means the nearest day, in pixels. */
const REACH_PIXELS = 48

/** Items at the borders of weeks and of the page, beside each other and below each other. */
const items = [
  tacticFixture({ id: 1, title: 'Hero swap', on: '2026-11-01', to: '2026-11-02' }),
  tacticFixture({ id: 2, title: 'Radio spots', on: '2026-11-05', to: '2026-11-09' }),
  tacticFixture({ id: 3, title: 'Postcard', on: '2026-11-07', to: '2026-11-07' }),
  tacticFixture({ id: 4, title: 'Gift guide', on: '2026-11-08', to: '2026-11-08' }),
  westernTacticFixture({ id: 5, title: 'Takeover', on: '2026-11-10', to: '2026-11-12' }),
  tacticFixture({ id: 6, title: 'Preview', on: '2026-11-11', to: '2026-11-26' }),
  tacticFixture({ id: 7, title: 'Deals', on: '2026-11-19', to: '2026-11-20' }),
  tacticFixture({ id: 8, title: 'Letters', on: '2026-11-30', to: '2026-12-06' }),
].map((item) => Object.assign(item, { isAllDay: true }))

const cellsOf = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>(CELL)]
const dayOf = (cell: HTMLElement | undefined) => Number(cell?.dataset['day'])

/** Returns the day of the cell that contains a point, which may be a little outside of the page. */
function placeAt(view: HTMLElement, { x, y }: { x: number; y: number }): CalendarPlace | null {
  const page = view.parentElement?.closest('[data-part="scroll"]')?.getBoundingClientRect()
  const head = view.querySelector('[data-part="weekdays"]')?.getBoundingClientRect()
  const cells = cellsOf(view).map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
  const [first, last] = [cells[0]?.box, cells.at(-1)?.box]
  if (page === undefined || head === undefined || first === undefined || last === undefined) {
    return null
  }
  const top = head.bottom
  const isInReach =
    x >= page.left - REACH_PIXELS &&
    x <= page.right + REACH_PIXELS &&
    y >= top - REACH_PIXELS &&
    y <= page.bottom + REACH_PIXELS
  if (!isInReach) return null
  const within = {
    x: Math.min(Math.max(x, first.left), last.right - 1),
    y: Math.min(Math.max(y, top, first.top), page.bottom - 1, last.bottom - 1),
  }
  const cell = cells.find(
    ({ box }) =>
      within.x >= box.left && within.x < box.right && within.y >= box.top && within.y < box.bottom,
  )
  return cell === undefined ? null : { day: dayOf(cell.cell), row: '', minutes: 0 }
}

/** The first and the last day that the page has. */
const pageDaysOf = (view: HTMLElement): Days => [
  dayOf(cellsOf(view)[0]),
  dayOf(cellsOf(view).at(-1)),
]

/** Arrow keys walk over days, with Shift they choose some of them, and N creates. */
function createDayKeys(grid: () => HTMLElement): CellKeys {
  let range: { readonly from: DayNumber; readonly to: DayNumber } | null = null
  let isEnabled = true
  const datesOfRange = () => {
    if (range === null || !isEnabled) return null
    return wholeDays([Math.min(range.from, range.to), Math.max(range.from, range.to)])
  }
  const datesOfMenu = ({ day }: { readonly day: DayNumber }) => {
    const [first, last] = daysOf(datesOfRange() ?? wholeDays([day, day]))
    return day >= first && day <= last ? wholeDays([first, last]) : wholeDays([day, day])
  }
  return {
    range: datesOfRange,
    datesOfMenu,
    clear: () => {
      range = null
    },
    press: (cell, key, { shiftKey = false }, isReadOnly) => {
      isEnabled = !isReadOnly
      const day = dayOf(cell)
      if (key === 'n') {
        const [first, last] = daysOf(datesOfMenu({ day }))
        range = null
        const intent = `create ${civilDateOf(first)}..${civilDateOf(last)}`
        return { intents: isReadOnly ? [] : [intent], focus: null }
      }
      const [first, last] = pageDaysOf(grid())
      const column = (day - first) % 7
      const by = {
        ArrowRight: 1,
        ArrowLeft: -1,
        ArrowDown: 7,
        ArrowUp: -7,
        Home: -column,
        End: 6 - column,
      }[key]
      const next = day + (by ?? 0)
      if (by === undefined || next < first || next > last) return null
      if (!shiftKey) range = null
      else if (!isReadOnly) range = { from: range?.from ?? day, to: next }
      return { intents: [], focus: `[data-part="day"][data-day="${next}"]` }
    },
  }
}

const month: CalendarView = {
  items,
  cells: CELL,
  bars: '[data-part="bar"]',
  focusCells: '[data-part="day"], [data-part="day-link"], [data-part="bar"], [data-part="more"]',
  dragParts: '[data-part="ghost"], [data-part="marquee"], [data-part="cover"]',
  dragPartCount: (kind) => (kind === 'move' ? 2 : 1),
  createsWithinACell: false,
  hasSelection: true,
  rowOf: () => '',
  isRow: () => false,
  nextRow: null,
  nameOf: ({ day }) => String(day),
  takesItems: () => true,
  rules: wholeDayRules({ daysPerRow: 7, createsWithinADay: false }),
  createCellKeys: createDayKeys,
  placeAt,
  pointsIn: (cell, share) => {
    const { left, top, width } = cell.getBoundingClientRect()
    return [{ x: left + share * width, y: top + 6 }]
  },
  placesOf: (view, dates) => {
    const [[first, last], [pageFirst, pageLast]] = [daysOf(dates), pageDaysOf(view)]
    return daysBetween(Math.max(first, pageFirst), Math.min(last, pageLast))
  },
  drawnPlaces: (view, itemId) =>
    [...view.querySelectorAll<HTMLElement>(`[data-part="bar"][data-id="${itemId}"]`)].flatMap(
      (bar) => {
        const first = dayOf(bar.closest<HTMLElement>(CELL) ?? undefined)
        const span = Number(bar.style.getPropertyValue('--span'))
        return daysBetween(first, first + span - 1)
      },
    ),
  previewPlaces: (view) => {
    const first = dayOf(cellsOf(view)[0])
    return [...view.querySelectorAll<HTMLElement>('[data-part="target"]')].flatMap(
      ({ hidden, style }, row) => {
        const span = hidden ? 0 : Number(style.getPropertyValue('--span'))
        const start = first + row * 7 + Number(style.getPropertyValue('--column'))
        return daysBetween(start, start + span - 1)
      },
    )
  },
  render: ({ page, rowOf: _rowOf, onTurn: _onTurn, onRow: _onRow, report, ...host }) => (
    <div style={{ blockSize: 620 }}>
      <MonthCalendar
        {...host}
        month={months[page + 1] ?? '2026-11'}
        today="2026-11-18"
        channels={channelFixtures}
        onOpenDay={({ day }) => {
          report(`open ${day}`)
        }}
      />
    </div>
  ),
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'a month does what its model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(calendarSteps, async (steps) => {
        expect(await runCalendar(month, steps)).toBeNull()
      }),
      modelRuns(36),
    )
  },
  HANGS_AFTER_MS,
)

test('a drag that loses its pointer takes no later click', async () => {
  const steps: readonly Step[] = [
    ['press free', 1, ''],
    ['move', 0, 0.5],
    ['lose pointer'],
    ['key', 'ArrowRight', 'Shift'],
    ['click free', 0, 'Shift', 100],
  ]
  expect(await runCalendar(month, steps)).toBeNull()
})
