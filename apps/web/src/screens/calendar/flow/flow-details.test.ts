import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { buildChannel, buildPlan, buildTactic } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { calendarsSectionOf, flowDetailsOf, hiddenChannelNames } from './flow-details'

const occurrence = (key: string, subscriptionId: number): EventOccurrence => ({
  key,
  subscriptionId,
  title: key,
  startDate: '2026-11-26T00:00:00',
  endDate: '2026-11-26T00:00:00',
  isAllDay: true,
  isRepeating: false,
  singleReason: null,
  calendarName: `Calendar ${subscriptionId}`,
  alsoIn: [],
})

describe('calendars of interest', () => {
  test('have a row each, with their own events', () => {
    const events = [occurrence('a', 41), occurrence('b', 42), occurrence('c', 41)]
    const rows = calendarsSectionOf(events)?.rows.map(({ name, events = [] }) => [
      name,
      events.map(({ key }) => key),
    ])
    expect(rows).toEqual([
      ['Calendar 41', ['a', 'c']],
      ['Calendar 42', ['b']],
    ])
  })

  test('without an event there is no section', () => {
    expect(calendarsSectionOf([])).toBeNull()
  })
})

test('channels that the plan keeps out are named once, if they have items', () => {
  const channels = [
    buildChannel({ id: 103 }),
    buildChannel({ id: 104, name: 'Signage', hideInFlow: true }),
    buildChannel({ id: 204, name: 'Signage', planId: 13, hideInFlow: true }),
    buildChannel({ id: 105, name: 'Empty', hideInFlow: true }),
  ]
  const items = [103, 104, 204].map((channelId, id) => buildTactic({ id, channelId }))
  expect(hiddenChannelNames({ channels }, items)).toEqual(['Signage'])
  expect(hiddenChannelNames({ channels }, [])).toEqual([])
  expect(hiddenChannelNames(undefined, items)).toEqual([])
})

test('a plan comes before its family', () => {
  const parent = { id: 11, name: 'World', abbreviatedName: 'WO', roleId: 4 }
  const { plans } = flowDetailsOf(buildPlan({ parent }), [], true)
  expect(plans.map(({ name }) => name)).toEqual(['National plan', 'World', 'West region'])
})
