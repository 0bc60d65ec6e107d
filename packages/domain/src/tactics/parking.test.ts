import { describe, expect, it } from 'vitest'
import { dayNumberOf } from '../calendar-dates'
import { lossesOfParking, PARKED, parkedFieldsOf, scheduledOn } from './index'

describe('what an item loses in the parking lot', () => {
  it.each([
    ['one that happens once', null, [], null],
    ['a series', 'FREQ=WEEKLY', [], { isSeries: true, initiativeIds: [] }],
    ['one of an initiative', null, [5], { isSeries: false, initiativeIds: [5] }],
    ['a series of two', 'FREQ=DAILY', [5, 6], { isSeries: true, initiativeIds: [5, 6] }],
    ['one whose repeat is not chosen yet', 'custom', [], null],
  ])('%s', (_name, rrule, relatedInitiativeIds, losses) => {
    expect(lossesOfParking({ rrule, relatedInitiativeIds })).toEqual(losses)
  })

  it('is all among what is kept for taking it back', () => {
    const item = {
      title: 'Gift guide',
      isUnscheduled: false,
      isAllDay: true,
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-19T08:00:00',
      rrule: 'FREQ=WEEKLY',
      recurrenceEndDate: '2026-12-31T23:59:59',
      relatedInitiativeIds: [5],
    }
    const { title: _title, ...cleared } = item
    expect(parkedFieldsOf(item)).toEqual(cleared)
    expect(Object.keys(parkedFieldsOf(item))).toEqual(expect.arrayContaining(Object.keys(PARKED)))
  })
})

describe('the dates of an item that leaves the parking lot for November 18', () => {
  const day = dayNumberOf('2026-11-18')
  it.each([
    ['a timed one', false, false, '2026-11-18', '2026-11-18', false],
    ['an all-day one', true, false, '2026-11-18', '2026-11-18', true],
    ['one that lasts whole months', false, true, '2026-11-01', '2026-11-30', true],
  ])('%s', (_name, isAllDay, isMonthly, first, last, isAllDayAfter) => {
    expect(scheduledOn(day, { isAllDay, isMonthly })).toEqual({
      isUnscheduled: false,
      startDate: `${first}T08:00:00`,
      endDate: `${last}T08:00:00`,
      isAllDay: isAllDayAfter,
    })
  })
})
