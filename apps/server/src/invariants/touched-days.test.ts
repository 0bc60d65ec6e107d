import { civilDateOf } from '@throughline/domain/calendar-dates'
import { touchesRange } from '@throughline/domain/layout'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { touchesDays } from '../resources/subscriptions/touches-days'

/** 2026-02-20. */
const FIRST_DAY = 20_504

/** An item or event that repeats every few days. */
const series = fc.record({
  startDay: fc.nat({ max: 12 }).map((days) => FIRST_DAY + days),
  /** Days after its first one that each occurrence touches. */
  extraDays: fc.nat({ max: 3 }),
  interval: fc.integer({ min: 1, max: 6 }),
  /** 1 for no series. */
  count: fc.integer({ min: 1, max: 5 }),
  isAllDay: fc.boolean(),
  endsAtMidnight: fc.boolean(),
  excluded: fc.array(fc.nat({ max: 4 }), { maxLength: 2 }),
})
type Series = typeof series extends fc.Arbitrary<infer Value> ? Value : never

const range = fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 6 })).map(([first, days]) => ({
  firstDay: FIRST_DAY - 5 + first,
  lastDay: FIRST_DAY - 5 + first + days,
}))

const ruleOf = ({ interval, count }: Series): string | null =>
  count === 1 ? null : `FREQ=DAILY;INTERVAL=${interval};COUNT=${count}`

/** Whether one of the occurrences with these numbers touches a day of a range. */
function touches(
  { startDay, extraDays, interval }: Series,
  numbers: readonly number[],
  { firstDay, lastDay }: { readonly firstDay: number; readonly lastDay: number },
): boolean {
  const starts = numbers.map((number) => startDay + number * interval)
  return starts.some((start) => start <= lastDay && start + extraDays >= firstDay)
}

const numbersOf = ({ count }: Series): readonly number[] =>
  Array.from({ length: count }, (_one, number) => number)

it('an item is in the ranges that one of its occurrences touches', () => {
  fc.assert(
    fc.property(series, range, (item, days) => {
      const { startDay, extraDays, isAllDay, endsAtMidnight } = item
      const lastDay = civilDateOf(startDay + extraDays)
      // A timed item that ends at midnight does not touch the day that begins then.
      const endDate = isAllDay
        ? `${lastDay}T00:00:00`
        : endsAtMidnight
          ? `${civilDateOf(startDay + extraDays + 1)}T00:00:00`
          : `${lastDay}T23:30:00`
      const row = {
        startDate: `${civilDateOf(startDay)}T${isAllDay ? '00:00' : '22:15'}:00`,
        endDate,
        isAllDay,
        rrule: ruleOf(item),
        recurrenceEndDate: null,
      }
      const dates = { startDate: civilDateOf(days.firstDay), endDate: civilDateOf(days.lastDay) }
      expect(touchesRange(dates)(row)).toBe(touches(item, numbersOf(item), days))
    }),
    { numRuns: 500 },
  )
})

it('an event of a calendar is in the ranges that one of its occurrences touches', () => {
  fc.assert(
    fc.property(series, range, (event, days) => {
      const { startDay, extraDays, interval, isAllDay } = event
      const numbers = numbersOf(event)
      const lastNumber = numbers.length - 1
      const excluded =
        ruleOf(event) === null ? [] : event.excluded.filter((one) => one <= lastNumber)
      const textOf = (day: number, time: string) =>
        isAllDay ? civilDateOf(day) : `${civilDateOf(day)}T${time}:00+02:00`
      const touched = touchesDays(
        {
          eventKey: 'series',
          uid: 'series',
          title: 'Series',
          startText: textOf(startDay, '22:15'),
          endText: textOf(startDay + extraDays, '23:30'),
          isAllDay,
          timeZone: isAllDay ? null : 'Africa/Cairo',
          rrule: ruleOf(event),
          singleReason: null,
          excludedDates: excluded.map((number) => textOf(startDay + number * interval, '22:15')),
          firstDay: startDay,
          lastDay: startDay + lastNumber * interval + extraDays,
        },
        days,
      )
      const visible = numbers.filter((number) => !excluded.includes(number))
      expect(touched).toBe(touches(event, visible, days))
    }),
    { numRuns: 500 },
  )
})
