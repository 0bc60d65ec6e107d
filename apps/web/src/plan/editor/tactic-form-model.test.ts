import type { Channel } from '@throughline/domain/channels'
import type { TacticListItem } from '@throughline/domain/tactics'
import { describe, expect, test } from 'vitest'
import { email, filled, initiatives, stored, storedDays, typeOf } from './fixtures/tactic-form'
import {
  canSave,
  changesBetween,
  draftOf,
  formValuesOf,
  isChanged,
  newFormValues,
  withChannel,
  withFinishedEnd,
  withStart,
  withType,
  type TacticFormValues,
} from './tactic-form-model'

describe('filling the form', () => {
  test('a new item starts and ends on the chosen day', () => {
    expect(
      newFormValues({ startDate: '2026-11-18T08:00:00', endDate: '2026-11-18T08:00:00' }),
    ).toMatchObject({
      startDay: '2026-11-18',
      endDay: '2026-11-18',
    })
  })

  test('another channel clears the type, the same one does not', () => {
    expect(withChannel(filled, 2).tacticTypeId).toBeNull()
    expect(withChannel(filled, 1)).toBe(filled)
  })

  test('a monthly type spans the month', () => {
    expect(withType(filled, typeOf(22, 'monthlyFocus'))).toMatchObject({
      tacticTypeId: 22,
      startDay: '2026-11-01',
      endDay: '2026-11-30',
    })
  })

  test.each([
    ['a start past the end raises the end', '2026-11-25', '2026-11-25'],
    ['a start before it leaves the end', '2026-11-10', '2026-11-18'],
    ['a start that is no date yet leaves the end', '', '2026-11-18'],
    ['nor does a year half typed', '0002-11-25', '2026-11-18'],
  ])('%s', (_sentence, startDay, endDay) => {
    expect(withStart(filled, startDay)).toMatchObject({ startDay, endDay })
  })

  test('an end before the start is raised to it once the person has finished', () => {
    expect(withFinishedEnd({ ...filled, endDay: '2026-11-01' }).endDay).toBe('2026-11-18')
    expect(withFinishedEnd(filled)).toBe(filled)
  })
})

describe('when Save is offered', () => {
  test.each([
    ['with title and type', filled, null, true],
    ['not without a title', { ...filled, title: '  ' }, null, false],
    ['not without a type', { ...filled, tacticTypeId: null }, null, false],
    ['not while nothing differs from what is stored', formValuesOf(stored), stored, false],
    ['when something does', { ...formValuesOf(stored), title: 'New' }, stored, true],
  ])('%s', (_sentence, values, item, expected) => {
    expect(canSave(values, item)).toBe(expected)
  })

  test('blanks around a title are no change', () => {
    expect(isChanged({ ...formValuesOf(stored), title: ' VIP early access ' }, stored)).toBe(false)
  })
})

describe('what a form stores', () => {
  const datesFor = (
    change: Partial<TacticFormValues>,
    item: TacticListItem | null,
    channel: Channel = email,
  ) => {
    const outcome = draftOf({ values: { ...filled, ...change }, planId: 12, channel, stored: item })
    if (outcome.code === 'invalid') return outcome.errors
    const { startDate, endDate, isAllDay } = outcome.draft
    return [startDate, endDate, isAllDay]
  }

  test.each([
    ['a new tactic of one day', {}, null, ['2026-11-18T08:00:00', '2026-11-18T08:00:00', false]],
    [
      'a new tactic of several days',
      { endDay: '2026-11-20' },
      null,
      ['2026-11-18T08:00:00', '2026-11-20T08:00:00', true],
    ],
    [
      'a timed item on another day keeps its times',
      { startDay: '2026-11-19', endDay: '2026-11-19' },
      stored,
      ['2026-11-19T10:30:00', '2026-11-19T11:00:00', false],
    ],
    [
      'a timed item that comes to span days is all-day',
      { endDay: '2026-11-20' },
      stored,
      ['2026-11-18T08:00:00', '2026-11-20T08:00:00', true],
    ],
    [
      'an all-day item cut to one day stays all-day',
      {},
      storedDays,
      ['2026-11-18T08:00:00', '2026-11-18T08:00:00', true],
    ],
    [
      'a monthly item spans its month',
      { tacticTypeId: 22 },
      null,
      ['2026-11-01T08:00:00', '2026-11-30T08:00:00', true],
    ],
  ])('%s', (_sentence, change, item, expected) => {
    expect(datesFor(change, item)).toEqual(expected)
  })

  test('a new initiative is all-day', () => {
    expect(datesFor({ tacticTypeId: 31 }, null, initiatives)).toEqual([
      '2026-11-18T08:00:00',
      '2026-11-18T08:00:00',
      true,
    ])
  })

  test.each([
    [
      'a new item keeps the times that it was asked for with',
      {},
      ['2026-11-18T10:00:00', '2026-11-18T11:30:00', false],
    ],
    [
      'and keeps them on another day',
      { startDay: '2026-11-19', endDay: '2026-11-19' },
      ['2026-11-19T10:00:00', '2026-11-19T11:30:00', false],
    ],
    [
      'over several days it is all-day',
      { endDay: '2026-11-19' },
      ['2026-11-18T08:00:00', '2026-11-19T08:00:00', true],
    ],
  ])('%s', (_sentence, change, expected) => {
    const outcome = draftOf({
      values: { ...filled, ...change },
      planId: 12,
      channel: email,
      stored: null,
      initialDates: {
        startDate: '2026-11-18T10:00:00',
        endDate: '2026-11-18T11:30:00',
        isAllDay: false,
      },
    })
    expect(outcome).toMatchObject({
      draft: { startDate: expected[0], endDate: expected[1], isAllDay: expected[2] },
    })
  })

  test('a day that is no date is named', () => {
    expect(datesFor({ startDay: '' }, null)).toEqual([{ field: 'startDate', code: 'invalid-date' }])
  })
})

describe('what is sent of an edited item', () => {
  test.each([
    ['a new title alone', { title: 'New' }, { title: 'New' }],
    ['nothing when nothing differs', {}, {}],
    [
      'both dates when one differs',
      { startDay: '2026-11-17' },
      { startDate: '2026-11-17T08:00:00', endDate: '2026-11-18T08:00:00', isAllDay: true },
    ],
  ])('%s', (_sentence, change, expected) => {
    const values = { ...formValuesOf(stored), ...change }
    const outcome = draftOf({ values, planId: 12, channel: email, stored })
    expect(outcome.code === 'draft' ? changesBetween(outcome.draft, stored) : null).toEqual(
      expected,
    )
  })
})
