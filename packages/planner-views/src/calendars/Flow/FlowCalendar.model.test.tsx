import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { Place } from '@throughline/test-support/dom'
import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { CalendarItem } from '../../calendar-parts'
import {
  channelFixtures,
  tacticFixture,
  westernTacticFixture,
} from '../../calendar-parts/fixtures/plan-fixtures'
import { runCalendar } from '../../testing/calendar-model'
import { calendarSteps } from '../../testing/calendar-steps'
import type { Step } from '../../testing/calendar-steps'
import { daysBetween, daysOf, wholeDayRules } from '../../testing/calendar-view'
import type { CalendarPlace, CalendarView } from '../../testing/calendar-view'
import { FlowCalendar } from './FlowCalendar'
import type { FlowCalendarSection } from './FlowCalendar.types'

const FIRST_DAY = dayNumberOf('2026-11-01')
const DAY_COUNT = 30
/** Days by which the host turns the timeline. */
const DAYS_PER_PAGE = 7
/** How far outside a pointer still means the nearest day, in pixels. */
const REACH_PIXELS = 48
/** The third row takes no items. */
const rows = ['email', 'radio', 'events', 'print'] as const
const LOCKED_ROW = 'events'
const takingRows: ReadonlySet<string> = new Set(rows.filter((row) => row !== LOCKED_ROW))

const items = [
  tacticFixture({ id: 1, title: 'Hero swap', on: '2026-11-01', to: '2026-11-02' }),
  tacticFixture({ id: 2, title: 'Radio spots', on: '2026-11-05', to: '2026-11-09' }),
  tacticFixture({ id: 3, title: 'Postcard', on: '2026-11-07', to: '2026-11-07' }),
  tacticFixture({ id: 4, title: 'Gift guide', on: '2026-11-08', to: '2026-11-08' }),
  westernTacticFixture({ id: 5, title: 'Takeover', on: '2026-11-10', to: '2026-11-12' }),
  tacticFixture({ id: 6, title: 'Preview', on: '2026-11-11', to: '2026-11-26' }),
  tacticFixture({ id: 7, title: 'Deals', on: '2026-11-19', to: '2026-11-20' }),
  tacticFixture({ id: 8, title: 'Letters', on: '2026-11-28', to: '2026-12-06' }),
].map((item) => Object.assign(item, { isAllDay: true }))

/** A row and days of it, as values that can be compared. */
const daysOnRow = (row: string | undefined, first: number, last: number) => [
  row,
  ...daysBetween(first, last),
]
const rowOf = ({ id }: CalendarItem): string => rows[id % rows.length] ?? ''

const linesOf = (view: HTMLElement) => [
  ...view.querySelectorAll<HTMLElement>('[data-part="section"], [data-part="row"]'),
]
/** Returns the box of the days of a line, including days out of view. */
const timelineOf = (view: HTMLElement) =>
  view.querySelector('[data-part="days"]')?.getBoundingClientRect()
const dayPixelsOf = (view: HTMLElement) => (timelineOf(view)?.width ?? 0) / DAY_COUNT
/** The first day of the timeline, which any bar tells. */
function firstDayOf(view: HTMLElement): number {
  return Number(view.closest<HTMLElement>('[data-first-day]')?.dataset['firstDay'])
}

/** Returns the day and the line under a point, which may be a little outside of the timeline. */
function placeAt(view: HTMLElement, { x, y }: Place): CalendarPlace | null {
  const scroller = view.closest('[data-part="scroll"]')?.getBoundingClientRect()
  const head = view.querySelector('[data-part="head"]')?.getBoundingClientRect()
  const timeline = timelineOf(view)
  if (scroller === undefined || head === undefined || timeline === undefined) return null
  const isInReach =
    x >= timeline.left - REACH_PIXELS &&
    x <= scroller.right + REACH_PIXELS &&
    y >= head.bottom - REACH_PIXELS &&
    y <= scroller.bottom + REACH_PIXELS
  if (!isInReach) return null
  const along = Math.floor((x - timeline.left) / dayPixelsOf(view))
  const day = firstDayOf(view) + Math.min(Math.max(along, 0), DAY_COUNT - 1)
  const below = Math.min(Math.max(y, head.bottom), scroller.bottom - 1)
  const lines = linesOf(view)
  const line = lines.findLast((each) => each.getBoundingClientRect().top <= below) ?? lines[0]
  return line === undefined ? null : { day, row: line.dataset['row'] ?? '', minutes: 0 }
}

const flow: CalendarView = {
  items,
  cells: '[data-part="days"]',
  bars: '[data-part="bar"]',
  focusCells: '[data-stop], [data-part="bar"]',
  dragParts: '[data-part="ghost"], [data-part="marquee"], [data-part="cover"]',
  dragPartCount: (kind) => (kind === 'move' ? 2 : 1),
  createsWithinACell: true,
  hasSelection: true,
  rowOf,
  isRow: (row) => rows.some((each) => each === row),
  nextRow: (row, step) => {
    const order = step === 1 ? rows : rows.toReversed()
    const after = order.slice(order.findIndex((each) => each === row) + 1)
    return after.find((each) => takingRows.has(each)) ?? null
  },
  nameOf: ({ day, row }) => `${row}:${day}`,
  takesItems: (row) => takingRows.has(row),
  rules: wholeDayRules({ daysPerRow: null, createsWithinADay: true }),
  createCellKeys: null,
  placeAt,
  pointsIn: (cell, share) => {
    const { left, bottom, width } = cell.getBoundingClientRect()
    const dayPixels = width / DAY_COUNT
    // Near the foot of a row, where its last lane leaves room.
    return daysBetween(0, DAY_COUNT - 1).map((day) => ({
      x: left + (day + share) * dayPixels,
      y: bottom - 3,
    }))
  },
  placesOf: (view, dates, row) => {
    const [first, last] = daysOf(dates)
    const start = firstDayOf(view)
    const days = daysBetween(Math.max(first, start), Math.min(last, start + DAY_COUNT - 1))
    return days.length === 0 ? [] : [row, ...days]
  },
  drawnPlaces: (view, itemId) =>
    [...view.querySelectorAll<HTMLElement>(`[data-part="bar"][data-id="${itemId}"]`)].flatMap(
      (bar) => {
        const first = firstDayOf(view) + Number(bar.style.getPropertyValue('--from'))
        const count = Number(bar.style.getPropertyValue('--days'))
        const row = bar.closest<HTMLElement>('[data-row]')?.dataset['row']
        return daysOnRow(row, first, first + count - 1)
      },
    ),
  previewOf: (_view, dates, row) => [row, ...daysBetween(...daysOf(dates))],
  previewPlaces: (view) =>
    [...view.querySelectorAll<HTMLElement>('[data-part="target"]')].flatMap((mark) => {
      if (mark.hidden) return []
      const box = mark.getBoundingClientRect()
      const dayPixels = dayPixelsOf(view)
      const along = box.left - (timelineOf(view)?.left ?? 0)
      const first = firstDayOf(view) + Math.round(along / dayPixels)
      const row = linesOf(view).find(
        (line) => Math.abs(line.getBoundingClientRect().top - box.top) < 1,
      )
      const count = Math.round(box.width / dayPixels)
      return daysOnRow(row?.dataset['row'], first, first + count - 1)
    }),
  render: ({
    items,
    rowOf: rowNow,
    page: turned,
    onTurn: _onTurn,
    onRow,
    report: _report,
    ...host
  }) => {
    const start = FIRST_DAY + turned * DAYS_PER_PAGE
    const section: FlowCalendarSection = {
      id: 'channels',
      kind: 'group',
      name: 'Channels',
      color: null,
      rows: rows.map((id) => ({
        id,
        name: id,
        items: items
          .filter((item) => rowNow(item) === id)
          .map((item) => Object.assign({ estimatedCost: null, actualCost: null }, item)),
        target: id === LOCKED_ROW ? null : { channelId: 1, tacticTypeId: 10 },
      })),
    }
    return (
      <div data-first-day={start} style={{ blockSize: 420 }}>
        <FlowCalendar
          {...host}
          startDay={civilDateOf(start)}
          endDay={civilDateOf(start + DAY_COUNT - 1)}
          today="2026-11-18"
          sections={[section]}
          channels={channelFixtures}
          onRowChange={({ item, rowId, ...dates }) => {
            onRow(item, rowId, dates)
          }}
        />
      </div>
    )
  },
}

/** The viewport of Vitest, which other tests have. */
const defaultViewport = [414, 896] as const
beforeAll(async () => {
  // As wide as the timeline, so that all of its days are drawn.
  await page.viewport(1280, 800)
})
afterAll(async () => {
  await page.viewport(...defaultViewport)
})

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'a flow does what its model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(calendarSteps, async (steps) => {
        expect(await runCalendar(flow, steps)).toBeNull()
      }),
      modelRuns(24),
    )
  },
  HANGS_AFTER_MS,
)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  [
    'a drag that ends where it began leaves the change of another user alone',
    [
      ['press item', 0, 'middle', ''],
      ['move', 20, 0.5],
      ['other moves', 3, 2],
      ['nudge'],
      ['release'],
    ],
  ],
  [
    'an item that the host freezes during a drag stays in its row',
    [
      ['press item', 0, 'middle', ''],
      ['move', 5, 0.5],
      ['host freezes', 3],
      ['move', 30, 0.5],
      ['release'],
    ],
  ],
])('%s', async (_sentence, steps) => {
  expect(await runCalendar(flow, steps)).toBeNull()
})
