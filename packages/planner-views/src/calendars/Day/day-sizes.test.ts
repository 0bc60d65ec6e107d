import { describe, expect, it } from 'vitest'

import { closedAllDayLanes, printPlanOf, visibleLanes } from './day-sizes'

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
    expect(printPlanOf(0, null).minMinutes).toBe(20)
    expect(printPlanOf(4, { start: 0, end: 1440 }).minMinutes).toBe(40)
  })
})

describe('the all-day row', () => {
  it.each([
    ['shows all lanes that fit', 4, 4, { lanes: 4, hasMore: false }],
    ['keeps the last line for what it hides', 5, 4, { lanes: 3, hasMore: true }],
    ['may have room for nothing else', 5, 1, { lanes: 0, hasMore: true }],
    ['shows everything once opened', 9, Infinity, { lanes: 9, hasMore: false }],
  ])('%s', (_sentence, laneCount, allDayLanes, visible) => {
    expect(visibleLanes(laneCount, allDayLanes)).toEqual(visible)
  })

  it.each([
    ['has four lanes at most', 1200, 0, 'compact', 4],
    // (650 + 175) / 3 - 175 - 8 = 92, and 4 * 22 = 88
    ['has them below an overstory of 175 in a window of 900', 650, 175, 'compact', 4],
    // 92 holds two of 32
    ['has less where bars are higher', 650, 175, 'comfortable', 2],
    // 275 - 200 - 8 = 67
    ['has less below a higher overstory', 625, 200, 'compact', 3],
    ['keeps a line where the overstory takes the third', 400, 300, 'compact', 1],
    // 60 - 8 = 52
    ['takes no more than a third of a low window', 180, 0, 'compact', 2],
  ] as const)('%s', (_sentence, heightPixels, pixelsAbove, density, lanes) => {
    expect(closedAllDayLanes(heightPixels, pixelsAbove, density)).toBe(lanes)
  })
})
