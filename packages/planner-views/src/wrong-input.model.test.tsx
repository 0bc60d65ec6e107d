import { budgetTree } from '@throughline/domain/budget'
import { dayNumberOf, isDay } from '@throughline/domain/calendar-dates'
import type { DateRange } from '@throughline/domain/calendar-dates'
import { defaultFilters, filterCounts, filterItems } from '@throughline/domain/filters'
import { DEFAULT_FLOW_GROUPING, flowExpenses, groupFlow } from '@throughline/domain/flow'
import { edgeDays, modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { createRef } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { BudgetTable } from './BudgetTable'
import { budgetDetails } from './BudgetTable/fixtures/budget-plan'
import { channelFixtures, tacticFixture } from './calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './calendars/Day'
import { FlowCalendar } from './calendars/Flow'
import { flowDetails } from './calendars/Flow/fixtures/flow-plan'
import { MonthCalendar } from './calendars/Month'
import { Overstory } from './calendars/Overstory'
import { ParkingLot } from './calendars/ParkingLot'

const cyclic: Record<string, unknown> = {}
cyclic['children'] = [cyclic]

const junkValues: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -1,
  '',
  'x',
  '2026-11-10T10:00:00Z',
  ...edgeDays,
  '2026-11-01',
  '0000-00-00',
  'FREQ=SECONDLY',
  true,
  {},
  Object.create(null),
  [],
  [null],
  new Date(Number.NaN),
  10n,
  Symbol('x'),
  cyclic,
]
const complete = {
  ...tacticFixture({ id: 1, title: 'Gift guide', on: '2026-11-18', to: '2026-11-19' }),
  isAllDay: true,
  estimatedCost: 500,
  actualCost: 400,
  recurrenceEndDate: null,
}
type Item = typeof complete

const junk = fc.constantFrom(...junkValues)
const fields = fc.dictionary(fc.constantFrom(...Object.keys(complete)), junk, { maxKeys: 3 })
// The types of the views forbid these values.
const isItem = (_value: unknown): _value is Item => true
const isAnyDay = (_value: unknown): _value is string => true
/** Items with wrong fields, the same item twice, and values that are no items. */
const anyItems = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fields.map((wrong) => Object.assign({}, complete, wrong)) },
    { weight: 1, arbitrary: junk.filter(isItem) },
  ),
  { maxLength: 4 },
)
const anyDay = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('2026-11-18', ...edgeDays) },
  { weight: 1, arbitrary: junk.filter(isAnyDay) },
)

interface Input {
  readonly items: readonly Item[]
  readonly day: string
  readonly today: string
}

const shared = { channels: channelFixtures, currentPlanId: complete.planId }
const calendarRef = createRef<null>()
const noIds: ReadonlySet<string> = new Set()

const usual = { start: '2026-11-01', end: '2026-11-30' }

/** The rules of the domain refuse dates that are not real, so a host never calls them with one. */
const rangeOf = (day: string): DateRange =>
  isDay(day) && !day.startsWith('2026-11') ? { start: day, end: day } : usual

function flowOf(items: readonly Item[], range: DateRange) {
  const sections = groupFlow(items, DEFAULT_FLOW_GROUPING, flowDetails)
  const days = { startDay: dayNumberOf(range.start), endDay: dayNumberOf(range.end) }
  return { sections, expenses: flowExpenses(sections, days, () => false) }
}

const views: Readonly<Record<string, (input: Input) => ReactNode>> = {
  month: ({ day, ...input }) => (
    <MonthCalendar {...shared} {...input} month={isDay(day) ? day.slice(0, 7) : day} />
  ),
  day: (input) => <DayCalendar {...shared} {...input} />,
  overstory: ({ items, day, today }) => (
    <Overstory
      {...{ ...shared, today }}
      sections={{ initiatives: items, 'long-running': items }}
      startDay={day}
      endDay={rangeOf(day).end}
    />
  ),
  'parking lot': ({ items, day, today }) => (
    <ParkingLot
      {...shared}
      {...{ items, calendarRef }}
      today={day}
      isOpen
      onOpenChange={() => {}}
      dayOnShow={isDay(today) ? today : '2026-11-18'}
      onSchedule={() => {}}
    />
  ),
  flow: ({ items, day, today }) => (
    <FlowCalendar
      {...{ ...shared, today }}
      {...flowOf(items, rangeOf(day))}
      startDay={day}
      endDay={rangeOf(day).end}
    />
  ),
  budget: ({ items, day }) => (
    <BudgetTable
      tree={budgetTree(items, budgetDetails, { range: rangeOf(day), period: 'month' })}
      onActivateCell={() => {}}
      expandedRowIds={noIds}
      onExpandedChange={() => {}}
    />
  ),
  filters: ({ items }) => {
    const plan = { id: complete.planId, parentId: 0, parent: null, plans: [] }
    const details = { plan, hidesFromNestedPlans: () => false }
    filterItems(items, { ...defaultFilters(), tagIds: new Set([1]) }, details)
    return <p>{filterCounts(items).tags.size}</p>
  },
}

const log = vi.fn<(text: unknown) => void>()
const errors: unknown[] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log)
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Draws a view and removes it again. */
function draw(view: () => ReactNode): void {
  errors.length = 0
  const place = document.body.appendChild(document.createElement('div'))
  place.style.blockSize = '600px'
  const root = createRoot(place)
  try {
    flushSync(() => {
      root.render(view())
    })
    expect(errors).toEqual([])
    expect(place.querySelector('[role="alert"]')).toBeNull()
  } finally {
    flushSync(() => {
      root.unmount()
    })
    place.remove()
  }
}

it.each(Object.entries(views))('%s draws the rest of wrong items', (_name, view) => {
  const today = '2026-11-18'
  draw(() => view({ items: [complete], day: today, today }))
  const styleSheets = document.querySelectorAll('style').length
  fc.assert(
    fc.property(anyItems, anyDay, anyDay, (items, day, now) => {
      draw(() => view({ items, day, today: now }))
    }),
    modelRuns(60),
  )
  expect(document.querySelectorAll('style')).toHaveLength(styleSheets)
})
