import { describe, expect, it } from 'vitest'

import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import { overstorySectionOf, splitEvents, splitOverstory } from './index'
import type { OverstoryDetails } from './index'

const FIRST_DAY = dayNumberOf('2026-03-01')

/** All-day from the first of March, so that March 1 to 21 is 21 days. */
function lasting(days: number, rest: { isInitiative?: boolean; isUnscheduled?: boolean } = {}) {
  return {
    startDate: civilDateTimeOf(FIRST_DAY, 480),
    endDate: civilDateTimeOf(FIRST_DAY + days - 1, 480),
    isAllDay: true,
    isInitiative: false,
    isUnscheduled: false,
    ...rest,
  }
}

function timed(startDate: string, endDate: string) {
  return { ...lasting(1), isAllDay: false, startDate, endDate }
}

const unpaid: OverstoryDetails = {
  channel: { kind: 'standard', isPaidMedia: false },
  typeKind: 'standard',
}
const paid: OverstoryDetails = {
  channel: { kind: 'standard', isPaidMedia: true },
  typeKind: 'standard',
}
const initiatives: OverstoryDetails = {
  channel: { kind: 'initiatives', isPaidMedia: false },
  typeKind: 'keyDate',
}
const focus: OverstoryDetails = { ...unpaid, typeKind: 'monthlyFocus' }
const unknown: OverstoryDetails = { channel: null, typeKind: null }

describe('where a calendar shows an item', () => {
  it.each([
    ['20 days in a paid channel stay in the grid', lasting(20), paid, null],
    ['21 days in a paid channel are long-running', lasting(21), paid, 'long-running'],
    ['22 days in a paid channel are long-running', lasting(22), paid, 'long-running'],
    ['21 days in any other channel stay in the grid', lasting(21), unpaid, null],
    ['a year in any other channel stays in the grid', lasting(365), unpaid, null],
    [
      'a timed item that touches a 21st day is long-running',
      timed('2026-03-01T23:00:00', '2026-03-21T00:01:00'),
      paid,
      'long-running',
    ],
    [
      'ending at midnight it does not touch that day',
      timed('2026-03-01T00:00:00', '2026-03-21T00:00:00'),
      paid,
      null,
    ],
    ['one day in the Initiatives channel is an initiative', lasting(1), initiatives, 'initiatives'],
    [
      'flagged as one it is one in any channel',
      lasting(1, { isInitiative: true }),
      unpaid,
      'initiatives',
    ],
    [
      'flagged as one it is one in a channel that is not known',
      lasting(1, { isInitiative: true }),
      unknown,
      'initiatives',
    ],
    [
      'a long initiative of a paid channel is an initiative',
      lasting(40, { isInitiative: true }),
      paid,
      'initiatives',
    ],
    [
      'a monthly theme is an initiative',
      lasting(31),
      { ...initiatives, typeKind: 'monthlyTheme' },
      'initiatives',
    ],
    ['a monthly focus has its own section', lasting(31), focus, 'monthly-focus'],
    [
      'a monthly focus of a paid channel is not long-running',
      lasting(31),
      { ...paid, typeKind: 'monthlyFocus' },
      'monthly-focus',
    ],
    ['a channel that is not known makes nothing long-running', lasting(40), unknown, null],
    [
      'what is parked is in no section, whatever else it is',
      lasting(40, { isInitiative: true, isUnscheduled: true }),
      paid,
      null,
    ],
  ] as const)('%s', (_sentence, item, details, section) => {
    expect(overstorySectionOf(item, details)).toBe(section)
  })
})

it('parts items into the grid and the sections, in the order they came in', () => {
  const named = [
    { ...lasting(30), name: 'search', details: paid },
    { ...lasting(1), name: 'newsletter', details: unpaid },
    { ...lasting(9), name: 'campaign', details: initiatives },
    { ...lasting(30), name: 'display', details: paid },
    { ...lasting(31), name: 'focus', details: focus },
    { ...lasting(2), name: 'flyer', details: unpaid },
  ]
  const { grid, sections } = splitOverstory(named, ({ details }) => details)
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)
  expect(names(grid)).toEqual(['newsletter', 'flyer'])
  expect(names(sections.initiatives)).toEqual(['campaign'])
  expect(names(sections['monthly-focus'])).toEqual(['focus'])
  expect(names(sections['long-running'])).toEqual(['search', 'display'])
})

describe('where a calendar shows an event of a calendar of interest', () => {
  it.each([
    ['20 days stay in the grid', lasting(20), 'grid'],
    ['21 days stand in the overstory', lasting(21), 'overstory'],
    ['an hour stays in the grid', timed('2026-03-01T08:00:00', '2026-03-01T09:00:00'), 'grid'],
  ] as const)('%s', (_name, event, place) => {
    expect(splitEvents([event])[place]).toEqual([event])
  })
})
