import { describe, expect, it } from 'vitest'
import type { ItemImportValues } from './index'
import { draftOf, itemOf, judgeChange, problemsOf } from './fixtures/import-details'

describe('the dates of a stored item', () => {
  const timed = itemOf()
  const moment = itemOf({ endDate: timed.startDate })
  const days = itemOf({
    startDate: '2026-03-10T00:00:00',
    endDate: '2026-03-12T00:00:00',
    isAllDay: true,
  })
  const parked = itemOf({
    isUnscheduled: true,
    startDate: '1970-01-01T00:00:00',
    endDate: '1970-01-01T00:00:00',
  })

  it.each<
    [
      sentence: string,
      item: ReturnType<typeof itemOf>,
      values: ItemImportValues,
      start: string,
      end: string,
    ]
  >([
    ['another end', timed, { endDate: '2026-03-10T12:00:00' }, '10T09:30', '10T12:00'],
    [
      'another start keeps the end',
      timed,
      { startDate: '2026-03-10T08:00:00' },
      '10T08:00',
      '10T10:30',
    ],
    ['a moment stays one', moment, { startDate: '2026-03-11T08:00:00' }, '11T08:00', '11T08:00'],
    ['a moment gets an end', moment, { endDate: '2026-03-10T11:00:00' }, '10T09:30', '10T11:00'],
    [
      'a moment begins earlier and ends where it was',
      moment,
      { startDate: '2026-03-10T08:00:00', endDate: '2026-03-10T09:30:00' },
      '10T08:00',
      '10T09:30',
    ],
    ['a day keeps the time', timed, { startDate: '2026-03-09' }, '09T09:30', '10T10:30'],
    [
      'two days keep both times',
      timed,
      { startDate: '2026-03-12', endDate: '2026-03-13' },
      '12T09:30',
      '13T10:30',
    ],
    [
      'a time beside a day keeps the other time',
      timed,
      { startDate: '2026-03-12T08:00:00', endDate: '2026-03-13' },
      '12T08:00',
      '13T10:30',
    ],
    [
      'a moment keeps its time on another day',
      moment,
      { startDate: '2026-03-12' },
      '12T09:30',
      '12T09:30',
    ],
    [
      'all day, on its day',
      timed,
      { startDate: '2026-03-10', isAllDay: true },
      '10T08:00',
      '10T08:00',
    ],
    ['all day, without dates', timed, { isAllDay: true }, '10T08:00', '10T08:00'],
    [
      'not all day, on days without times',
      days,
      { startDate: '2026-03-11', isAllDay: false },
      '11T08:00',
      '12T08:00',
    ],
    [
      'a time makes an all-day item timed',
      days,
      { startDate: '2026-03-10T10:00:00', endDate: '2026-03-10T11:00:00' },
      '10T10:00',
      '10T11:00',
    ],
    [
      'a timed start on the last day is a moment',
      days,
      { startDate: '2026-03-12T10:00:00' },
      '12T10:00',
      '12T10:00',
    ],
    ['another last day', days, { endDate: '2026-03-15' }, '10T08:00', '15T08:00'],
    ['out of the parking lot', parked, { startDate: '2026-03-20' }, '20T08:00', '20T08:00'],
    [
      'out of it with both dates',
      parked,
      { startDate: '2026-03-20', endDate: '2026-03-22' },
      '20T08:00',
      '22T08:00',
    ],
  ])('%s', (_sentence, item, values, start, end) => {
    expect(draftOf(judgeChange(item, values))).toMatchObject({
      startDate: `2026-03-${start}:00`,
      endDate: `2026-03-${end}:00`,
      isUnscheduled: false,
    })
  })

  it.each<[sentence: string, item: ReturnType<typeof itemOf>, values: ItemImportValues]>([
    ['the same times', timed, { startDate: '2026-03-10T09:30:00', endDate: '2026-03-10T10:30:00' }],
    ['its own days', timed, { startDate: '2026-03-10', endDate: '2026-03-10' }],
    ['its own day, of a moment', moment, { startDate: '2026-03-10', isAllDay: false }],
    [
      'the same days, whatever their time',
      days,
      { startDate: '2026-03-10', endDate: '2026-03-12' },
    ],
    ['in the parking lot already', parked, { isUnscheduled: true, startDate: '2026-03-20' }],
    ['not in the parking lot already', timed, { isUnscheduled: false }],
  ])('are unchanged by %s', (_sentence, item, values) => {
    expect(judgeChange(item, values).outcome).toBe('unchanged')
  })

  it.each<
    [sentence: string, item: ReturnType<typeof itemOf>, values: ItemImportValues, problem: string]
  >([
    [
      'a start after the end',
      timed,
      { startDate: '2026-03-10T11:00:00' },
      'endDate end-before-start',
    ],
    ['an end before the start', days, { endDate: '2026-03-09' }, 'endDate end-before-start'],
    [
      'out of the parking lot without a start',
      parked,
      { isUnscheduled: false },
      'startDate required',
    ],
    [
      'a time beside a day of an all-day item',
      days,
      { startDate: '2026-03-10T10:00:00', endDate: '2026-03-12' },
      'endDate invalid-date',
    ],
    ['an end alone in the parking lot', parked, { endDate: '2026-03-09' }, 'startDate required'],
  ])('are refused: %s', (_sentence, item, values, problem) => {
    expect(problemsOf(judgeChange(item, values))).toEqual([problem])
  })

  it('on the same days keep the repeat, and clear it with another start', () => {
    const weekly = { ...days, rrule: 'FREQ=WEEKLY', recurrenceEndDate: '2026-12-31T23:59:59' }
    const retained = judgeChange(weekly, { startDate: '2026-03-10', endDate: '2026-03-13' })
    expect(draftOf(retained)).toMatchObject({
      rrule: 'FREQ=WEEKLY',
      endDate: '2026-03-13T08:00:00',
    })
    const cleared = judgeChange(weekly, { startDate: '2026-03-11' })
    expect(draftOf(cleared)).toMatchObject({ rrule: null, recurrenceEndDate: null })
    const timedSeries = { ...timed, rrule: 'FREQ=WEEKLY', recurrenceEndDate: '2026-12-31T23:59:59' }
    expect(judgeChange(timedSeries, { startDate: '2026-03-10' }).outcome).toBe('unchanged')
  })
})
