import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { planOverstory, sectionPixels, usualLimit } from './overstory-plan'
import type { LaneNeed, OverstorySpace } from './overstory-plan'

const compact: OverstorySpace = {
  chosen: null,
  usual: usualLimit(22),
  expanded: 450,
  most: 450,
  pitch: 22,
  hasAxis: true,
}
const open = (laneCount: number): LaneNeed => ({ isOpen: true, isExpanded: false, laneCount })
const closed = (laneCount: number): LaneNeed => ({ isOpen: false, isExpanded: false, laneCount })
const expanded = (laneCount: number): LaneNeed => ({ isOpen: true, isExpanded: true, laneCount })

describe('how many lanes the sections show', () => {
  // 25 px are for the dates and the rule below; an open section takes 4 px and 22 px a lane.
  it.each([
    ['no section gets more than it needs', [open(1), open(2)], null, [1, 2]],
    ['a section alone gets four lanes', [open(9)], null, [4]],
    ['two share what there is', [open(9), open(9)], null, [4, 4]],
    ['three share what there is, from the top', [open(9), open(9), open(9)], null, [3, 3, 2]],
    ['four get two each', [open(9), open(9), open(9), open(9)], null, [2, 2, 2, 2]],
    ['what one does not need goes to the next', [open(1), open(9), open(1)], null, [1, 4, 1]],
    [
      'closed ones show none and leave their room',
      [closed(9), open(9), closed(9)],
      null,
      [0, 4, 0],
    ],
    ['an expanded one shows all', [expanded(9), open(9)], null, [9, 2]],
    ['in a higher strip each gets more', [open(9), open(9)], 340, [7, 6]],
    ['in a lower one two each, which scroll', [open(9), open(9)], 60, [2, 2]],
  ])('%s', (_sentence, needs, chosen, lanes) => {
    expect(planOverstory(needs, { ...compact, chosen }).lanes).toEqual(lanes)
  })
})

describe('how high the strip is', () => {
  it.each([
    ['as high as its lanes', [open(1), open(2)], {}, 25 + 26 + 48],
    ['without dates lower by their line', [open(1)], { hasAxis: false }, 1 + 26],
    ['by itself not above the usual', [open(9), open(9), open(9), open(9)], {}, 217],
    ['expanded as high as its lanes', [expanded(9), open(2)], {}, 25 + 202 + 48],
    ['expanded not above the most, in whole lanes', [expanded(30), open(2)], {}, 446],
    ['as a person has chosen, in whole lanes', [open(30), open(30)], { chosen: 300 }, 297],
    ['chosen, and expanded: the same, and it scrolls', [expanded(30)], { chosen: 100 }, 100],
    ['never above what it shows', [open(1)], { chosen: 400 }, 25 + 26],
    ['never above the most', [open(30)], { chosen: 700, most: 300 }, 293],
    ['never below one lane', [open(30)], { chosen: 3 }, 25 + 26],
    ['in little room as high as that', [open(9), open(9)], { most: 90 }, 90],
    ['expanded not above its own limit, in whole lanes', [expanded(30)], { expanded: 150 }, 138],
    [
      'by itself it ends below a lane and cuts no bar',
      [open(2), open(2), open(2)],
      { usual: 128, hasAxis: false },
      1 + 48 + 48 + 25,
    ],
    [
      'by itself it ends below a section that still fits',
      [open(2), open(2), open(2)],
      { usual: 100, hasAxis: false },
      1 + 48 + 48,
    ],
    [
      'by itself it ends below a closed section',
      [closed(9), closed(9), open(2)],
      { usual: 80 },
      75,
    ],
    ['a person makes it higher than that', [expanded(30)], { expanded: 150, chosen: 260 }, 260],
  ] as const)('%s', (_sentence, needs, changes, height) => {
    expect(planOverstory(needs, { ...compact, ...changes }).height).toBe(height)
  })

  const anyNeed = fc.record({
    isOpen: fc.boolean(),
    isExpanded: fc.boolean(),
    laneCount: fc.integer({ min: 1, max: 30 }),
  })
  const anyRoom = fc.record({
    chosen: fc.option(fc.integer({ min: 0, max: 900 })),
    usual: fc.constantFrom(usualLimit(22), usualLimit(31)),
    expanded: fc.integer({ min: 60, max: 700 }),
    most: fc.integer({ min: 100, max: 700 }),
    pitch: fc.constantFrom(22, 31),
    hasAxis: fc.boolean(),
  })

  it('keeps its bounds, and never leaves room empty', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { minLength: 1, maxLength: 4 }), anyRoom, (needs, room) => {
        const { lanes, height, least, most } = planOverstory(needs, room)
        const content = needs.reduce(
          (sum, { isOpen }, at) => sum + sectionPixels(isOpen, lanes[at] ?? 0, room.pitch),
          room.hasAxis ? 25 : 1,
        )
        expect(height).toBeLessThanOrEqual(content)
        expect(height).toBeLessThanOrEqual(room.most)
        expect(least).toBeLessThanOrEqual(most)
        expect(height).toBeGreaterThanOrEqual(Math.min(least, content))
      }),
    )
  })

  it('shows every lane once it is as high as it can be made', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { minLength: 1, maxLength: 4 }), anyRoom, (needs, room) => {
        const roomy = { ...room, most: Infinity }
        const { most } = planOverstory(needs, roomy)
        const { lanes } = planOverstory(needs, { ...roomy, chosen: most })
        expect(lanes).toEqual(needs.map(({ isOpen, laneCount }) => (isOpen ? laneCount : 0)))
      }),
    )
  })
})
