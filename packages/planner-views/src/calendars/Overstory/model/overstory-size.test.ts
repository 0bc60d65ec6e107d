import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sectionPixels, sizeOverstory, usualLimitOf } from './overstory-size'
import type { LaneNeed, OverstorySpace } from './overstory-size'

const compact: OverstorySpace = {
  userHeight: null,
  usualLimit: usualLimitOf(22),
  expandedLimit: 450,
  windowLimit: 450,
  pitch: 22,
  hasAxis: true,
}
const open = (laneCount: number): LaneNeed => ({ isOpen: true, isExpanded: false, laneCount })
const closed = (laneCount: number): LaneNeed => ({ isOpen: false, isExpanded: false, laneCount })
const expanded = (laneCount: number): LaneNeed => ({ isOpen: true, isExpanded: true, laneCount })

describe('how many lanes the sections show', () => {
  // The dates and the rule below take 25 px; an open section takes 4 px and 22 px a lane.
  it.each([
    ['no section gets more than it needs', [open(1), open(2)], null, [1, 2]],
    ['a section alone gets four lanes', [open(9)], null, [4]],
    ['two share the height', [open(9), open(9)], null, [4, 4]],
    ['three share the height, from the top', [open(9), open(9), open(9)], null, [3, 3, 2]],
    ['four get two each', [open(9), open(9), open(9), open(9)], null, [2, 2, 2, 2]],
    [
      'the next ones get the lanes that one does not need',
      [open(1), open(9), open(1)],
      null,
      [1, 4, 1],
    ],
    [
      'closed ones show none and leave their space',
      [closed(9), open(9), closed(9)],
      null,
      [0, 4, 0],
    ],
    ['an expanded one shows all', [expanded(9), open(9)], null, [9, 2]],
    ['in a higher overstory each gets more', [open(9), open(9)], 340, [7, 6]],
    ['in a lower one two each, which scroll', [open(9), open(9)], 60, [2, 2]],
  ])('%s', (_sentence, needs, userHeight, lanes) => {
    expect(sizeOverstory(needs, { ...compact, userHeight }).lanes).toEqual(lanes)
  })
})

describe('how high the overstory is', () => {
  it.each([
    ['as high as its lanes', [open(1), open(2)], {}, 25 + 26 + 48],
    ['without dates lower by their line', [open(1)], { hasAxis: false }, 1 + 26],
    ['not above the usual limit', [open(9), open(9), open(9), open(9)], {}, 217],
    ['expanded as high as its lanes', [expanded(9), open(2)], {}, 25 + 202 + 48],
    ['expanded not above the window limit, in complete lanes', [expanded(30), open(2)], {}, 446],
    [
      'as high as the user chooses, with lanes that fit',
      [open(30), open(30)],
      { userHeight: 300 },
      297,
    ],
    ['the same when expanded, and it scrolls', [expanded(30)], { userHeight: 100 }, 100],
    ['never above its sections', [open(1)], { userHeight: 400 }, 25 + 26],
    ['never above the window limit', [open(30)], { userHeight: 700, windowLimit: 300 }, 293],
    ['never below one lane', [open(30)], { userHeight: 3 }, 25 + 26],
    ['in a low window as high as its limit', [open(9), open(9)], { windowLimit: 90 }, 90],
    [
      'expanded not above its own limit, in complete lanes',
      [expanded(30)],
      { expandedLimit: 150 },
      138,
    ],
    [
      'ends below a lane and cuts no bar',
      [open(2), open(2), open(2)],
      { usualLimit: 128, hasAxis: false },
      1 + 48 + 48 + 25,
    ],
    [
      'ends below a section that still fits',
      [open(2), open(2), open(2)],
      { usualLimit: 100, hasAxis: false },
      1 + 48 + 48,
    ],
    ['ends below a closed section', [closed(9), closed(9), open(2)], { usualLimit: 80 }, 75],
    [
      'the user makes it higher than that',
      [expanded(30)],
      { expandedLimit: 150, userHeight: 260 },
      260,
    ],
  ] as const)('%s', (_sentence, needs, changes, height) => {
    expect(sizeOverstory(needs, { ...compact, ...changes }).height).toBe(height)
  })

  const anyNeed = fc.record({
    isOpen: fc.boolean(),
    isExpanded: fc.boolean(),
    laneCount: fc.integer({ min: 1, max: 30 }),
  })
  const anySpace = fc.record({
    userHeight: fc.option(fc.integer({ min: 0, max: 900 })),
    usualLimit: fc.constantFrom(usualLimitOf(22), usualLimitOf(31)),
    expandedLimit: fc.integer({ min: 60, max: 700 }),
    windowLimit: fc.integer({ min: 100, max: 700 }),
    pitch: fc.constantFrom(22, 31),
    hasAxis: fc.boolean(),
  })

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { minLength: 1, maxLength: 4 }), anySpace, (needs, space) => {
        const { lanes, height, minHeight, maxHeight } = sizeOverstory(needs, space)
        const content = needs.reduce(
          (sum, { isOpen }, index) => sum + sectionPixels(isOpen, lanes[index] ?? 0, space.pitch),
          space.hasAxis ? 25 : 1,
        )
        expect(height).toBeLessThanOrEqual(content)
        expect(height).toBeLessThanOrEqual(space.windowLimit)
        expect(minHeight).toBeLessThanOrEqual(maxHeight)
        expect(height).toBeGreaterThanOrEqual(Math.min(minHeight, content))
      }),
    )
  })

  it('shows every lane at its greatest height', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { minLength: 1, maxLength: 4 }), anySpace, (needs, space) => {
        const wide = { ...space, windowLimit: Infinity }
        const { maxHeight } = sizeOverstory(needs, wide)
        const { lanes } = sizeOverstory(needs, { ...wide, userHeight: maxHeight })
        expect(lanes).toEqual(needs.map(({ isOpen, laneCount }) => (isOpen ? laneCount : 0)))
      }),
    )
  })
})
