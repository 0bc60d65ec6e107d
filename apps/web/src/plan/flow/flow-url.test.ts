import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { FLOW_GROUPINGS, FLOW_ZOOMS } from '@throughline/domain/flow'
import { describe, expect, test } from 'vitest'
import {
  atDate,
  atToday,
  flowFromQuery,
  flowToQuery,
  withFlowRange,
  withFlowZoom,
} from './flow-url'

const today = dayNumberOf('2026-11-18')
const placeOf = (query: string) => flowFromQuery(new URLSearchParams(query), today)
const queryOf = (place: ReturnType<typeof placeOf>) =>
  new URLSearchParams(
    Object.entries(flowToQuery(place)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  ).toString()

const year2026 = { start: '2026-01-01', end: '2026-12-31' }

describe('what a URL says of a flow', () => {
  test.each([
    ['nothing: the year of today', '', '2026-11', year2026],
    ['a month: its year', 'date=2025-03', '2025-03', { start: '2025-01-01', end: '2025-12-31' }],
    [
      'a day: its year',
      'date=2028-02-29',
      '2028-02-29',
      { start: '2028-01-01', end: '2028-12-31' },
    ],
    ['no date at all', 'date=soon', '2026-11', year2026],
    [
      'three years around the date',
      'date=2025-03&zoom=three-years',
      '2025-03',
      { start: '2024-01-01', end: '2026-12-31' },
    ],
    [
      'days without a date: their first month',
      'from=2025-02-10&to=2025-05-31',
      '2025-02',
      { start: '2025-02-10', end: '2025-05-31' },
    ],
    [
      'days of its own',
      'date=2026-11&from=2026-10-05&to=2027-01-10',
      '2026-11',
      { start: '2026-10-05', end: '2027-01-10' },
    ],
    [
      'days of its own in the month of the date only',
      'date=2026-11&from=2026-11-20&to=2026-11-25',
      '2026-11',
      { start: '2026-11-20', end: '2026-11-25' },
    ],
    [
      'days of its own stay at three years',
      'date=2026-11&from=2026-10-05&to=2027-01-10&zoom=three-years',
      '2026-11',
      { start: '2026-10-05', end: '2027-01-10' },
    ],
    ['an end before the start', 'from=2026-12-05&to=2026-11-10', '2026-11', year2026],
    ['a start without an end', 'from=2026-11-05', '2026-11', year2026],
    ['a day that does not exist', 'from=2026-02-30&to=2026-12-10', '2026-11', year2026],
    [
      'days that the date has left in another view',
      'date=2025-03&from=2026-10-05&to=2026-12-10',
      '2025-03',
      { start: '2025-01-01', end: '2025-12-31' },
    ],
    [
      'more than three years: as many as are read',
      'date=2026-11&from=2026-01-01&to=2036-01-01',
      '2026-11',
      { start: '2026-01-01', end: '2028-12-31' },
    ],
  ])('%s', (_sentence, query, date, range) => {
    expect(placeOf(query)).toMatchObject({ date, range })
  })

  test('zoom, rows and colours have defaults for what is unknown', () => {
    const defaults = { zoom: 'month', grouping: 'channel', colouring: 'channel' }
    expect(placeOf('zoom=decade&group=status&colour=')).toMatchObject(defaults)
    expect(placeOf('zoom=fit&group=plan&colour=initiative')).toMatchObject({
      zoom: 'fit',
      grouping: 'plan',
      colouring: 'initiative',
    })
  })

  test('comes back, and defaults are left out', () => {
    expect(queryOf(placeOf('date=2026-11&zoom=month&group=channel&colour=channel'))).toBe(
      'date=2026-11',
    )
    for (const [start, end] of ranges) {
      for (const zoom of FLOW_ZOOMS) {
        for (const grouping of FLOW_GROUPINGS) {
          const drawn = { ...placeOf(''), zoom, grouping, colouring: grouping }
          const place = withFlowRange(drawn, { start, end }, today)
          expect(placeOf(queryOf(place))).toEqual(place)
        }
      }
    }
  })
})

const ranges = [
  ['2026-01-01', '2026-12-31'],
  ['2025-01-01', '2027-12-31'],
  ['2026-11-18', '2026-11-18'],
  ['1990-02-11', '1990-03-01'],
  ['2027-12-31', '2030-12-30'],
  ['9998-05-05', '9999-12-31'],
] as const

describe('what changes a flow', () => {
  test('three years widen the range that nobody chose, and going back narrows it', () => {
    const wide = withFlowZoom(placeOf('date=2026-11'), 'three-years')
    expect(wide.range).toEqual({ start: '2025-01-01', end: '2027-12-31' })
    expect(withFlowZoom(wide, 'week').range).toEqual(year2026)
  })

  test('a chosen range stays whatever the zoom', () => {
    const chosen = placeOf('date=2026-11&from=2026-10-05&to=2026-12-20')
    expect(withFlowZoom(chosen, 'three-years').range).toEqual(chosen.range)
  })

  test('a range opens at today if it holds today, else at its start', () => {
    const place = placeOf('date=2026-03')
    expect(withFlowRange(place, year2026, today).date).toBe('2026-11')
    const next = { start: '2027-01-01', end: '2027-12-31' }
    expect(queryOf(withFlowRange(place, next, today))).toBe('date=2027-01')
  })

  test.each([
    ['zoom=week', 'date=2031-03-05&zoom=week', '2031-01-01', '2031-12-31'],
    ['zoom=three-years', 'date=2031-03-05&zoom=three-years', '2030-01-01', '2032-12-31'],
    ['date=2026-11&from=2026-10-05&to=2026-12-20', 'date=2031-03-05', '2031-01-01', '2031-12-31'],
  ])('a date elsewhere shows its year and opens there: %s', (query, next, start, end) => {
    const place = atDate(placeOf(query), '2031-03-05')
    expect(place.range).toEqual({ start, end })
    expect(queryOf(place)).toBe(next)
    expect(placeOf(queryOf(place))).toEqual(place)
  })

  test('today drops a chosen range and keeps the zoom', () => {
    const chosen = placeOf('date=2025-03&from=2025-03-01&to=2025-03-31&zoom=week')
    expect(queryOf(atToday(chosen, today))).toBe('date=2026-11&zoom=week')
  })
})
