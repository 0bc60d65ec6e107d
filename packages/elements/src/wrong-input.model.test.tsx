import { edgeDays, modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { channels, items, tags } from './fixtures/plan'
import './index'

/** Elements with a list of items, in which each reports all of its faults. */
const reporting = [
  'throughline-month',
  'throughline-day',
  'throughline-flow',
  'throughline-budget',
  'throughline-table',
  'throughline-filters',
  'throughline-editor',
] as const
const names = [...reporting, 'throughline-overstory'] as const

/** An item with every field that an item of a page can have. */
const complete = {
  ...items[0],
  isAllDay: true,
  isUnscheduled: false,
  isFlagged: false,
  isInitiative: false,
  isLead: false,
  isNested: false,
  version: 1,
  planId: 12,
  abbreviatedPlanName: 'N',
  tacticPlatformIds: [],
  relatedInitiativeIds: [],
  rrule: null,
  recurrenceEndDate: null,
}
const field = fc.constantFrom(...Object.keys(complete))
const junkValues: readonly unknown[] = [
  null,
  undefined,
  NaN,
  -1,
  9,
  '',
  'x',
  '2026-11-10T10:00:00Z',
  ...edgeDays,
  '2026-11-01',
  true,
  {},
  Object.create(null),
  [],
  ['a'],
  [null],
  new Date(0),
  10n,
]
const junk = fc.constantFrom(...junkValues)

const log = vi.fn<(text: unknown) => void>()
const errors: unknown[] = []
const onError = (event: ErrorEvent) => {
  errors.push(event.error)
  event.preventDefault()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(log)
  window.addEventListener('error', onError)
})
afterEach(() => {
  window.removeEventListener('error', onError)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Draws an element with one item, and returns its reports without the name of the element. */
async function reportsOf(
  name: (typeof names)[number],
  item: object,
  values: object = {},
): Promise<readonly string[]> {
  log.mockClear()
  errors.length = 0
  const element = document.createElement(name)
  Object.assign(element, {
    ...(name === 'throughline-editor' ? { item } : { items: [item] }),
    channels,
    tags,
    currentPlanId: 12,
    today: '2026-11-18',
    ...values,
  })
  document.body.append(element)
  try {
    await element.updateComplete
    const root = element.shadowRoot?.querySelector('[data-element-root]')
    expect(errors).toEqual([])
    expect(root?.querySelector('[role="alert"]')).toBeFalsy()
    // An overstory without an item of its own draws nothing.
    const isDrawn = root?.firstElementChild !== null || name === 'throughline-overstory'
    expect(isDrawn).toBe(true)
    vi.advanceTimersByTime(1000)
    return log.mock.calls.map(([text]) => String(text).replace(/^\w[\w-]*: /, ''))
  } finally {
    element.remove()
    await Promise.resolve()
  }
}

it.each(names)('%s with any field replaced by anything draws the rest', async (name) => {
  await fc.assert(
    fc.asyncProperty(field, junk, async (key, value) => {
      const item = { ...complete, [key]: value }
      const reports = await reportsOf(name, item)
      if (name === 'throughline-overstory') return
      expect(reports).toEqual(await reportsOf('throughline-month', item))
    }),
    modelRuns(40),
  )
})

const edges = edgeDays.flatMap((day) => [day, day.slice(0, day.lastIndexOf('-'))])
const settings = ['month', 'day', 'startDay', 'endDay', 'today', 'period', 'zoom', 'grouping']
const anySettings = fc.dictionary(
  fc.constantFrom(...settings),
  fc.constantFrom('', 'x', '2026-99', '2026-11-10T10:00:00Z', '2026-01-01', ...edges),
)

it.each(names)('%s with any wrong dates and choices draws the rest', async (name) => {
  await fc.assert(
    fc.asyncProperty(anySettings, async (values) => {
      const drawn = reportsOf(name, complete, { ...values, controls: true })
      await expect(drawn).resolves.toBeInstanceOf(Array)
    }),
    modelRuns(40),
  )
})

it.each([
  ['a start that is missing', { startDate: null }, 'startDate null is not a date.'],
  ['an end before its start', { endDate: '2026-11-01' }, 'is before startDate'],
  ['an unknown channel', { channelId: 9 }, 'channelId 9 is not one of the channels'],
  ['a start with a zone', { startDate: '2026-11-10T10:00:00Z' }, 'is not a date.'],
  ['tags that are no list', { tagIds: 5 }, 'tagIds 5 is ignored. Expected an array of numbers.'],
])('every element reports %s', async (_fault, fields, text) => {
  const reports: Record<string, readonly string[]> = {}
  for (const name of reporting) reports[name] = await reportsOf(name, { ...complete, ...fields })
  expect(reports).toEqual(
    Object.fromEntries(reporting.map((name) => [name, [expect.stringContaining(text)]])),
  )
})

it('an element whose view throws says so, and draws again with other values', async () => {
  const element = document.createElement('throughline-budget')
  const broken = new Proxy([], {
    get: () => {
      throw new Error('A list that throws')
    },
  })
  element.items = broken
  document.body.append(element)
  await element.updateComplete
  const root = element.shadowRoot
  expect(root?.querySelector('[role="alert"]')).toBeTruthy()
  const styleSheets = () => root?.querySelectorAll('style').length
  const before = styleSheets()
  element.startDay = '2026-02-01'
  await element.updateComplete
  expect(styleSheets()).toBe(before)
  element.items = items
  await element.updateComplete
  expect(root?.querySelector('[role="alert"]')).toBeNull()
  element.remove()
})
