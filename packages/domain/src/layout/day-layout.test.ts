import { describe, expect, it } from 'vitest'
import { layOut } from './fixtures/day-items'
import type { WorldItem } from './fixtures/day-items'

const at = (hour: number, minute = 0): number => hour * 60 + minute

/** A day as people see it: id, then columns taken of columns there are. */
function drawDay({ layout, ids }: ReturnType<typeof layOut>, day = 0): string[] {
  return (layout.days[day] ?? []).map(
    ({ occurrence, column, span, columnCount }) =>
      `${ids[occurrence]}: ${column}-${column + span} of ${columnCount}`,
  )
}

const drawAllDayRow = ({ layout, ids }: ReturnType<typeof layOut>): string[] =>
  layout.allDayRow.map(
    ({ occurrence, column, span, lane, continuesBefore, continuesAfter }) =>
      `${continuesBefore ? '<' : ''}${ids[occurrence]}: ${column}-${column + span} lane ${lane}${continuesAfter ? '>' : ''}`,
  )

describe('the hours of a day', () => {
  it.each<[sentence: string, world: readonly WorldItem[], drawn: readonly string[]]>([
    ['one item takes the whole width', [{ id: 1, from: at(9), to: at(10) }], ['1: 0-1 of 1']],
    [
      'two that meet share the width',
      [
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(9, 30), to: at(11) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2'],
    ],
    [
      'one that begins when another ends does not meet it',
      [
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(10), to: at(11) },
      ],
      ['1: 0-1 of 1', '2: 0-1 of 1'],
    ],
    [
      'the width of those that begin when others end does not depend on them',
      [
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(9), to: at(10) },
        { id: 3, from: at(10), to: at(11) },
        { id: 4, from: at(10), to: at(11) },
        { id: 5, from: at(10), to: at(11) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2', '3: 0-1 of 3', '4: 1-2 of 3', '5: 2-3 of 3'],
    ],
    [
      'of two that begin together the longer one comes first, then the smaller id',
      [
        { id: 3, from: at(9), to: at(10) },
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(9), to: at(12) },
      ],
      ['2: 0-1 of 3', '1: 1-2 of 3', '3: 2-3 of 3'],
    ],
    [
      'a column that has become free is taken again',
      [
        { id: 1, from: at(9), to: at(12) },
        { id: 2, from: at(9), to: at(10) },
        { id: 3, from: at(10), to: at(11) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2', '3: 1-2 of 2'],
    ],
    [
      'a box grows over the columns that are free to its right',
      [
        { id: 1, from: at(9), to: at(12) },
        { id: 2, from: at(9), to: at(10) },
        { id: 3, from: at(9), to: at(10) },
        { id: 4, from: at(11), to: at(12) },
      ],
      ['1: 0-1 of 3', '2: 1-2 of 3', '3: 2-3 of 3', '4: 1-3 of 3'],
    ],
    [
      'an item at one moment is drawn high enough to meet what follows at once',
      [
        { id: 1, from: at(9), to: at(9) },
        { id: 2, from: at(9, 15), to: at(10) },
        { id: 3, from: at(9, 20), to: at(10) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2', '3: 0-1 of 2'],
    ],
    [
      'what ends at midnight stays among the hours',
      [{ id: 1, from: at(23), to: at(24) }],
      ['1: 0-1 of 1'],
    ],
  ])('%s', (_sentence, world, drawn) => {
    expect(drawDay(layOut(world))).toEqual(drawn)
  })

  it('draws what begins just before midnight within the day', () => {
    const { layout } = layOut([{ id: 1, from: at(23, 55), to: at(23, 55) }])
    expect(layout.days[0]).toEqual([
      {
        occurrence: 0,
        startMinute: 1435,
        endMinute: 1436,
        top: 1420,
        bottom: 1440,
        column: 0,
        span: 1,
        columnCount: 1,
      },
    ])
  })
})

describe('the all-day row above the hours', () => {
  it.each<[sentence: string, world: readonly WorldItem[], drawn: readonly string[]]>([
    [
      'holds all-day items, the longer ones of a day first',
      [
        { id: 1, from: at(8), to: at(8), isAllDay: true },
        { id: 2, from: at(8), to: at(32), isAllDay: true },
      ],
      ['2: 0-2 lane 0', '1: 0-1 lane 1'],
    ],
    [
      'holds a timed item that goes on past midnight, on all of its days',
      [{ id: 1, from: at(22), to: at(26) }],
      ['1: 0-2 lane 0'],
    ],
    [
      'holds a timed item that lasts from midnight to midnight',
      [{ id: 1, from: 0, to: at(24) }],
      ['1: 0-1 lane 0'],
    ],
    [
      'says what goes on beyond the page on either side',
      [{ id: 1, from: at(-16), to: at(104), isAllDay: true }],
      ['<1: 0-3 lane 0>'],
    ],
    [
      'takes a lane again as soon as it is free',
      [
        { id: 1, from: at(8), to: at(8), isAllDay: true },
        { id: 2, from: at(8), to: at(32), isAllDay: true },
        { id: 3, from: at(32), to: at(56), isAllDay: true },
      ],
      ['2: 0-2 lane 0', '1: 0-1 lane 1', '3: 1-3 lane 1'],
    ],
  ])('%s', (_sentence, world, drawn) => {
    expect(drawAllDayRow(layOut(world, 3))).toEqual(drawn)
  })
})
