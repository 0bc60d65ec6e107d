import { layoutRow, occurrencesInWindow } from '@throughline/domain/layout'
import type { RowLayout } from '@throughline/domain/layout'
import { civilDateTimeOf } from '@throughline/domain/calendar-dates'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { yearScale } from '../fixtures/laid-out'
import { itemDensity } from './item-density'

const { startDay } = yearScale
const DAYS = 12
const timeline = { startDay, dayCount: DAYS }

/** A row with bars on days of the timeline, `[first, last]`, both included. */
function rowWith(bars: readonly (readonly [first: number, last: number])[]): RowLayout {
  const items = bars.map(([first, last], at) => ({
    id: at + 1,
    startDate: civilDateTimeOf(startDay + first, 480),
    endDate: civilDateTimeOf(startDay + last, 480),
    isAllDay: true,
    rrule: null,
    recurrenceEndDate: null,
  }))
  const endDayExclusive = startDay + DAYS
  return layoutRow({
    occurrences: occurrencesInWindow(items, startDay, endDayExclusive),
    startDay,
    endDayExclusive,
    titleDays: () => 1,
  })
}

describe('how much happens along a timeline', () => {
  it.each([
    ['nothing where no bar is', [], [0, 0, 0, 0]],
    ['the part of a day', [[4, 4]], [0, 1, 0, 0]],
    ['every part that a bar touches', [[2, 6]], [1, 1, 1, 0]],
    [
      'shares of the fullest part',
      [
        [0, 11],
        [9, 9],
      ],
      [0.5, 0.5, 0.5, 1],
    ],
    ['what reaches beyond both ends', [[-5, 20]], [1, 1, 1, 1]],
  ] as const)('is %s', (_sentence, bars, density) => {
    expect([...itemDensity([rowWith(bars)], timeline, 4)]).toEqual(density)
  })

  it('counts the bars of all rows, in each part that one of their days is in', () => {
    const bar = fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }))
    const row = fc.array(bar.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const))
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 4 }),
        fc.integer({ min: 1, max: 20 }),
        (rows, count) => {
          const partOf = (day: number): number => Math.floor((day / DAYS) * count)
          const counts = Array.from(
            { length: count },
            (_unused, part) =>
              rows.flat().filter(([a, b]) => partOf(a) <= part && part <= partOf(b)).length,
          )
          const most = Math.max(1, ...counts)
          const density = itemDensity(rows.map(rowWith), timeline, count)
          expect([...density]).toEqual([...Float32Array.from(counts, (each) => each / most)])
        },
      ),
    )
  })
})
