import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  fitForPrint,
  heightsOfAllLanes,
  heightsOnPaper,
  heightsThatFit,
  lanesInSlice,
  shareHeight,
  sliceAround,
  topsOf,
} from './month-rows'

const sizes = { head: 26, pitch: 22, foot: 2, least: 72 }
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('sharing a height', () => {
  it('uses up every pixel, and no two rows differ by more than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 6 }), (px, rows) => {
        const shares = shareHeight(px, rows)
        expect(sum(shares)).toBe(px)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('heights of weeks', () => {
  it.each([
    // 26 + 10 * 22 + 2 = 248
    ['a full week is as high as it needs', [1, 10, 0, 0, 0], 750, [150, 248, 150, 150, 150]],
    ['four weeks share the page', [1, 1, 1, 1], 750, [188, 188, 187, 187]],
    ['of six weeks five fill the page', [0, 0, 0, 0, 0, 0], 750, [150, 150, 150, 150, 150, 150]],
    ['on a low page a week keeps two lanes', [0, 0, 0, 0, 0], 100, [72, 72, 72, 72, 72]],
  ])('with every lane: %s', (_sentence, lanes, page, heights) => {
    expect(heightsOfAllLanes(lanes, page, sizes)).toEqual(heights)
  })

  it('that have to fit share the page, and scroll where that would be too little', () => {
    expect(heightsThatFit(6, 750, sizes)).toEqual([125, 125, 125, 125, 125, 125])
    expect(heightsThatFit(5, 100, sizes)).toEqual([72, 72, 72, 72, 72])
  })

  it('add up to where the rows begin', () => {
    expect(topsOf([10, 20, 5])).toEqual([0, 10, 30, 35])
  })
})

describe('on paper', () => {
  const paper = { head: 20, foot: 2, least: 60 }
  const pitches = [22, 16, 12] as const
  it.each([
    // 4 * 60 + 20 + 10 * 22 + 2 = 482
    ['few bars keep their height', [1, 1, 1, 1, 10], { pitch: 22, lanes: Infinity }],
    // 5 * (22 + 8 * 12) = 590, with 16 it would be 750
    ['many bars shrink', [8, 8, 8, 8, 8], { pitch: 12, lanes: Infinity }],
    // 5 * (22 + 8 * 12) = 590, one lane more would be 650
    ['too many are counted', [30, 30, 30, 30, 30], { pitch: 12, lanes: 8 }],
    // 4 * 60 + 22 + 28 * 12 = 598
    ['a full week may take what empty ones leave', [0, 0, 0, 0, 99], { pitch: 12, lanes: 28 }],
  ])('%s', (_sentence, lanes, fit) => {
    expect(fitForPrint(lanes, 600, paper, pitches)).toEqual(fit)
  })

  it('never gets longer than its page', () => {
    const anyLanes = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 4, maxLength: 6 })
    fc.assert(
      fc.property(anyLanes, (lanes) => {
        const fit = fitForPrint(lanes, 600, paper, pitches)
        const drawn = lanes.map((count) => Math.min(count, fit.lanes))
        expect(sum(heightsOnPaper(drawn, 600, { ...paper, pitch: fit.pitch }))).toBe(600)
      }),
    )
  })
})

describe('what is drawn while scrolling', () => {
  it('stays the same within a step and reaches beyond what is on show', () => {
    expect(sliceAround(0, 700, 220, 1)).toEqual({ from: -220, to: 1100 })
    expect(sliceAround(1, 700, 220, 1)).toEqual({ from: -220, to: 1100 })
    expect(sliceAround(230, 700, 220, 1)).toEqual({ from: 0, to: 1320 })
  })

  it.each([
    ['a week before it has no lanes', 0, 500, 0, 0],
    ['a week after it has none', 2000, 500, 0, 0],
    // (1000 - 26) / 22 = 44.3 and (1600 - 26) / 22 = 71.5
    ['of a high week those in it', 0, 3000, 44, 72],
    ['of the last of a week all below', 500, 700, 21, Infinity],
    ['a week inside has all', 1100, 300, 0, Infinity],
  ])('%s', (_sentence, top, height, fromLane, toLane) => {
    expect(lanesInSlice({ from: 1000, to: 1600 }, top, height, sizes)).toEqual({ fromLane, toLane })
  })

  it('leaves out nothing that is on show', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 150 }),
        (scroll, top, lane) => {
          const slice = sliceAround(scroll, 700, 220, 1)
          const laneTop = top + sizes.head + lane * sizes.pitch
          const isOnShow = laneTop + sizes.pitch > scroll && laneTop < scroll + 700
          const { fromLane, toLane } = lanesInSlice(slice, top, 4000, sizes)
          expect(!isOnShow || (lane >= fromLane && lane < toLane)).toBe(true)
        },
      ),
    )
  })
})
