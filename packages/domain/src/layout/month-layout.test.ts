import { describe, expect, it } from 'vitest'
import { DAY_COUNT, drawWeek, layOut } from './fixtures/month-items'

describe('lanes within a week', () => {
  it.each([
    {
      sentence: 'items that share no day share a lane',
      world: [
        { id: 1, firstDay: 0, lastDay: 1 },
        { id: 2, firstDay: 2, lastDay: 4 },
      ],
      week: ['11222..'],
    },
    {
      sentence: 'the longer of two that begin together stands above',
      world: [
        { id: 1, firstDay: 1, lastDay: 1 },
        { id: 2, firstDay: 1, lastDay: 3 },
      ],
      week: ['.222...', '.1.....'],
    },
    {
      sentence: 'the earlier start stands above the longer item',
      world: [
        { id: 1, firstDay: 1, lastDay: 6 },
        { id: 2, firstDay: 0, lastDay: 1 },
      ],
      week: ['22.....', '.111111'],
    },
    {
      sentence: 'all-day before timed, timed by the minute',
      world: [
        { id: 1, firstDay: 3, lastDay: 3, minutes: 900 },
        { id: 2, firstDay: 3, lastDay: 3, minutes: 480 },
        { id: 3, firstDay: 3, lastDay: 3 },
      ],
      week: ['...3...', '...2...', '...1...'],
    },
    {
      sentence: 'midnight is a time and comes after all-day',
      world: [
        { id: 1, firstDay: 3, lastDay: 3, minutes: 0 },
        { id: 2, firstDay: 3, lastDay: 3 },
      ],
      week: ['...2...', '...1...'],
    },
    {
      sentence: 'equal items stand by id, whatever the order they came in',
      world: [
        { id: 9, firstDay: 3, lastDay: 3 },
        { id: 4, firstDay: 3, lastDay: 3 },
      ],
      week: ['...4...', '...9...'],
    },
    {
      sentence: 'a gap is filled by the next item that fits',
      world: [
        { id: 1, firstDay: 0, lastDay: 2 },
        { id: 2, firstDay: 1, lastDay: 5 },
        { id: 3, firstDay: 3, lastDay: 4 },
      ],
      week: ['11133..', '.22222.'],
    },
  ])('$sentence', ({ world, week }) => {
    expect(drawWeek(layOut(world, 5), 0)).toEqual(week)
  })
})

describe('items that go on over weeks', () => {
  it('are cut at the week and say on which side they go on', () => {
    const { layout } = layOut([{ id: 1, firstDay: 5, lastDay: 15 }], 4)
    const cuts = layout.weeks.map(({ segments }) =>
      segments.map(({ column, span, continuesBefore, continuesAfter }) => [
        column,
        span,
        continuesBefore,
        continuesAfter,
      ]),
    )
    expect(cuts).toEqual([
      [[5, 2, false, true]],
      [[0, 7, true, true]],
      [[0, 2, true, false]],
      [],
      [],
    ])
  })

  it('begin before the shown weeks and end after them', () => {
    const { layout } = layOut([{ id: 1, firstDay: -3, lastDay: DAY_COUNT + 3 }], 4)
    for (const { segments } of layout.weeks) {
      expect(segments).toMatchObject([
        { column: 0, span: 7, continuesBefore: true, continuesAfter: true },
      ])
    }
  })

  it('keep their lane in the next week although a higher one has become free', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 6 },
        { id: 2, firstDay: 4, lastDay: 8 },
        { id: 3, firstDay: 7, lastDay: 7 },
      ],
      4,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1111111', '....222'])
    expect(drawWeek(drawn, 1)).toEqual(['3......', '22.....'])
  })

  it('do not keep the last lane, which the next week may need for its more line', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 6 },
        { id: 2, firstDay: 4, lastDay: 8 },
      ],
      2,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1111111', '....222'])
    expect(drawWeek(drawn, 1)).toEqual(['22.....'])
  })
})
