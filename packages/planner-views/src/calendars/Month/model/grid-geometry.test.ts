import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cellRuns, dayAtPoint, lanesThatFit } from './grid-geometry'
import type { GridGeometry } from './grid-geometry'

/** Five weeks of 100 by 150 pixels a day, its corner at 200, 80; the first day is number 1000. */
const world: GridGeometry = {
  firstDay: 1000,
  left: 200,
  top: 80,
  width: 700,
  rowTops: [0, 150, 300, 450, 600, 750],
  isRightToLeft: false,
}

/** The same as whole weeks. */
const weeks = { firstDay: 1000, weekCount: 5 }

describe('the day under a point', () => {
  it.each([
    // 200 + 3 * 100 + 50 = 550 is the fourth column, 80 + 150 + 75 = 305 the second row.
    ['in the middle of a cell', 550, 305, 1000 + 7 + 3],
    ['on the corner of the grid', 200, 80, 1000],
    ['on the first pixel of the second column', 300, 80, 1001],
    ['far to the left', -40, 100, 1000],
    ['far below', 899, 5000, 1000 + 4 * 7 + 6],
  ])('%s', (_sentence, x, y, day) => {
    expect(dayAtPoint(world, x, y)).toBe(day)
  })

  it('finds the row whatever its height', () => {
    // Rows of 90, 400 and 110 pixels: 80 + 90 + 399 = 569 is the last pixel of the second.
    const uneven = { ...world, rowTops: [0, 90, 490, 600] }
    expect(dayAtPoint(uneven, 250, 169)).toBe(1000)
    expect(dayAtPoint(uneven, 250, 170)).toBe(1007)
    expect(dayAtPoint(uneven, 250, 569)).toBe(1007)
    expect(dayAtPoint(uneven, 250, 570)).toBe(1014)
    expect(dayAtPoint(uneven, 250, 5000)).toBe(1014)
  })

  it('counts columns from the right where text runs that way', () => {
    expect(dayAtPoint({ ...world, isRightToLeft: true }, 250, 100)).toBe(1006)
    expect(dayAtPoint({ ...world, isRightToLeft: true }, 850, 100)).toBe(1000)
  })
})

describe('the cells of a span of days', () => {
  it.each([
    ['within a week', 1001, 1003, [{ row: 0, column: 1, span: 2 }]],
    [
      'over the end of a week',
      1005,
      1009,
      [
        { row: 0, column: 5, span: 2 },
        { row: 1, column: 0, span: 2 },
      ],
    ],
    ['begun before the grid', 990, 1001, [{ row: 0, column: 0, span: 1 }]],
    ['going on after it', 1034, 1050, [{ row: 4, column: 6, span: 1 }]],
    ['outside of it', 1035, 1040, []],
  ])('%s', (_sentence, startDay, endDayExclusive, runs) => {
    expect(cellRuns(weeks, startDay, endDayExclusive)).toEqual(runs)
  })
})

describe('for any span of days', () => {
  it('the cells are the days of the span that the grid shows, each once', () => {
    const anySpan = fc.tuple(fc.integer({ min: 950, max: 1060 }), fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(anySpan, ([startDay, lengthDays]) => {
        const days = cellRuns(weeks, startDay, startDay + lengthDays).flatMap(
          ({ row, column, span }) =>
            Array.from({ length: span }, (_, at) => world.firstDay + row * 7 + column + at),
        )
        const visible = Array.from({ length: lengthDays }, (_, at) => startDay + at).filter(
          (day) => day >= 1000 && day < 1035,
        )
        expect(days).toEqual(visible)
      }),
    )
  })
})

describe('lanes that fit a row', () => {
  const sizes = { head: 26, pitch: 22, foot: 2 }
  it.each([
    // 26 + 5 * 22 + 2 = 138
    ['five to the pixel', 138, 5],
    ['one pixel less', 137, 4],
    ['none would fit, but one always stays', 20, 1],
  ])('%s', (_sentence, rowHeight, lanes) => {
    expect(lanesThatFit(rowHeight, sizes)).toBe(lanes)
  })

  it('shows five weeks with four lanes or more at 1440 by 900', () => {
    // 900 pixels less the header, the heads of the columns and the foot of the page.
    const rowHeight = (900 - 52 - 26 - 24) / 5
    expect(lanesThatFit(rowHeight, sizes)).toBeGreaterThanOrEqual(4)
  })
})
