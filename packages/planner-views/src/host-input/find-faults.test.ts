import { describe, expect, it, vi } from 'vitest'

import { findFaults } from './find-faults'
import { reportFaults } from './report-faults'
import { isMonth } from './is-month'

const fine = {
  id: 17,
  title: 'Launch',
  startDate: '2026-11-09',
  endDate: '2026-11-11',
  channelId: 2,
}
const input = {
  prop: 'items',
  channels: new Map([[2, { name: 'Email', color: '#1F7A8C' }]]),
  currentPlanId: undefined,
  hasDates: true,
}
const textsOf = (items: unknown, more: object = {}) =>
  findFaults({ ...input, items, ...more }).map(({ text }) => text)

describe('what is wrong with the items of a host', () => {
  it('is nothing where they are as they should be', () => {
    expect(textsOf([fine, { ...fine, id: 18, rrule: 'FREQ=WEEKLY;BYDAY=TU' }])).toEqual([])
  })

  it.each<[fields: object, text: string]>([
    [
      { startDate: '11/09/2026' },
      'startDate "11/09/2026" is not a date. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.',
    ],
    [
      { endDate: '2026-11-09T10:00:00Z' },
      'endDate "2026-11-09T10:00:00Z" is not a date. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.',
    ],
    [
      { startDate: new Date(0) },
      'startDate of the kind Date is not a date. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.',
    ],
    [
      { endDate: '2026-11-08' },
      'endDate "2026-11-08" is before startDate "2026-11-09"; it is shown on its first day. Expected an end that is not before the start.',
    ],
    [
      { channelId: 9 },
      'channelId 9 is not one of the channels; it has the default color. Expected one of 2.',
    ],
    [
      { rrule: 'every Tuesday' },
      'rrule "every Tuesday" is not a rule that days can follow; it is shown once. Expected RFC 5545, such as FREQ=WEEKLY;BYDAY=TU.',
    ],
    [{ channelId: '2' }, 'channelId "2" is ignored. Expected a number.'],
    [{ isAllDay: 'yes' }, 'isAllDay "yes" is ignored. Expected true or false.'],
    [{ tagIds: [1, 'a'] }, 'tagIds of the kind Array is ignored. Expected an array of numbers.'],
    [{ title: undefined }, 'title undefined is not a text. Expected a string.'],
    [
      { isAllDay: false },
      'isAllDay is false, and one of its dates has no time; it is shown all day. Expected two dates of the form YYYY-MM-DDTHH:mm:ss.',
    ],
    [
      { recurrenceEndDate: 'never' },
      'recurrenceEndDate "never" is ignored. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.',
    ],
  ])('%j', (fields, text) => {
    expect(textsOf([{ ...fine, ...fields }])).toEqual([`items[0] (id 17): ${text}`])
  })

  it.each<[items: unknown, text: string]>([
    [undefined, 'items is undefined. Expected an array; pass [] while nothing is loaded.'],
    [[null], 'items[0] is null, and is left out. Expected an object.'],
    [
      [{ ...fine, id: '17' }],
      'items[0]: id "17" is not a number; it is left out. Expected a number.',
    ],
    [
      [fine, fine],
      'items[1] (id 17): an item before it has the same id; it is left out. Expected an id of its own.',
    ],
    [
      [
        { ...fine, planId: 1 },
        { ...fine, id: 18, planId: 2 },
      ],
      'items[1] (id 18): planId 2 is not the plan of the items before it, 1. Expected currentPlanId to say which plan is on show.',
    ],
  ])('%j', (items, text) => {
    expect(textsOf(items)).toEqual([text])
  })

  it('no channel is missing while none is known', () => {
    expect(textsOf([{ ...fine, channelId: 9 }], { channels: new Map() })).toEqual([])
  })

  it('a parking lot asks for no dates', () => {
    expect(textsOf([{ id: 17, title: 'Launch', channelId: 2 }], { hasDates: false })).toEqual([])
  })
})

it('a kind of fault is reported once, with how many more there are', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported = new Set<string>()
  const wrong = [1, 2, 3].map((id) => Object.assign({}, fine, { id, startDate: 'soon' }))
  const report = {
    component: 'MonthCalendar',
    lists: [{ prop: 'items', items: wrong, currentPlanId: 1, hasDates: true }],
    channels: input.channels,
    texts: [{ prop: 'month', value: '2026-13', isValid: isMonth, form: 'YYYY-MM' }],
  }
  reportFaults(report, reported)
  reportFaults(report, reported)
  expect(log.mock.calls).toEqual([
    ['MonthCalendar: month "2026-13" is not valid, and is ignored. Expected YYYY-MM.'],
    [
      'MonthCalendar: items[0] (id 1): startDate "soon" is not a date. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss. The same is wrong with 2 more.',
    ],
  ])
  log.mockRestore()
})
