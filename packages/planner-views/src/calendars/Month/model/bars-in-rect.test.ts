import { describe, expect, it } from 'vitest'

import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import { itemsInRect } from './bars-in-rect'
import type { WeekGeometry } from './bars-in-rect'
import type { BarModel, WeekModel } from './week-model'

/** Columns of 100 pixels, weeks of 200, lanes of 20 below a head of 30. */
const sizes = { head: 30, pitch: 20 }

function bar(id: number, place: Pick<BarModel, 'column' | 'span' | 'lane'>): BarModel {
  return {
    entry: { kind: 'item', item: tacticFixture({ id, on: '2026-11-01' }) },
    key: String(id),
    startDay: 1000,
    endDayExclusive: 1001,
    continuesBefore: false,
    continuesAfter: false,
    ...place,
  }
}

function week(startDay: number, bars: readonly BarModel[]): WeekModel {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  return { startDay, bars, laneCount: 8, hiddenCounts: counts, entryCounts: counts }
}

const event: BarModel = {
  ...bar(9, { column: 0, span: 7, lane: 0 }),
  entry: {
    kind: 'event',
    event: {
      key: 'e',
      title: 'Thanksgiving',
      startDate: '2026-11-26T00:00:00',
      endDate: '2026-11-26T00:00:00',
      isAllDay: true,
      isRepeating: false,
      calendarName: 'US holidays',
      alsoIn: [],
    },
  },
}

const geometry: WeekGeometry = {
  weeks: [
    week(1000, [bar(1, { column: 0, span: 2, lane: 0 }), bar(2, { column: 3, span: 1, lane: 5 })]),
    week(1007, [event, bar(3, { column: 6, span: 1, lane: 1 })]),
  ],
  rowTops: [0, 200, 400],
  sizes,
  width: 700,
  isRightToLeft: false,
}

describe('the items in a rectangle', () => {
  it.each([
    ['nothing in the line of the numbers', [0, 0, 700, 30], []],
    ['a bar that it only touches', [150, 40, 151, 41], [1]],
    ['a bar by its second day', [190, 30, 290, 50], [1]],
    ['not the day beside it', [200, 30, 290, 50], []],
    ['a bar in a lane further down', [310, 135, 320, 136], [2]],
    ['not the lane above it', [310, 60, 320, 129], []],
    ['over several weeks', [0, 0, 700, 400], [1, 2, 3]],
    ['no event', [0, 230, 700, 250], []],
    ['the week that it lies in, not the one above', [600, 250, 700, 270], [3]],
  ])('%s', (_sentence, [left = 0, top = 0, right = 0, bottom = 0], ids) => {
    expect(itemsInRect(geometry, { left, top, right, bottom })).toEqual(ids)
  })

  it('are mirrored where columns run from right to left', () => {
    const mirrored = { ...geometry, isRightToLeft: true }
    expect(itemsInRect(mirrored, { left: 510, top: 30, right: 520, bottom: 50 })).toEqual([1])
    expect(itemsInRect(mirrored, { left: 0, top: 30, right: 490, bottom: 50 })).toEqual([])
  })
})
