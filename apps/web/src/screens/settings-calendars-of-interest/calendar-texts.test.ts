import type { CalendarReport } from '@throughline/api-client'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'
import { deletionText, statusOf, warningTexts } from './calendar-texts'

const time = { today: dayNumberOf('2026-11-18'), timeZone: 'America/Chicago' }

const report = (fields: Partial<CalendarReport> = {}): CalendarReport => ({
  fetchedAt: '2026-11-18T12:10:00Z',
  eventCount: 42,
  isCalculated: false,
  problem: null,
  statusCode: null,
  failingSince: null,
  warnings: [],
  singleEvents: [],
  ...fields,
})

const textOf = (fields: Partial<CalendarReport>, isVisible = true) =>
  statusOf({ report: report(fields) }, isVisible, time).text

describe('below the name of a calendar', () => {
  it.each<[string, Partial<CalendarReport>, string]>([
    ['read today', {}, '42 events · refreshed today 06:10'],
    ['one event', { eventCount: 1 }, '1 event · refreshed today 06:10'],
    [
      'read before midnight here, though not in UTC',
      { fetchedAt: '2026-11-18T05:59:00Z' },
      '42 events · refreshed yesterday 23:59',
    ],
    ['read earlier', { fetchedAt: '2026-11-16T12:00:00Z' }, '42 events · refreshed 11/16/26'],
    ['never read', { fetchedAt: null, eventCount: 0 }, '0 events · not read yet'],
    ['worked out', { isCalculated: true }, '42 events · always current'],
    [
      'refused',
      { problem: 'unreachable', statusCode: 404, failingSince: '2026-11-14T02:00:00Z' },
      'Could not be read since 11/13/26: the address answers 404',
    ],
    [
      'without an answer, nobody knows since when',
      { problem: 'unreachable' },
      'Could not be read: the address does not answer',
    ],
    [
      'no calendar',
      { problem: 'unreadable' },
      'Could not be read: what the address answers is no calendar',
    ],
  ])('%s', (_sentence, fields, text) => {
    expect(textOf(fields)).toBe(text)
  })

  it('says whether the plan shows it instead of its age, and its problem before both', () => {
    expect(textOf({}, false)).toBe('42 events · not shown')
    expect(textOf({ problem: 'unsafe' }, false)).toContain('Could not be read')
    expect(statusOf({ report: report({ problem: 'unsafe' }) }, true, time).isProblem).toBe(true)
    expect(statusOf({ report: report() }, true, time).isProblem).toBe(false)
  })
})

it('tells what is left out and what repeats less often, one kind after the other', () => {
  expect(
    warningTexts({
      warnings: [
        { code: 'incomplete', count: 0, names: [] },
        { code: 'undated_events', count: 2, names: [] },
        { code: 'unknown_zone', count: 1, names: ['Head Office'] },
      ],
      singleEvents: [
        { reason: 'unreadable_rule', count: 1 },
        { reason: 'several_rules', count: 2 },
        { reason: 'too_frequent', count: 1 },
      ],
    }),
  ).toEqual([
    'it breaks off',
    '2 events without a date left out',
    '1 event in an unknown time zone: Head Office',
    '3 events shown once, their rules are not followed',
    '1 event shown once a day',
  ])
})

const plans = (...names: readonly string[]) => names.map((name, id) => ({ id, name }))

it.each([
  ['no plan', [], 0, 'No plan shows it. Its events are deleted with it.'],
  ['one plan', ['East'], 0, 'East shows it. It disappears there, with its events.'],
  [
    'two plans',
    ['East', 'West'],
    0,
    'East and West show it. It disappears from all of them, with its events.',
  ],
  [
    'plans that the person does not know',
    ['East'],
    2,
    'East and 2 other plans show it. It disappears from all of them, with its events.',
  ],
  ['only such a plan', [], 1, '1 plan shows it. It disappears there, with its events.'],
  [
    'many plans',
    ['A', 'B', 'C', 'D', 'E', 'F'],
    0,
    'A, B, C, D, E and 1 other plan show it. It disappears from all of them, with its events.',
  ],
])('a deletion concerns %s', (_sentence, names, otherCount, text) => {
  const shownBy = { plans: plans(...names), otherCount }
  const said = deletionText({ isStandard: false, shownBy })
  expect(said).toBe(text)
})

it('a deletion of a standard calendar concerns every account', () => {
  expect(deletionText({ isStandard: true, shownBy: null })).toContain('every account')
})
