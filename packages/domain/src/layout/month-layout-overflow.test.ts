import { describe, expect, it } from 'vitest'
import { occurrencesOfDay } from './week-index'
import {
  DAY_COUNT,
  FIRST_DAY,
  drawWeek,
  hiddenOf,
  indexWorld,
  layOut,
  weekOf,
} from './fixtures/month-items'

describe('days on which not all fits', () => {
  it('shows as many items as there are lanes when they fit exactly', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 2, lastDay: 2 },
        { id: 2, firstDay: 2, lastDay: 2 },
        { id: 3, firstDay: 2, lastDay: 2 },
      ],
      3,
    )
    expect(drawWeek(drawn, 0)).toEqual(['..1....', '..2....', '..3....'])
    expect(hiddenOf(drawn, 0)).toBe('0000000')
  })

  it('gives the last lane to the more line with one item too many', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 2, lastDay: 2 },
        { id: 2, firstDay: 2, lastDay: 2 },
        { id: 3, firstDay: 2, lastDay: 2 },
        { id: 4, firstDay: 2, lastDay: 2 },
      ],
      3,
    )
    expect(drawWeek(drawn, 0)).toEqual(['..1....', '..2....'])
    expect(hiddenOf(drawn, 0)).toBe('0020000')
  })

  it('hides a long item in the whole week, where one of its days is full', () => {
    // Lane 2 holds 3 on days 1 to 3; 5 does not fit on day 1 and needs it there.
    const drawn = layOut(
      [
        { id: 1, firstDay: 1, lastDay: 5 },
        { id: 2, firstDay: 1, lastDay: 4 },
        { id: 3, firstDay: 1, lastDay: 3 },
        { id: 5, firstDay: 1, lastDay: 1 },
      ],
      3,
    )
    expect(drawWeek(drawn, 0)).toEqual(['.11111.', '.2222..'])
    expect(hiddenOf(drawn, 0)).toBe('0211000')
  })

  it('shows an item in the week after one that hides it', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 2 },
        { id: 2, firstDay: 0, lastDay: 2 },
        { id: 3, firstDay: 0, lastDay: 2 },
        { id: 4, firstDay: 1, lastDay: 9 },
        { id: 5, firstDay: 4, lastDay: 4 },
      ],
      2,
    )
    expect(drawWeek(drawn, 0)).toEqual(['111.5..'])
    expect(hiddenOf(drawn, 0)).toBe('2331111')
    expect(drawWeek(drawn, 1)).toEqual(['444....'])
    expect(hiddenOf(drawn, 1)).toBe('0000000')
  })

  it('an item that fills one week continues on neither side', () => {
    const { layout } = layOut([{ id: 1, firstDay: 0, lastDay: 6 }], 2)
    expect(weekOf(layout, 0).segments).toMatchObject([
      { span: 7, continuesBefore: false, continuesAfter: false },
    ])
    expect(weekOf(layout, 1).segments).toEqual([])
  })

  it('counts the lanes of each week, the more line included', () => {
    const world = [
      { id: 1, firstDay: 0, lastDay: 0 },
      { id: 2, firstDay: 0, lastDay: 0 },
      { id: 3, firstDay: 0, lastDay: 0 },
      { id: 4, firstDay: 8, lastDay: 8 },
    ]
    const countsOf = (lanes: number) => layOut(world, lanes).layout.weeks.map((w) => w.laneCount)
    expect(countsOf(2)).toEqual([2, 1, 0, 0, 0])
    expect(countsOf(Infinity)).toEqual([3, 1, 0, 0, 0])
  })

  it('leaves the last lane to items of days that hide nothing', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 0 },
        { id: 2, firstDay: 0, lastDay: 0 },
        { id: 3, firstDay: 0, lastDay: 0 },
        { id: 4, firstDay: 4, lastDay: 4 },
        { id: 5, firstDay: 4, lastDay: 4 },
      ],
      2,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1...4..', '....5..'])
    expect(hiddenOf(drawn, 0)).toBe('2000000')
  })

  it.each([
    ['one lane shows a lone item', 1, ['1......'], '0022000'],
    ['less than one lane counts as one', 0, ['1......'], '0022000'],
    ['endless lanes show everything', Infinity, ['1.22...', '..34...'], '0000000'],
  ])('%s', (_sentence, visibleLanes, week, hidden) => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 0 },
        { id: 2, firstDay: 2, lastDay: 3 },
        { id: 3, firstDay: 2, lastDay: 2 },
        { id: 4, firstDay: 3, lastDay: 3 },
      ],
      visibleLanes,
    )
    expect(drawWeek(drawn, 0)).toEqual(week)
    expect(hiddenOf(drawn, 0)).toBe(hidden)
  })

  it('lists everything that touches the day, shown or not, in drawing order', () => {
    const weekIndex = indexWorld([
      { id: 1, firstDay: 9, lastDay: 9, minutes: 600 },
      { id: 2, firstDay: 3, lastDay: 9 },
      { id: 3, firstDay: 10, lastDay: 10 },
      { id: 4, firstDay: 9, lastDay: 9 },
    ])
    const idsOf = (day: number): unknown[] =>
      occurrencesOfDay(weekIndex, day).map((at) => weekIndex.occurrences.ids[at])
    expect(idsOf(FIRST_DAY + 9)).toEqual([2, 4, 1])
    expect(idsOf(FIRST_DAY - 1)).toEqual([])
    expect(idsOf(FIRST_DAY + DAY_COUNT)).toEqual([])
  })
})
