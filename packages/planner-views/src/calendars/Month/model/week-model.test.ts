import { describe, expect, it } from 'vitest'

import type { CalendarItem } from '../../../calendar-parts'
import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import type { BarModel, WeekModel } from './week-model'
import { barsOfColumn, barsToDraw, isSameWeek } from './week-model'

function bar({ item, ...changes }: Partial<BarModel> & { item: CalendarItem }): BarModel {
  return {
    entry: { kind: 'item', item },
    key: String(item.id),
    startDay: 1000,
    endDayExclusive: 1001,
    column: 0,
    span: 1,
    lane: 0,
    continuesBefore: false,
    continuesAfter: false,
    ...changes,
  }
}

const first = tacticFixture({ id: 1, on: '2026-11-01' })
const second = tacticFixture({ id: 2, on: '2026-11-02' })
const week: WeekModel = {
  startDay: 1000,
  laneCount: 2,
  hiddenCounts: [0, 0, 0, 0, 0, 0, 0],
  entryCounts: [1, 1, 2, 0, 0, 0, 0],
  bars: [bar({ item: first, span: 3, lane: 1 }), bar({ item: second, column: 2, lane: 0 })],
}

describe('the bars of a day', () => {
  it('holds those that reach over from days before, top to bottom', () => {
    expect(barsOfColumn(week, 2).map(({ key }) => key)).toEqual(['2', '1'])
    expect(barsOfColumn(week, 1).map(({ key }) => key)).toEqual(['1'])
    expect(barsOfColumn(week, 3)).toEqual([])
  })
})

describe('the bars to draw', () => {
  const keysOf = (fromLane: number, toLane: number, retained?: string): readonly string[] =>
    barsToDraw(week, { fromLane, toLane }, ({ key }) => key === retained).map((bars) =>
      bars.map(({ key }) => key).join(),
    )

  it('are those of the lanes on show, by the column that they begin in', () => {
    expect(keysOf(0, Infinity)).toEqual(['1', '', '2', '', '', '', ''])
    expect(keysOf(0, 1)).toEqual(['', '', '2', '', '', '', ''])
    expect(keysOf(0, 0)).toEqual(['', '', '', '', '', '', ''])
  })

  it('and the one with the focus, wherever it lies', () => {
    expect(keysOf(0, 0, '1')).toEqual(['1', '', '', '', '', '', ''])
  })
})

describe('whether a week has to be drawn again', () => {
  const [one, two] = week.bars
  it.each([
    ['not for a copy that looks the same', { ...week, bars: [...week.bars] }, true],
    ['for another week', { ...week, startDay: 1007 }, false],
    ['for one bar less', { ...week, bars: week.bars.slice(1) }, false],
    [
      'for a changed item',
      { ...week, bars: [bar({ item: { ...first }, span: 3, lane: 1 }), ...(two ? [two] : [])] },
      false,
    ],
    [
      'for another lane',
      { ...week, bars: [...(one ? [one] : []), bar({ item: second, column: 2, lane: 2 })] },
      false,
    ],
    ['for another count of hidden items', { ...week, hiddenCounts: [0, 0, 1, 0, 0, 0, 0] }, false],
  ])('%s', (_sentence, after: WeekModel, isSame) => {
    expect(isSameWeek(week, after)).toBe(isSame)
  })
})
