import { describe, expect, it } from 'vitest'

import { completeItem, hasNoTime, itemDefaults, planOf } from './index'
import type { UncheckedItem } from './index'

const complete = {
  ...itemDefaults,
  id: 17,
  title: 'Launch',
  startDate: '2026-11-09T08:00:00',
  endDate: '2026-11-11T08:00:00',
  planId: 4,
  channelId: 2,
}
const least = {
  id: 17,
  title: 'Launch',
  startDate: '2026-11-09',
  endDate: '2026-11-11',
  channelId: 2,
}
const dated = { planId: 4, hasDates: true }

describe('an item in its complete shape', () => {
  it('is the same object where nothing is missing', () => {
    expect(completeItem(complete, dated)).toBe(complete)
  })

  it('gets what it leaves out', () => {
    expect(completeItem(least, dated)).toEqual({
      ...complete,
      startDate: '2026-11-09T00:00:00',
      endDate: '2026-11-11T00:00:00',
    })
  })

  it('keeps what else the host has in it', () => {
    const withOwner = { ...least, owner: 'Ada' }
    expect(completeItem(withOwner, dated)).toMatchObject({ owner: 'Ada' })
  })

  it.each<[sentence: string, fields: UncheckedItem, expected: UncheckedItem]>([
    ['two days are all day', {}, { isAllDay: true }],
    [
      'two times are not',
      { startDate: '2026-11-09T10:00:00', endDate: '2026-11-09T11:30:00' },
      {
        startDate: '2026-11-09T10:00:00',
        endDate: '2026-11-09T11:30:00',
        isAllDay: false,
      },
    ],
    [
      'times that are said to be all day are',
      { startDate: '2026-11-09T10:00:00', endDate: '2026-11-09T11:30:00', isAllDay: true },
      { isAllDay: true },
    ],
    ['a day without a time is all day whatever is said', { isAllDay: false }, { isAllDay: true }],
    [
      'seconds may be left out',
      { startDate: '2026-11-09T10:00', endDate: '2026-11-09T11:30' },
      { startDate: '2026-11-09T10:00:00', endDate: '2026-11-09T11:30:00' },
    ],
    [
      'an end that is no date is the start',
      { endDate: 'soon' },
      { endDate: '2026-11-09T00:00:00' },
    ],
    ['a missing end is the start', { endDate: undefined }, { endDate: '2026-11-09T00:00:00' }],
    ['its own plan stays', { planId: 9 }, { planId: 9 }],
    ['a plan that is no id is the one on show', { planId: 'a' }, { planId: 4 }],
    ['a missing title is empty', { title: undefined }, { title: '' }],
    ['a rule stays', { rrule: 'FREQ=DAILY' }, { rrule: 'FREQ=DAILY' }],
    [
      'a channel and a type that are no ids are those of no channel',
      { channelId: '2', tacticTypeId: null },
      { channelId: 0, tacticTypeId: 0 },
    ],
    ['tags that are no list of ids are none', { tagIds: ['a'] }, { tagIds: [] }],
    ['a cost that is no number is none', { estimatedCost: '12' }, { estimatedCost: null }],
    ['no letters of its plan are none', { abbreviatedPlanName: null }, { abbreviatedPlanName: '' }],
    ['a rule that is no text is none', { rrule: 5 }, { rrule: null }],
    [
      'the last day of a series may be a day',
      { recurrenceEndDate: '2026-12-24' },
      { recurrenceEndDate: '2026-12-24T00:00:00' },
    ],
  ])('%s', (_sentence, fields, expected) => {
    expect(completeItem({ ...least, ...fields }, dated)).toMatchObject(expected)
  })

  it.each<[sentence: string, fields: UncheckedItem]>([
    ['no id', { id: undefined }],
    ['an id that is a text', { id: '17' }],
    ['an id that is not a number', { id: Number.NaN }],
    ['a start of another form', { startDate: '11/09/2026' }],
    ['a start that no calendar has', { startDate: '2026-02-30' }],
    ['a start with a zone', { startDate: '2026-11-09T10:00:00Z' }],
    ['a start that is a moment of JavaScript', { startDate: new Date(0) }],
    ['no start', { startDate: undefined }],
  ])('cannot be shown with %s', (_sentence, fields) => {
    expect(completeItem({ ...least, ...fields }, dated)).toBeNull()
  })

  it('needs no dates in a parking lot', () => {
    const parked = { id: 17, title: 'Launch', channelId: 2 }
    expect(completeItem(parked, { planId: 4, hasDates: false })).toMatchObject({
      startDate: '1970-01-01T00:00:00',
      isUnscheduled: true,
    })
    expect(completeItem({ ...parked, isUnscheduled: true }, dated)).not.toBeNull()
  })
})

it('an item has no time where one of its dates is a day alone', () => {
  expect(hasNoTime(least)).toBe(true)
  expect(hasNoTime({ ...complete, endDate: '2026-11-11' })).toBe(true)
  expect(hasNoTime(complete)).toBe(false)
})

it.each<[sentence: string, provided: number | undefined, items: unknown, plan: number]>([
  ['the one that the host names', 7, [{ planId: 4 }], 7],
  ['else the first that an item names', undefined, [least, { planId: 4 }], 4],
  ['none where the list is none', undefined, null, 0],
  ['else the only one', undefined, [least], 0],
])('the plan on show is %s', (_sentence, provided, items, plan) => {
  expect(planOf(provided, items)).toBe(plan)
})
