import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { addCivilMonths, monthGridOf } from '@throughline/domain/layout'
import { buildTactic } from '@throughline/test-support/builders'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { revealPlaceOf } from './use-revealed-item'

const anyMonth = fc.integer({ min: 0, max: 24 }).map((count) => addCivilMonths('2026-01', count))
const anyWeekStartDay = fc.constantFrom('sunday' as const, 'monday' as const)
const anyLength = fc.integer({ min: 1, max: 50 })

/** Shows an item if it is not visible. Returns the dates that the calendar changes to. */
function reveal(
  { first, length }: { readonly first: number; readonly length: number },
  url: Pick<Parameters<typeof revealPlaceOf>[0], 'view' | 'month' | 'day'>,
  weekStartDay: 'sunday' | 'monday',
): readonly string[] {
  const dates: string[] = []
  const place = revealPlaceOf(
    { ...url, goTo: () => undefined, show: (date) => dates.push(date) },
    weekStartDay,
  )
  const item = buildTactic({ on: civilDateOf(first), to: civilDateOf(first + length - 1) })
  if (!place.isOnShow(item)) place.show(item)
  return dates
}

test('a month changes to that of a revealed item only if it shows no day of the item', () => {
  fc.assert(
    fc.property(
      anyMonth,
      anyWeekStartDay,
      anyLength,
      fc.boolean(),
      fc.integer({ min: -2, max: 2 }),
      (month, weekStartDay, length, isAfter, distance) => {
        const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
        const lastDay = firstDay + weekCount * 7 - 1
        // At distance 1 the item is beside the visible weeks.
        const first = isAfter ? lastDay + distance : firstDay - distance - length + 1
        const isVisible = distance < 1
        const url = { view: 'month', month, day: `${month}-01` } as const
        expect(reveal({ first, length }, url, weekStartDay)).toEqual(
          isVisible ? [] : [civilDateOf(first).slice(0, 7)],
        )
      },
    ),
  )
})

test('a day changes to the first of a revealed item only if the item has no part in it', () => {
  fc.assert(
    fc.property(anyLength, fc.integer({ min: -60, max: 10 }), (length, distance) => {
      const day = '2026-11-18'
      const first = dayNumberOf(day) + distance
      const isVisible = distance <= 0 && first + length > dayNumberOf(day)
      const url = { view: 'day', month: '2026-11', day } as const
      expect(reveal({ first, length }, url, 'sunday')).toEqual(
        isVisible ? [] : [civilDateOf(first)],
      )
    }),
  )
})
