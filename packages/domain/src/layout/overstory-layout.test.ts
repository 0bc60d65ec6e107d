import { describe, expect, it } from 'vitest'
import { layoutOverstory } from './overstory-layout'
import {
  FIRST_DAY,
  draw,
  drawWorld,
  layOut,
  occurrencesOf,
  toLayoutItem,
} from './fixtures/overstory-items'

describe('lanes of an overstory', () => {
  it.each([
    {
      sentence: 'items that share no day share a lane',
      world: [
        { id: 1, firstDay: 0, lastDay: 3 },
        { id: 2, firstDay: 4, lastDay: 6 },
      ],
      overstory: ['1111222...'],
    },
    {
      sentence: 'items that share a day stand below each other',
      world: [
        { id: 1, firstDay: 0, lastDay: 4 },
        { id: 2, firstDay: 4, lastDay: 6 },
      ],
      overstory: ['11111.....', '....222...'],
    },
    {
      sentence: 'what goes beyond the overstory is cut at its edges',
      world: [
        { id: 1, firstDay: -40, lastDay: 1 },
        { id: 2, firstDay: 8, lastDay: 90 },
      ],
      overstory: ['11......22'],
    },
    {
      sentence: 'the last day before the overstory and the first one after it are not shown',
      world: [
        { id: 1, firstDay: -3, lastDay: -1 },
        { id: 2, firstDay: 10, lastDay: 12 },
      ],
      overstory: [],
    },
    {
      sentence: 'the longer of two that begin together stands above',
      world: [
        { id: 1, firstDay: 1, lastDay: 2 },
        { id: 2, firstDay: 1, lastDay: 5 },
      ],
      overstory: ['.22222....', '.11.......'],
    },
    {
      sentence: 'equal items stand by id, whatever the order they came in',
      world: [
        { id: 9, firstDay: 3, lastDay: 4 },
        { id: 4, firstDay: 3, lastDay: 4 },
      ],
      overstory: ['...44.....', '...99.....'],
    },
  ])('$sentence', ({ world, overstory }) => {
    expect(drawWorld(world)).toEqual(overstory)
  })
})

describe('room for the titles of short items', () => {
  it.each([
    {
      sentence: 'days after a short item are kept free',
      world: [
        { id: 1, firstDay: 0, lastDay: 0 },
        { id: 2, firstDay: 3, lastDay: 9 },
      ],
      overstory: ['1____.....', '...2222222'],
    },
    {
      sentence: 'an item of that many days keeps nothing more',
      world: [
        { id: 1, firstDay: 0, lastDay: 4 },
        { id: 2, firstDay: 5, lastDay: 9 },
      ],
      overstory: ['1111122222'],
    },
    {
      sentence: 'near the end the days before it are kept',
      world: [{ id: 1, firstDay: 9, lastDay: 9 }],
      overstory: ['.....____1'],
    },
    {
      sentence: 'what shows few days at the end keeps the days before, however long it is',
      world: [{ id: 1, firstDay: 8, lastDay: 60 }],
      overstory: ['....____11'],
    },
    {
      sentence: 'what shows few days at the start keeps the days after',
      world: [{ id: 1, firstDay: -20, lastDay: 1 }],
      overstory: ['11___.....'],
    },
  ])('$sentence', ({ world, overstory }) => {
    expect(drawWorld(world, 5)).toEqual(overstory)
  })

  it('on an overstory of one day an item has just that day', () => {
    const occurrences = occurrencesOf([toLayoutItem({ id: 1, firstDay: 0, lastDay: 0 })])
    const { segments } = layoutOverstory({
      occurrences,
      startDay: FIRST_DAY,
      endDayExclusive: FIRST_DAY + 1,
      leastDays: 5,
    })
    expect(segments).toMatchObject([{ roomStart: FIRST_DAY, roomEnd: FIRST_DAY + 1 }])
  })
})

it('says which ends are cut', () => {
  const { segments } = layOut(
    occurrencesOf(
      [
        { id: 1, firstDay: -1, lastDay: 10 },
        { id: 2, firstDay: 0, lastDay: 9 },
      ].map(toLayoutItem),
    ),
  )
  expect(segments).toMatchObject([
    { continuesBefore: true, continuesAfter: true },
    { continuesBefore: false, continuesAfter: false },
  ])
})

it('shows every occurrence of a series', () => {
  const series = {
    ...toLayoutItem({ id: 3, firstDay: 0, lastDay: 0 }),
    rrule: 'FREQ=DAILY;INTERVAL=4',
  }
  const occurrences = occurrencesOf([series])
  expect(draw(layOut(occurrences), occurrences)).toEqual(['3...3...3.'])
})
