import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumberOf } from '../calendar-dates'
import type { WeekStartDay } from '../calendar-dates'
import { defaultFilters } from '../filters'
import {
  RELATIVE_RANGES,
  isSameView,
  readSavedViewSettings,
  relativeRangesLike,
  resolveRange,
  savedViewNameProblem,
  savedViewSections,
  writeSavedViewSettings,
} from './index'
import type { RelativeRangeName, SavedView, SavedViewSettings, ViewContent } from './index'

const TODAY = '2026-11-18'
const context = { today: TODAY, weekStartDay: 'sunday' } as const

const settings: SavedViewSettings = {
  range: { kind: 'relative', name: 'this-month' },
  filters: { ...defaultFilters(), tagIds: new Set([3, 1]), isLeadVisible: false },
  grouping: 'channel',
  colouring: null,
  zoom: 'year',
}

describe('relative ranges', () => {
  it.each<[RelativeRangeName, string, WeekStartDay, string, string]>([
    ['today', TODAY, 'sunday', '2026-11-18', '2026-11-18'],
    ['this-week', TODAY, 'sunday', '2026-11-15', '2026-11-21'],
    ['this-week', TODAY, 'monday', '2026-11-16', '2026-11-22'],
    ['this-week', '2026-11-15', 'monday', '2026-11-09', '2026-11-15'],
    ['this-month', TODAY, 'sunday', '2026-11-01', '2026-11-30'],
    ['this-month', '2028-02-29', 'sunday', '2028-02-01', '2028-02-29'],
    ['next-month', TODAY, 'sunday', '2026-12-01', '2026-12-31'],
    ['next-month', '2026-12-31', 'sunday', '2027-01-01', '2027-01-31'],
    ['next-30-days', TODAY, 'sunday', '2026-11-18', '2026-12-17'],
    ['this-quarter', TODAY, 'sunday', '2026-10-01', '2026-12-31'],
    ['this-quarter', '2026-01-01', 'sunday', '2026-01-01', '2026-03-31'],
    ['next-quarter', TODAY, 'sunday', '2027-01-01', '2027-03-31'],
    ['next-quarter', '2026-03-31', 'sunday', '2026-04-01', '2026-06-30'],
    ['this-year', TODAY, 'sunday', '2026-01-01', '2026-12-31'],
    ['next-quarter', '9999-12-31', 'sunday', '9999-12-31', '9999-12-31'],
  ])('%s as of %s, weeks from %s, is %s to %s', (name, today, weekStartDay, start, end) => {
    expect(resolveRange({ kind: 'relative', name }, today, weekStartDay)).toEqual({ start, end })
  })

  it('are never empty, and those of now hold today', () => {
    const days = fc.integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('9998-12-31') })
    fc.assert(
      fc.property(days, fc.constantFrom(...RELATIVE_RANGES), (day, name) => {
        const today = addDays('1970-01-01', day)
        const { start, end } = resolveRange({ kind: 'relative', name }, today, 'monday')
        expect(start <= end).toBe(true)
        const isOfNow = name === 'next-30-days' || !name.startsWith('next')
        expect(start <= today && today <= end).toBe(isOfNow)
        expect(relativeRangesLike({ start, end }, today, 'monday')).toContain(name)
      }),
    )
  })

  it('a fixed range does not move', () => {
    const range = { kind: 'fixed', startDate: '2026-03-01', endDate: '2026-04-15' } as const
    expect(resolveRange(range, TODAY, 'sunday')).toEqual({ start: '2026-03-01', end: '2026-04-15' })
  })
})

describe('stored settings', () => {
  it('come back as they were', () => {
    expect(readSavedViewSettings(writeSavedViewSettings(settings))).toEqual(settings)
  })

  it('hold the texts of filters in use, as URLs and storage do', () => {
    expect(writeSavedViewSettings(settings)).toEqual({
      range: { kind: 'relative', name: 'this-month' },
      filters: { lpl: 'false', tg: '[1,3]' },
      grouping: 'channel',
      zoom: 'year',
    })
  })

  it('keep what this version does not know', () => {
    const stored = {
      columns: ['cost'],
      filters: { xx: '[9]', tg: '[7]' },
      colouring: 'status',
      zoom: 'week',
    }
    expect(writeSavedViewSettings(settings, stored)).toEqual({
      columns: ['cost'],
      range: { kind: 'relative', name: 'this-month' },
      filters: { xx: '[9]', lpl: 'false', tg: '[1,3]' },
      grouping: 'channel',
      zoom: 'year',
    })
  })

  const plain = readSavedViewSettings({})
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'month'],
    ['a list', [1, 2]],
    ['a range of a kind to come', { range: { kind: 'fiscal', name: 'this-month' } }],
    ['a range without a name', { range: { kind: 'relative' } }],
    ['a range that is not one of ours', { range: { kind: 'relative', name: 'toString' } }],
    ['a day that does not exist', fixed('2026-02-30', '2026-03-01')],
    ['an end before the start', fixed('2026-03-02', '2026-03-01')],
    ['days that are numbers', { range: { kind: 'fixed', startDate: 1, endDate: 2 } }],
    ['filters that are a list', { filters: ['tg'] }],
    ['filters that are no texts', { filters: { tg: [1], lpl: false, in: '{"a":1}' } }],
    ['a grouping and a zoom that are no texts', { grouping: {}, colouring: 7, zoom: [] }],
    ['keys of objects', JSON.parse('{"__proto__": {"range": 1}, "constructor": 2}')],
  ])('%s gives the defaults', (_sentence, stored) => {
    expect(readSavedViewSettings(stored)).toEqual(plain)
  })

  it('of any shape can be read, written and read again', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readSavedViewSettings(stored)
        expect(readSavedViewSettings(writeSavedViewSettings(read, stored))).toEqual(read)
      }),
    )
  })
})

function fixed(startDate: string, endDate: string) {
  return { range: { kind: 'fixed', startDate, endDate } }
}

describe('whether a view was changed since it was saved', () => {
  const view: ViewContent = { view: 'month', settings }
  const at = (startDate: string, endDate: string): SavedViewSettings => ({
    ...settings,
    range: { kind: 'fixed', startDate, endDate },
  })
  it.each<[string, ViewContent, boolean]>([
    [
      'the same month as fixed days',
      { view: 'month', settings: at('2026-11-01', '2026-11-30') },
      true,
    ],
    [
      'a range that begins in the month',
      { view: 'month', settings: at('2026-11-18', '2027-01-31') },
      true,
    ],
    ['another month', { view: 'month', settings: at('2026-12-01', '2026-12-31') }, false],
    ['another view', { view: 'day', settings }, false],
    [
      'the same filters in another order',
      {
        view: 'month',
        settings: { ...settings, filters: { ...settings.filters, tagIds: new Set([1, 3]) } },
      },
      true,
    ],
    ['no filters', { view: 'month', settings: { ...settings, filters: defaultFilters() } }, false],
    ['another grouping', { view: 'month', settings: { ...settings, grouping: null } }, false],
    ['another zoom', { view: 'month', settings: { ...settings, zoom: 'week' } }, false],
    ['another colouring', { view: 'month', settings: { ...settings, colouring: 'status' } }, false],
  ])('%s: same %s', (_sentence, visible, expected) => {
    expect(isSameView(view, visible, context)).toBe(expected)
    expect(isSameView(visible, view, context)).toBe(expected)
  })

  it.each<[string, ViewContent['view'], boolean]>([
    ['a day view tells days apart', 'day', false],
    ['a flow view tells ends apart', 'flow', false],
  ])('%s', (_sentence, name, expected) => {
    const one = { view: name, settings: at('2026-11-01', '2026-11-30') }
    const other = {
      view: name,
      settings: at(name === 'day' ? '2026-11-02' : '2026-11-01', '2026-11-29'),
    }
    expect(isSameView(one, other, context)).toBe(expected)
  })

  it('a flow is no table of the same days', () => {
    const visible = at('2026-11-01', '2026-11-30')
    const flow = { view: 'flow', settings: visible } as const
    expect(isSameView(flow, { view: 'table', settings: visible }, context)).toBe(false)
  })
})

describe('names and sections', () => {
  const named = (id: number, name: string, more: Partial<SavedView> = {}): SavedView => ({
    id,
    userId: 1,
    ownerName: 'Maya Rios',
    planId: 12,
    name,
    view: 'month',
    settings: {},
    orderIndex: 0,
    isShared: false,
    isDefault: false,
    canEdit: true,
    ...more,
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(256), 'too-long'],
    [' board ', 'taken'],
    ['Boards', null],
  ])('the name "%s" is %s', (name, expected) => {
    expect(savedViewNameProblem(name, [named(1, 'Board')])).toBe(expected)
  })

  it('private ones in their order, shared ones by name', () => {
    const { mine, shared } = savedViewSections([
      named(1, 'Second', { orderIndex: 1 }),
      named(2, 'first', { orderIndex: 0 }),
      named(3, 'West 10', { isShared: true, orderIndex: 0 }),
      named(4, 'west 9', { isShared: true, orderIndex: 5, userId: 2 }),
    ])
    expect(mine.map(({ name }) => name)).toEqual(['first', 'Second'])
    expect(shared.map(({ name }) => name)).toEqual(['west 9', 'West 10'])
  })
})
