import { describe, expect, it } from 'vitest'

import { printPlanOf, shownLanes } from './day-sizes'

describe('a printed day', () => {
  it.each([
    ['shows the hours of work where nothing happens', null, 7, 19],
    ['shows the hours of work around what happens within them', { start: 540, end: 700 }, 7, 19],
    ['goes back to what happens earlier', { start: 310, end: 700 }, 5, 19],
    ['goes on to what happens later', { start: 540, end: 1385 }, 7, 24],
    ['may have to show it all', { start: 0, end: 1440 }, 0, 24],
  ])('%s', (_sentence, range, startHour, endHour) => {
    const plan = printPlanOf(0, range)
    expect([plan.startSlot / 2, plan.endSlot / 2]).toEqual([startHour, endHour])
  })

  it('draws short boxes longer where hours are lower, so that a line can be read', () => {
    expect(printPlanOf(0, null).leastMinutes).toBe(20)
    expect(printPlanOf(4, { start: 0, end: 1440 }).leastMinutes).toBe(40)
  })
})

describe('the band', () => {
  it.each([
    ['shows all lanes that fit', 4, false, { lanes: 4, hasMore: false }],
    ['keeps the last line for what it hides', 5, false, { lanes: 3, hasMore: true }],
    ['shows everything once opened', 9, true, { lanes: 9, hasMore: false }],
  ])('%s', (_sentence, laneCount, isOpen, shown) => {
    expect(shownLanes(laneCount, isOpen)).toEqual(shown)
  })
})
