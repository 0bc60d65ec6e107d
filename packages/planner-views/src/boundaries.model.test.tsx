import { DataTable, englishDataTableLabels } from '@throughline/ui/DataTable'
import { TreeTable } from '@throughline/ui/TreeTable'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { channelFixtures, tacticFixture } from './calendar-parts/fixtures/plan-fixtures'
import { CalendarHeader } from './CalendarHeader'
import { DayCalendar } from './calendars/Day'
import { FlowCalendar } from './calendars/Flow'
import { MonthCalendar } from './calendars/Month'

const entryPoints = import.meta.glob<Record<string, unknown>>(
  [
    './{*,calendars/*}/index.ts',
    '!./{calendar-parts,host-input,calendar-core,money-parts,tag-options}/index.ts',
  ],
  { eager: true },
)
/** Fields in the rows of a view. */
const fields: ReadonlySet<string> = new Set(['BudgetEditor', 'ChannelsEditor', 'RoleEditor'])

type View = ComponentType<Record<string, unknown>>
const isView = (entry: [string, unknown]): entry is [string, View] =>
  typeof entry[1] === 'function' && /^[A-Z][a-z]/u.test(entry[0]) && !fields.has(entry[0])
const views = Object.values(entryPoints)
  .flatMap((module) => Object.entries(module))
  .filter(isView)

/** Labels that throw when a view reads them, until they are mended. */
let isBroken = true
const breakPart = (): never => {
  throw new Error('A part throws')
}
const brokenLabels = new Proxy({}, { get: breakPart })

let container: HTMLElement
let unmount = () => {}
const report = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  isBroken = true
  vi.stubGlobal('reportError', report)
  report.mockClear()
  container = document.createElement('div')
  document.body.append(container)
})
afterEach(() => {
  unmount()
  container.remove()
  vi.unstubAllGlobals()
})

/** Draws a view with something of the page beside it. */
function render(view: ReactNode): void {
  // React writes caught errors to the console.
  const root = createRoot(container, { onCaughtError: () => {}, onUncaughtError: () => {} })
  unmount = () => {
    root.unmount()
  }
  flushSync(() => {
    root.render(
      <>
        <p>The rest of the page</p>
        <div style={{ blockSize: 600, inlineSize: 900 }}>{view}</div>
      </>,
    )
  })
}

/** Draws a view of which a part throws. */
async function draw(view: ReactNode): Promise<void> {
  render(view)
  await expect.poll(() => container.querySelector('[role="alert"]')).toBeTruthy()
}

it.each(views)('%s that throws leaves the rest of the page', async (_name, View) => {
  await draw(<View isOpen labels={brokenLabels} />)
  expect(container.textContent).toContain('The rest of the page')
  const notices = [...container.querySelectorAll('[role="alert"]')]
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^This part stopped working.*Try again$/u),
  ])
  expect(report).toHaveBeenCalledTimes(1)
})

function draws(slot: string): () => ReactNode {
  return () => (isBroken ? breakPart() : <i>{slot}</i>)
}

function Content({ slot }: { readonly slot: string }) {
  return draws(slot)()
}

const item = tacticFixture({ id: 1, title: 'Gift guide', on: '2026-11-18', to: '2026-11-18' })
const calendar = {
  today: '2026-11-18',
  items: [{ ...item, isAllDay: true }],
  channels: channelFixtures,
  currentPlanId: item.planId,
} as const

const section = {
  id: 'channels',
  kind: 'group',
  name: 'Channels',
  color: null,
  rows: [
    {
      id: 'newsletters',
      name: 'Newsletters',
      items: [{ ...item, isAllDay: true, estimatedCost: null, actualCost: null }],
      target: null,
    },
  ],
} as const

const costs = { estimate: 500, actual: 400, variance: 100 }
const expenses = {
  rows: new Map([['newsletters', costs]]),
  sections: new Map(),
  months: [],
  total: costs,
}

const month = (slot: 'renderItemContent' | 'renderDayHeader') => (
  <MonthCalendar {...calendar} month="2026-11" {...{ [slot]: draws(slot) }} />
)
const day = (slot: 'renderItemContent' | 'renderDayHeader') => (
  <DayCalendar {...calendar} day="2026-11-18" {...{ [slot]: draws(slot) }} />
)

const noIds: ReadonlySet<string> = new Set()
const column = {
  id: 'name',
  header: 'Name of the item',
  width: 200,
  getValue: ({ id }: { readonly id: string }) => id,
  renderCell: () => <Content slot="cell" />,
} as const
const table = {
  label: 'Items',
  columns: [column],
  rows: [{ id: 'gift-guide' }],
  style: { height: 400 },
}

const flow = (slot: 'renderBarContent' | 'renderRowHeader' | 'renderExpense') => (
  <FlowCalendar
    {...calendar}
    startDay="2026-11-01"
    endDay="2026-11-30"
    sections={[section]}
    expenses={expenses}
    {...{ [slot]: draws(slot) }}
  />
)

it.each([
  ['an item of the month', month('renderItemContent'), '30'],
  ['a day of the month', month('renderDayHeader'), 'Gift guide'],
  ['an item of the day', day('renderItemContent'), '18'],
  ['a day of the days', day('renderDayHeader'), 'Gift guide'],
  ['an item of the flow', flow('renderBarContent'), 'Newsletters'],
  ['a row of the flow', flow('renderRowHeader'), 'Gift guide'],
  ['a figure of the flow', flow('renderExpense'), 'Gift guide'],
  [
    'a cell of a table',
    <DataTable
      key="table"
      {...table}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      labels={englishDataTableLabels}
    />,
    column.header,
  ],
  [
    'a cell of a tree of rows',
    <TreeTable
      key="tree"
      {...table}
      getRowId={({ id }) => id}
      getChildren={() => []}
      expandedRowIds={noIds}
      onExpandedChange={() => {}}
    />,
    column.header,
  ],
  [
    'the saved views of the header',
    <CalendarHeader
      key="header"
      planName="National plan"
      periodMode="month"
      date="2026-11-01"
      onDateChange={() => {}}
      savedViews={<Content slot="views" />}
    />,
    'National plan',
  ],
])('%s that throws leaves the rest of its view', async (_name, view, sibling) => {
  await draw(view)
  expect(container.textContent).toContain(sibling)
  const alerts = container.querySelectorAll('[role="alert"]')
  expect(report).toHaveBeenCalledTimes(alerts.length)
  isBroken = false
  const retry = alerts[0]?.querySelector<HTMLElement>('button, [role="button"]')
  flushSync(() => {
    retry?.click()
  })
  expect(container.querySelectorAll('[role="alert"]')).toHaveLength(alerts.length - 1)
  expect(container.querySelector('i')).toBeTruthy()
})

it('a summary that throws leaves its view, and can be drawn again', async () => {
  const summary = { describeItem: () => (isBroken ? breakPart() : null) }
  render(<MonthCalendar {...calendar} month="2026-11" summary={summary} />)
  const findBar = () => container.querySelector<HTMLElement>('[data-part="bar"]')
  await expect.poll(findBar).toBeTruthy()
  const bar = findBar()
  bar?.focus()
  await userEvent.keyboard('i')
  const retry = () => document.querySelector<HTMLElement>('[role="alert"] [role="button"]')
  await expect.poll(retry).toBeTruthy()
  expect(container.querySelector('[data-part="bar"]')).toBe(bar)
  isBroken = false
  flushSync(() => {
    retry()?.click()
  })
  expect(retry()).toBeNull()
  expect(document.querySelector('[role="dialog"] [data-part="rows"]')).toBeTruthy()
})
