import { describe, expect, it } from 'vitest'
import type { ItemFormValues } from './index'
import { changeItemForm } from './index'
import { effect, once, whole } from './fixtures/changes'
import type { ChangeCase } from './fixtures/changes'
import {
  INITIATIVES,
  MONTHLY_THEME,
  OFFER_CODE,
  context,
  moment,
  promotion,
} from './fixtures/forms'

describe('what a change brings with it', () => {
  it.each<ChangeCase>([
    [
      'another start clears the repeat',
      promotion,
      { startDate: '2026-11-17T08:00:00' },
      { startDate: '2026-11-17T08:00:00', ...once },
      ['repeat-cleared'],
    ],
    [
      'another time of the start too',
      { ...promotion, isAllDay: false },
      { startDate: '2026-11-18T09:00:00' },
      { startDate: '2026-11-18T09:00:00', ...once },
      ['repeat-cleared'],
    ],
    ['not while it is no date yet', promotion, { startDate: null }, { startDate: null }, []],
    [
      'nor when the repeat is changed with it',
      promotion,
      { startDate: '2026-11-17T08:00:00', rrule: 'FREQ=DAILY' },
      { startDate: '2026-11-17T08:00:00', rrule: 'FREQ=DAILY' },
      [],
    ],
    [
      'another time of an all-day item is none',
      promotion,
      { startDate: '2026-11-18T17:00:00' },
      {},
      [],
    ],
    [
      'a start past the end raises the end',
      { ...promotion, ...once },
      { startDate: '2026-11-25T08:00:00' },
      { startDate: '2026-11-25T08:00:00', endDate: '2026-11-25T08:00:00' },
      ['end-raised'],
    ],
    [
      'an earlier start leaves the end',
      { ...promotion, ...once },
      { startDate: '2026-11-10T08:00:00' },
      { startDate: '2026-11-10T08:00:00' },
      [],
    ],
    [
      'an end before the start is raised to it',
      promotion,
      { endDate: '2026-11-01T08:00:00' },
      { endDate: '2026-11-18T08:00:00' },
      ['end-raised'],
    ],
    [
      'without a duration the end follows the start',
      moment,
      { startDate: '2026-11-25T09:15:00' },
      { startDate: '2026-11-25T09:15:00', endDate: '2026-11-25T09:15:00' },
      [],
    ],
    [
      'an end of its own is a duration',
      moment,
      { endDate: '2026-11-18T11:30:00' },
      { endDate: '2026-11-18T11:30:00', hasDuration: true },
      [],
    ],
    [
      'Show Duration makes an item all-day',
      moment,
      { hasDuration: true },
      { ...whole, startDate: '2026-11-18T08:00:00', endDate: '2026-11-18T08:00:00' },
      [],
    ],
    [
      'without it the end is the start, and the repeat stays',
      promotion,
      { hasDuration: false },
      { hasDuration: false, isAllDay: false, endDate: '2026-11-18T08:00:00' },
      [],
    ],
    [
      'all-day sets the times to 08:00, and the repeat stays',
      { ...promotion, isAllDay: false, startDate: '2026-11-18T10:00:00' },
      { isAllDay: true },
      { isAllDay: true, startDate: '2026-11-18T08:00:00' },
      [],
    ],
    ['with times an item keeps its end', promotion, { isAllDay: false }, { isAllDay: false }, []],
    [
      'the parking lot clears dates, repeat and related initiatives',
      promotion,
      { isUnscheduled: true },
      {
        isUnscheduled: true,
        startDate: '1970-01-01T00:00:00',
        endDate: '1970-01-01T00:00:00',
        relatedInitiativeIds: [],
        ...once,
      },
      ['parked'],
    ],
    ['a stop date alone needs a repeat', moment, { recurrenceEndDay: '2026-12-30' }, {}, []],
    ['a repeat switched off clears its end', promotion, { rrule: null }, once, []],
    ['a rule that is not made yet counts as none', promotion, { rrule: 'custom' }, once, []],
    [
      'another rule keeps the end of the series',
      promotion,
      { rrule: 'FREQ=DAILY' },
      { rrule: 'FREQ=DAILY' },
      [],
    ],
    ['costs are whole dollars', moment, { estimatedCost: 10.5 }, { estimatedCost: 11 }, []],
    [
      'a custom value that is emptied is absent',
      { ...moment, customValues: { [OFFER_CODE]: 'X' } },
      { customValues: { [OFFER_CODE]: '' } },
      { customValues: {} },
      [],
    ],
  ])('%s', (_sentence, values, change, changed, codes) => {
    expect(effect(values, change)).toEqual([changed, codes])
  })

  it('out of the parking lot an item starts on the first of this month at 08:00', () => {
    const hour: ItemFormValues = { ...moment, endDate: '2026-11-18T11:30:00', hasDuration: true }
    const { values } = changeItemForm(hour, { isUnscheduled: true }, context)
    expect(changeItemForm(values, { isUnscheduled: false }, context).values).toMatchObject({
      isUnscheduled: false,
      startDate: '2026-11-01T08:00:00',
      endDate: '2026-11-01T08:00:00',
      hasDuration: false,
    })
  })

  it('a monthly item lasts whole months after each change of its dates', () => {
    const values = { ...promotion, ...once, channelId: INITIATIVES, tacticTypeId: MONTHLY_THEME }
    const monthly = changeItemForm(values, { startDate: '2026-12-14T08:00:00' }, context).values
    expect([monthly.startDate, monthly.endDate]).toEqual([
      '2026-12-01T08:00:00',
      '2026-12-31T08:00:00',
    ])
    expect(effect(monthly, { hasDuration: false })).toEqual([{}, []])
    expect(effect(monthly, { isAllDay: false })).toEqual([{}, []])
    expect(effect(monthly, { endDate: '2027-01-10T08:00:00' })).toEqual([
      { endDate: '2027-01-31T08:00:00' },
      ['whole-months'],
    ])
  })

  it('nothing changed gives the same values', () => {
    expect(changeItemForm(promotion, { title: promotion.title }, context).values).toBe(promotion)
  })
})
