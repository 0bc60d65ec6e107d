import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { STRIP_LIMIT_PIXELS, lanesToShow, sectionPixels } from './lanes-to-show'

const open = (laneCount: number) => ({ isOpen: true, laneCount })
const closed = (laneCount: number) => ({ isOpen: false, laneCount })

describe('how many lanes the sections show', () => {
  // An open section takes 5 px and 22 px a lane, a closed one 24 px; 170 px are there.
  it.each([
    ['no section gets more than it needs', [open(1), open(2)], [1, 2]],
    ['a section alone gets four lanes', [open(9)], [4]],
    ['three that overflow get two, and the first a third', [open(9), open(9), open(9)], [3, 2, 2]],
    ['two share what there is', [open(9), open(9)], [4, 3]],
    ['what one does not need goes to the next', [open(1), open(9), open(1)], [1, 4, 1]],
    ['closed ones show none and leave their room', [closed(9), open(9), closed(9)], [0, 4, 0]],
  ])('%s', (_sentence, needs, lanes) => {
    expect(lanesToShow(needs)).toEqual(lanes)
  })

  it('never makes the strip higher than its limit', () => {
    const anyNeed = fc.record({ isOpen: fc.boolean(), laneCount: fc.integer({ min: 1, max: 30 }) })
    fc.assert(
      fc.property(fc.array(anyNeed, { maxLength: 3 }), (needs) => {
        const lanes = lanesToShow(needs)
        const pixels = needs.map(({ isOpen }, at) => sectionPixels(isOpen, lanes[at] ?? 0))
        expect(pixels.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(STRIP_LIMIT_PIXELS)
      }),
    )
  })
})
