import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { defaultFilters } from '@throughline/domain/filters'
import {
  isSameView,
  readSavedViewSettings,
  writeSavedViewSettings,
} from '@throughline/domain/saved-views'
import { buildSavedView } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { flowFromQuery } from '../flow/flow-url'
import { rangeFromQuery } from '../range/range-url'
import { canOpen, daysOnShow, placeOfContent, placeOfView, settingsOnShow } from './view-link'
import { isPlanOpened, needsSavedViews, viewIdFromQuery } from '../view-query'

const now = { today: '2026-11-18', weekStartDay: 'sunday' } as const
const relative = (name: string) => ({ range: { kind: 'relative', name } })
const flowAt = (query: string) => flowFromQuery(new URLSearchParams(query), dayNumberOf(now.today))
const november = {
  view: 'month',
  month: '2026-11',
  day: '2026-11-18',
  flow: flowAt('date=2026-11'),
  days: rangeFromQuery(new URLSearchParams(), 'table', dayNumberOf(now.today)),
} as const

describe('where a saved view opens', () => {
  test.each([
    [
      'the month of a period',
      'month',
      relative('next-quarter'),
      '/calendar/month?date=2027-01&view=7',
    ],
    [
      'the first day of a period',
      'day',
      relative('this-week'),
      '/calendar/day?date=2026-11-15&view=7',
    ],
    [
      'the month of fixed days',
      'month',
      { range: { kind: 'fixed', startDate: '2026-03-05', endDate: '2026-05-01' } },
      '/calendar/month?date=2026-03&view=7',
    ],
    [
      'this month for settings of a later version',
      'month',
      { range: 7 },
      '/calendar/month?date=2026-11&view=7',
    ],
    ['the year of today', 'flow', relative('this-year'), '/calendar/flow?date=2026-11&view=7'],
    [
      'the days, the zoom and the rows of a flow',
      'flow',
      { ...relative('next-quarter'), zoom: 'week', grouping: 'plan', colouring: 'initiative' },
      '/calendar/flow?date=2027-01&from=2027-01-01&to=2027-03-31&zoom=week&group=plan&colour=initiative&view=7',
    ],
    ['the usual days of a table', 'table', relative('this-quarter'), '/table?view=7'],
    [
      'the calendar year of a budget, which need not be its usual days',
      'budget',
      relative('this-year'),
      '/budget?from=2026-01-01&to=2026-12-31&view=7',
    ],
    [
      'the days and the rows of a table',
      'table',
      { ...relative('next-quarter'), grouping: 'month' },
      '/table?from=2027-01-01&to=2027-03-31&group=month&view=7',
    ],
    [
      'the days and the columns of a budget',
      'budget',
      { ...relative('next-quarter'), zoom: 'quarter' },
      '/budget?from=2027-01-01&to=2027-03-31&period=quarter&view=7',
    ],
    [
      'a flow of a later version, as far as it is known',
      'flow',
      { ...relative('this-year'), zoom: 'decade', grouping: 'status', colouring: 7 },
      '/calendar/flow?date=2026-11&view=7',
    ],
  ] as const)('%s', (_sentence, view, settings, expected) => {
    expect(placeOfView({ ...buildSavedView({ id: 7, settings }), view }, now)).toBe(expected)
  })

  test('views without a screen are not opened', () => {
    expect(canOpen(buildSavedView({ view: 'day' }))).toBe(true)
    expect(canOpen(buildSavedView({ view: 'flow' }))).toBe(true)
    expect(canOpen(buildSavedView({ view: 'budget' }))).toBe(true)
    expect(canOpen(buildSavedView({ view: 'search' }))).toBe(false)
  })
})

test.each([
  ['7', 7],
  ['0', null],
  ['7a', null],
  ['-7', null],
  ['99999999999', null],
  [null, null],
])('the query value %s names the view %s', (text, expected) => {
  expect(viewIdFromQuery(text)).toBe(expected)
})

describe('what is on show', () => {
  test('is a month or a day', () => {
    expect(daysOnShow(november)).toEqual({ start: '2026-11-01', end: '2026-11-30' })
    expect(daysOnShow({ ...november, month: '2028-02' }).end).toBe('2028-02-29')
    expect(daysOnShow({ ...november, view: 'day' })).toEqual({
      start: '2026-11-18',
      end: '2026-11-18',
    })
  })

  test('opens for others with all filters, also when none are in use', () => {
    const filters = { ...defaultFilters(), tagIds: new Set([3, 1]) }
    expect(placeOfContent(november, filters)).toBe('/calendar/month?date=2026-11&tg=1%2C3')
    expect(placeOfContent({ ...november, view: 'day' }, defaultFilters())).toBe(
      '/calendar/day?date=2026-11-18&lpl=true',
    )
  })

  test.each([
    ['a period that opens there stays one', relative('this-quarter'), '2026-10', 'this-quarter'],
    ['the month of today is this month', {}, '2026-11', 'this-month'],
    ['the one after it is next month', relative('this-month'), '2026-12', 'next-month'],
  ])('%s', (_sentence, stored, month, name) => {
    const saved = readSavedViewSettings(stored)
    const { range } = settingsOnShow({ ...november, month }, saved.filters, saved, now)
    expect(range).toEqual({ kind: 'relative', name })
  })

  test('any other month is fixed, and what this version does not know is kept', () => {
    const saved = readSavedViewSettings({ grouping: 'channel' })
    expect(settingsOnShow({ ...november, month: '2026-03' }, saved.filters, saved, now)).toEqual({
      range: { kind: 'fixed', startDate: '2026-03-01', endDate: '2026-03-31' },
      filters: saved.filters,
      grouping: 'channel',
      colouring: null,
      zoom: null,
    })
  })
})

describe('a flow on show', () => {
  const visible = (query: string) => ({ ...november, view: 'flow', flow: flowAt(query) }) as const
  const saved = readSavedViewSettings({ ...relative('this-year'), zoom: 'quarter' })
  const isSame = (query: string, stored = saved) =>
    isSameView(
      { view: 'flow', settings: stored },
      { view: 'flow', settings: settingsOnShow(visible(query), stored.filters, stored, now) },
      now,
    )

  test('is all of its range', () => {
    expect(daysOnShow(visible('date=2025-03'))).toEqual({ start: '2025-01-01', end: '2025-12-31' })
  })

  test('opens for others as it is', () => {
    expect(placeOfContent(visible('date=2025-03&zoom=fit&group=plan'), defaultFilters())).toBe(
      '/calendar/flow?date=2025-03&zoom=fit&group=plan&lpl=true',
    )
  })

  test.each([
    ['as it was saved', 'zoom=quarter', true],
    ['opened at another month of its range', 'date=2026-03&zoom=quarter', true],
    ['with another zoom', 'zoom=week', false],
    ['with the default zoom', '', false],
    ['grouped otherwise', 'zoom=quarter&group=plan', false],
    ['coloured otherwise', 'zoom=quarter&colour=plan', false],
    ['of another year', 'zoom=quarter&date=2027-01', false],
    ['of a quarter', 'zoom=quarter&date=2026-11&from=2026-10-01&to=2026-12-31', false],
  ])('%s', (_sentence, query, expected) => {
    expect(isSame(query)).toBe(expected)
  })

  test('a default that was saved by name is the same as one that was not', () => {
    const named = readSavedViewSettings({
      ...relative('this-year'),
      zoom: 'month',
      grouping: 'channel',
      colouring: 'channel',
    })
    expect(isSame('', named)).toBe(true)
    expect(isSame('', readSavedViewSettings(relative('this-year')))).toBe(true)
  })

  test('comes back with everything that was saved of it', () => {
    const query = 'date=2026-10&from=2026-10-05&to=2026-12-20&zoom=week&group=plan&colour=plan'
    const settings = settingsOnShow(visible(query), defaultFilters(), null, now)
    const view = buildSavedView({ id: 7, settings: { ...writeSavedViewSettings(settings) } })
    expect(placeOfView({ ...view, view: 'flow' }, now)).toBe(
      `/calendar/flow?${query.replace('date=2026-10', 'date=2026-11')}&view=7`,
    )
  })
})

describe('a range on show', () => {
  const visible = (view: 'table' | 'budget', query: string) =>
    ({
      ...november,
      view,
      days: rangeFromQuery(new URLSearchParams(query), view, dayNumberOf(now.today)),
    }) as const

  test('opens for others with its days, also where they are the usual ones', () => {
    expect(placeOfContent(visible('table', 'group=month'), defaultFilters())).toBe(
      '/table?from=2026-10-01&to=2026-12-31&group=month&lpl=true',
    )
  })

  test.each([
    ['table', 'group=month'],
    ['budget', 'from=2026-03-01&to=2026-04-15&period=quarter'],
  ] as const)('a %s comes back with everything that was saved of it', (view, query) => {
    const settings = settingsOnShow(visible(view, query), defaultFilters(), null, now)
    const saved = buildSavedView({ id: 7, settings: { ...writeSavedViewSettings(settings) } })
    expect(placeOfView({ ...saved, view }, now)).toBe(`/${view}?${query}&view=7`)
  })

  test.each([
    ['as it was saved', '', true],
    ['of other days', 'from=2026-10-02&to=2026-12-31', false],
    ['grouped otherwise', 'group=month', false],
  ])('%s', (_sentence, query, expected) => {
    const saved = readSavedViewSettings(relative('this-quarter'))
    const settings = settingsOnShow(visible('table', query), saved.filters, saved, now)
    expect(isSameView({ view: 'table', settings: saved }, { view: 'table', settings }, now)).toBe(
      expected,
    )
  })
})

test.each([
  ['', '2026-10-01', '2026-12-31'],
  ['from=2026-01-01&to=2026-02-01', '2026-01-01', '2026-02-01'],
  ['from=2026-02-01&to=2026-01-01', '2026-10-01', '2026-12-31'],
  ['from=2026-02-31&to=2026-03-01', '2026-10-01', '2026-12-31'],
  ['from=2020-01-01&to=2040-01-01', '2020-01-01', '2022-12-31'],
])('the days of a table at %j are %s to %s', (query, start, end) => {
  const { range } = rangeFromQuery(new URLSearchParams(query), 'table', dayNumberOf(now.today))
  expect(range).toEqual({ start, end })
})

test.each([
  ['/account/1/plan/12/calendar', true],
  ['/account/1/plan/12/calendar/', true],
  ['/account/1/plan/12/calendar/month', false],
])('%s leaves to the app what to open: %s', (pathname, expected) => {
  expect(isPlanOpened(pathname)).toBe(expected)
})

test.each([
  ['a plan that is opened', '/account/1/plan/12/calendar', '', true],
  ['a link to a view', '/account/1/plan/12/calendar/month', '?date=2026-11&view=7', true],
  ['a month', '/account/1/plan/12/calendar/month', '?date=2026-11', false],
])('%s needs the saved views: %j%s', (_name, pathname, search, expected) => {
  expect(needsSavedViews({ pathname, search })).toBe(expected)
})
