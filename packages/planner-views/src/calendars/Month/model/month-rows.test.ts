import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  heightsOfAllLanes,
  heightsThatFit,
  lanesInSlice,
  openingOf,
  paperPlanOf,
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
    // 26 + 10 * 22 + 2 = 248, and 750 - 248 = 502 for four
    ['a full week takes from the others', [1, 10, 0, 0, 0], 750, [126, 248, 126, 125, 125]],
    // 26 + 6 * 22 + 2 = 160, 750 - 160 - 248 = 342 for three
    ['so do two', [6, 10, 0, 0, 0], 750, [160, 248, 114, 114, 114]],
    ['four weeks share the page', [1, 1, 1, 1], 750, [188, 188, 187, 187]],
    ['six weeks share the page', [0, 0, 0, 0, 0, 0], 750, [125, 125, 125, 125, 125, 125]],
    // 4 * 116 + 26 + 12 * 22 + 2 = 756
    ['a page too low scrolls', [4, 12, 4, 4, 4], 750, [150, 292, 150, 150, 150]],
    ['of six weeks five fill it then', [4, 12, 4, 4, 4, 4], 750, [150, 292, 150, 150, 150, 150]],
    ['on a low page a week keeps two lanes', [0, 0, 0, 0, 0], 100, [72, 72, 72, 72, 72]],
  ])('with every lane: %s', (_sentence, lanes, page, heights) => {
    expect(heightsOfAllLanes(lanes, page, sizes)).toEqual(heights)
  })

  it('with every lane: a page is filled, and no week is lower than its lanes', () => {
    const anyLanes = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 4, maxLength: 6 })
    fc.assert(
      fc.property(anyLanes, fc.integer({ min: 80, max: 2000 }), (lanes, page) => {
        const heights = heightsOfAllLanes(lanes, page, sizes)
        const needs = lanes.map((count) => Math.max(72, 28 + count * 22))
        expect(heights.every((height, row) => height >= (needs[row] ?? 0))).toBe(true)
        const isFilled = sum(heights) === page
        expect(isFilled || sum(needs) > page).toBe(true)
      }),
    )
  })

  it.each([
    ['the week of today is at the top', [150, 292, 300, 150, 150], 1, 1, [150, 292, 300, 150, 150]],
    ['the last weeks fill the page', [150, 292, 150, 150, 150], 4, 1, [150, 294, 152, 152, 152]],
    ['no week grows by a lane', [150, 400, 150, 150, 150], 4, 2, [150, 400, 150, 150, 150]],
    ['a page that does not scroll', [150, 150, 150, 150, 150], 3, 0, [150, 150, 150, 150, 150]],
    ['more weeks fit from an earlier one', [150, 150, 150, 700], 2, 0, [150, 150, 150, 700]],
    ['a week higher than the page', [150, 150, 900, 150], 2, 2, [150, 150, 900, 150]],
  ])('to open with today: %s', (_sentence, heights, todayRow, row, opened) => {
    expect(openingOf(heights, todayRow, 750, sizes)).toEqual({ row, heights: opened })
  })

  it('to open with today: as many whole weeks as fit, today among them, and no empty space', () => {
    const anyHeights = fc.array(fc.integer({ min: 72, max: 900 }), { minLength: 4, maxLength: 6 })
    fc.assert(
      fc.property(
        anyHeights,
        fc.nat(3),
        fc.integer({ min: 80, max: 2000 }),
        (before, today, px) => {
          const { row, heights } = openingOf(before, today, px, sizes)
          expect(heights.every((height, at) => height - (before[at] ?? 0) < sizes.pitch)).toBe(true)
          const wholeFrom = (first: number): number[] => {
            const tops = topsOf(before).map((top) => top - (topsOf(before)[first] ?? 0))
            return before.flatMap((_height, at) =>
              at >= first && (tops[at + 1] ?? 0) <= px ? [at] : [],
            )
          }
          const whole = wholeFrom(row)
          expect(whole.includes(today) || row === today).toBe(true)
          for (let other = 0; other < before.length; other += 1) {
            const weeks = wholeFrom(other)
            expect(weeks.length > whole.length && weeks.includes(today)).toBe(false)
          }
        },
      ),
    )
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
  const room = { firstPage: 600, nextPages: 680 }
  const planOf = (lanes: readonly number[]) => paperPlanOf(lanes, room, paper, [22, 16, 14], 18)

  it.each([
    // 4 * 60 + 20 + 10 * 22 + 2 = 482
    ['few bars keep their height', [1, 1, 1, 1, 10], 22],
    // 5 * (22 + 6 * 16) = 590, with 22 it would be 770
    ['many bars shrink', [6, 6, 6, 6, 6], 16],
  ])('%s, and fill the page', (_sentence, lanes, pitch) => {
    const plan = planOf(lanes)
    expect(plan.pitch).toBe(pitch)
    expect(plan.pages.map((rows) => sum(rows.map((row) => row.heightPixels)))).toEqual([600])
  })

  it('goes on to a next page between two weeks', () => {
    // 22 + 12 * 18 = 238: two fit 600, two more 680
    const { pages } = planOf([12, 12, 12, 12, 12])
    expect(pages.map((rows) => rows.map(({ week }) => week))).toEqual([[0, 1], [2, 3], [4]])
  })

  it('divides a week that is higher than a page between two lanes', () => {
    // (600 - 22) / 18 = 32, (680 - 22) / 18 = 36, and 80 - 68 = 12 are left
    const { pages } = planOf([80, 2])
    const parts = pages.map((rows) => rows.map((row) => [row.week, row.fromLane, row.toLane]))
    expect(parts).toEqual([
      [[0, 0, 32]],
      [[0, 32, 68]],
      [
        [0, 68, 80],
        [1, 0, 2],
      ],
    ])
  })

  it('shows every lane once, in order, and never makes a page too long', () => {
    const anyLanes = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 4, maxLength: 6 })
    const anyRoom = fc.record({
      firstPage: fc.integer({ min: 100, max: 700 }),
      nextPages: fc.integer({ min: 600, max: 700 }),
    })
    fc.assert(
      fc.property(anyLanes, anyRoom, (lanes, rooms) => {
        const { pages } = paperPlanOf(lanes, rooms, paper, [22, 16, 14], 18)
        const parts = pages.flat()
        lanes.forEach((count, week) => {
          const ofWeek = parts.filter((part) => part.week === week)
          expect(sum(ofWeek.map(({ fromLane, toLane }) => toLane - fromLane))).toBe(count)
          expect(ofWeek[0]?.fromLane).toBe(0)
          expect(ofWeek.slice(1).map(({ fromLane }) => fromLane)).toEqual(
            ofWeek.slice(0, -1).map(({ toLane }) => toLane),
          )
        })
        for (const rows of pages) {
          const most = Math.max(rooms.firstPage, rooms.nextPages)
          expect(sum(rows.map((row) => row.heightPixels))).toBeLessThanOrEqual(most)
        }
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
